import { createContext, use } from 'react';

export interface FormState {
  /** What the server said about each field, as long as the field keeps the refused value. */
  fromServer: Readonly<Record<string, string>>;
  loading: boolean;
}

export const FormStateContext = createContext<FormState>({ fromServer: {}, loading: false });

export function useFormState(): FormState {
  return use(FormStateContext);
}

import { createContext, use } from 'react';

export interface FormState {
  /** What the server said about each field, as long as the field keeps the refused value. */
  fromServer: Readonly<Record<string, string>>;
  loading: boolean;
  /** Sets the ids of this form's controls apart where a page holds two forms. */
  idPrefix: string | undefined;
}

export const FormStateContext = createContext<FormState>({
  fromServer: {},
  loading: false,
  idPrefix: undefined,
});

export function useFormState(): FormState {
  return use(FormStateContext);
}

/** A control's own id; undefined leaves it to the field. */
export function controlId(idPrefix: string | undefined, name: string): string | undefined {
  return idPrefix === undefined ? undefined : `${idPrefix}-${name}`;
}

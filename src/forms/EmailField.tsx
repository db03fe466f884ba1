import { FormTextField } from './FormTextField.tsx';

/** `email`. */
export function EmailField({ autoComplete = 'email' }: { autoComplete?: 'email' | 'username' }) {
  return (
    <FormTextField name="email" type="email" autoComplete={autoComplete} maxLength={254} ltr />
  );
}

import type { ReactNode } from 'react';
import { FormPasswordField } from './FormPasswordField.tsx';
import styles from './FieldPair.module.css';

/** `password` and `confirm_password`. */
export function NewPasswordFields({ hint }: { hint: ReactNode }) {
  return (
    <div className={styles.pair}>
      <FormPasswordField name="password" autoComplete="new-password" hint={hint} />
      <FormPasswordField name="confirm_password" autoComplete="new-password" />
    </div>
  );
}

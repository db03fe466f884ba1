import { FormTextField } from './FormTextField.tsx';
import styles from './FieldPair.module.css';

/** `first_name` and `last_name`. */
export function NameFields() {
  return (
    <div className={styles.pair}>
      <FormTextField name="first_name" autoComplete="given-name" dir="auto" maxLength={50} />
      <FormTextField name="last_name" autoComplete="family-name" dir="auto" maxLength={50} />
    </div>
  );
}

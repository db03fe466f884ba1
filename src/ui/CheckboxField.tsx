import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import styles from './CheckboxField.module.css';
import { cx } from './cx.ts';
import { controlAttributes, FieldError, fieldIds } from './FieldShell.tsx';

export interface CheckboxFieldProps {
  name: string;
  id?: string | undefined;
  /** May contain a link, such as one to the terms. */
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  checked: boolean;
  value?: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function CheckboxField({ ref, ...props }: CheckboxFieldProps) {
  const { label, hint, error, className } = props;
  const ids = fieldIds(props);
  return (
    <div className={cx(styles.field, className)}>
      <div className={styles.row}>
        <input
          {...controlAttributes(props)}
          ref={ref}
          type="checkbox"
          className={styles.box}
          checked={props.checked}
          value={props.value}
          onChange={props.onChange}
          onBlur={props.onBlur}
          disabled={props.disabled}
        />
        <label className={styles.label} htmlFor={ids.controlId}>
          {label}
        </label>
      </div>
      {hint && (
        <p id={ids.hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={ids.errorId} error={error} />
    </div>
  );
}

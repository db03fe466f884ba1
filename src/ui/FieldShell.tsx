import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './FieldShell.module.css';
import { fieldIds } from './fieldTexts.ts';
import type { FieldBase } from './fieldTexts.ts';
import { WarningIcon } from './icons.tsx';

interface FieldErrorProps {
  id: string;
  error?: string | undefined;
}

export function FieldError({ id, error }: FieldErrorProps) {
  if (!error) return null;
  return (
    <p id={id} className={styles.error}>
      <WarningIcon size={18} />
      <span>{error}</span>
    </p>
  );
}

function LabelText({ label, requirement }: Pick<FieldBase, 'label' | 'requirement'>) {
  return (
    <>
      <span>{label}</span>
      {requirement && <span className={styles.requirement}>{requirement}</span>}
    </>
  );
}

interface FieldShellProps extends FieldBase {
  children: ReactNode;
}

/** Label, hint and error around one control. */
export function FieldShell({ children, className, ...field }: FieldShellProps) {
  const ids = fieldIds(field);
  return (
    <div className={cx(styles.field, className)}>
      <label className={styles.label} htmlFor={ids.controlId}>
        <LabelText label={field.label} requirement={field.requirement} />
      </label>
      {children}
      {field.hint && (
        <p id={ids.hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
      <FieldError id={ids.errorId} error={field.error} />
    </div>
  );
}

interface FieldGroupProps extends FieldShellProps {
  disabled?: boolean | undefined;
  /** For a set of radio buttons, where "required" and "invalid" belong to the group. */
  role?: 'radiogroup' | 'group' | undefined;
}

/** Legend, hint and error around several controls that answer one question. */
export function FieldGroup({ children, className, disabled, role, ...field }: FieldGroupProps) {
  const ids = fieldIds(field);
  const isRadioGroup = role === 'radiogroup';
  return (
    <fieldset
      id={ids.controlId}
      className={cx(styles.field, className)}
      disabled={disabled}
      role={role}
      tabIndex={-1}
      aria-describedby={ids.describedBy}
      aria-invalid={(isRadioGroup && Boolean(field.error)) || undefined}
      aria-required={(isRadioGroup && field.required) || undefined}
    >
      <legend className={styles.label}>
        <LabelText label={field.label} requirement={field.requirement} />
      </legend>
      {field.hint && (
        <p id={ids.hintId} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {children}
      <FieldError id={ids.errorId} error={field.error} />
    </fieldset>
  );
}

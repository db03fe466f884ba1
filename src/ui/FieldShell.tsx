import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './FieldShell.module.css';
import { WarningIcon } from './icons.tsx';

/** The texts around every field, translated by the caller. */
interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** Such as "Optional" or "Required", shown after the label. */
  requirement?: string | undefined;
  error?: string | undefined;
}

/** The props of every field; Formik's `getFieldProps(name)` provides name, value and the handlers. */
export interface FieldBase extends FieldTexts {
  name: string;
  /** Needed only where one page has two fields of the same name. */
  id?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
}

/** The id of the control of a field, unless the field was given its own. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

interface FieldIds {
  controlId: string;
  hintId: string;
  errorId: string;
  describedBy: string | undefined;
}

/** The ids that tie a control to its hint and its error. */
export function fieldIds({
  id,
  name,
  hint,
  error,
}: Pick<FieldBase, 'id' | 'name' | 'hint' | 'error'>): FieldIds {
  const controlId = id ?? fieldId(name);
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return { controlId, hintId, errorId, describedBy: describedBy || undefined };
}

/** The attributes that a control (input, select, textarea) gets from its field. */
export function controlAttributes(field: FieldBase) {
  const { controlId, describedBy } = fieldIds(field);
  return {
    id: controlId,
    name: field.name,
    'aria-describedby': describedBy,
    'aria-invalid': field.error ? true : undefined,
    'aria-required': field.required ? true : undefined,
  };
}

export interface DirectionOptions {
  /** For e-mail, phone, civil ID and the like, which are left to right on every page. */
  ltr?: boolean | undefined;
  /** `auto` for what people write: names, notes, comments. */
  dir?: 'auto' | undefined;
}

interface DirectionInput extends DirectionOptions {
  value: string;
  placeholder?: string | undefined;
}

/**
 * The `dir` of an input. An empty input with a placeholder gets none, because the placeholder follows the page's
 * direction; `auto` waits for a value, because an empty `dir="auto"` input counts as left-to-right.
 */
export function inputDirection(input: DirectionInput): 'ltr' | 'auto' | undefined {
  const { ltr, dir, value, placeholder } = input;
  if (value === '') return ltr && !placeholder ? 'ltr' : undefined;
  return ltr ? 'ltr' : dir;
}

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
      <span>{label}</span>{' '}
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

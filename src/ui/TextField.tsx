import type {
  ChangeEventHandler,
  FocusEventHandler,
  HTMLInputTypeAttribute,
  ReactNode,
  Ref,
} from 'react';
import styles from './Control.module.css';
import { cx } from './cx.ts';
import {
  controlAttributes,
  FieldShell,
  inputDirection,
  type DirectionOptions,
  type FieldBase,
} from './FieldShell.tsx';

export interface TextFieldProps extends FieldBase, DirectionOptions {
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'url'> | undefined;
  /** A figure: a plain text box with the number pad, so that Arabic-Indic digits can be typed. */
  numeric?: boolean | undefined;
  autoComplete?: string | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Such as a dialling code or a unit; before an `ltr` value it is on the left on every page. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function TextField({ ref, ...props }: TextFieldProps) {
  const { numeric = false, prefix, suffix, value } = props;
  return (
    <FieldShell {...props}>
      <div className={styles.box} dir={prefix != null && props.ltr ? 'ltr' : undefined}>
        {prefix != null && <span className={styles.affix}>{prefix}</span>}
        <input
          {...controlAttributes(props)}
          ref={ref}
          type={numeric ? 'text' : (props.type ?? 'text')}
          inputMode={numeric ? 'numeric' : undefined}
          dir={inputDirection({ ...props, ltr: props.ltr ?? numeric, value })}
          className={styles.control}
          value={value}
          onChange={props.onChange}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          disabled={props.disabled}
          readOnly={props.readOnly}
        />
        {suffix != null && <span className={styles.affix}>{suffix}</span>}
      </div>
    </FieldShell>
  );
}

export interface TextAreaFieldProps extends FieldBase, DirectionOptions {
  value: string;
  onChange: ChangeEventHandler<HTMLTextAreaElement>;
  onBlur?: FocusEventHandler<HTMLTextAreaElement> | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
  maxLength?: number | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

export function TextAreaField({ ref, ...props }: TextAreaFieldProps) {
  return (
    <FieldShell {...props}>
      <div className={styles.box}>
        <textarea
          {...controlAttributes(props)}
          ref={ref}
          dir={inputDirection({ dir: 'auto', ...props })}
          className={cx(styles.control, styles.area)}
          value={props.value}
          onChange={props.onChange}
          onBlur={props.onBlur}
          rows={props.rows ?? 4}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          disabled={props.disabled}
        />
      </div>
    </FieldShell>
  );
}

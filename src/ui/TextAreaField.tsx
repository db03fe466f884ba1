import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import styles from './Control.module.css';
import { cx } from './cx.ts';
import { FieldShell } from './FieldShell.tsx';
import { controlAttributes } from './fieldTexts.ts';
import type { FieldBase } from './fieldTexts.ts';
import { inputDirection } from './inputDirection.ts';
import type { DirectionOptions } from './inputDirection.ts';

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

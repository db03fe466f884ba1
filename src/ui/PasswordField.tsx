import { useState } from 'react';
import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import styles from './Control.module.css';
import { controlAttributes, FieldShell, type FieldBase } from './FieldShell.tsx';
import { IconButton } from './IconButton.tsx';
import { EyeIcon, EyeOffIcon } from './actionIcons.tsx';

export interface PasswordFieldProps extends FieldBase {
  value: string;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  showLabel: string;
  hideLabel: string;
  autoComplete: 'current-password' | 'new-password';
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

export function PasswordField({ ref, ...props }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldShell {...props}>
      <div className={styles.box}>
        <input
          {...controlAttributes(props)}
          ref={ref}
          type={shown ? 'text' : 'password'}
          dir="ltr"
          className={styles.control}
          value={props.value}
          onChange={props.onChange}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          disabled={props.disabled}
        />
        <IconButton
          className={styles.action}
          label={shown ? props.hideLabel : props.showLabel}
          icon={shown ? <EyeOffIcon size={20} /> : <EyeIcon size={20} />}
          onClick={() => setShown(!shown)}
          disabled={props.disabled}
        />
      </div>
    </FieldShell>
  );
}

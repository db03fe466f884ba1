import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';
import styles from './ChipGroup.module.css';
import { CheckIcon } from './icons.tsx';

export interface ChipToggleProps {
  name: string;
  value?: string | undefined;
  label: ReactNode;
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

/** A checkbox that looks like a chip. */
export function ChipToggle({ label, ...input }: ChipToggleProps) {
  return (
    <label className={styles.chip}>
      <input {...input} type="checkbox" className="visuallyHidden" />
      <CheckIcon size={16} className={styles.check} />
      <span>{label}</span>
    </label>
  );
}

import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';
import { FieldGroup, type FieldBase } from './FieldShell.tsx';
import styles from './SegmentedControl.module.css';

interface Segment {
  value: string;
  label: ReactNode;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps extends FieldBase {
  value: string;
  options: readonly Segment[];
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  disabled?: boolean | undefined;
}

/** A choice between a few short options, all visible. */
export function SegmentedControl({
  value,
  options,
  onChange,
  onBlur,
  ...field
}: SegmentedControlProps) {
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={styles.track}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              className="visuallyHidden"
              name={field.name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={onChange}
              onBlur={onBlur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

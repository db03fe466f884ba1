import type { ChangeEventHandler, FocusEventHandler, Ref } from 'react';
import styles from './Control.module.css';
import { cx } from './cx.ts';
import { controlAttributes, FieldShell, type FieldBase } from './FieldShell.tsx';
import { ChevronDownIcon } from './icons.tsx';

interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface SelectOptionGroup {
  label: string;
  options: readonly SelectOption[];
}

export interface SelectFieldProps extends FieldBase {
  value: string;
  options: readonly (SelectOption | SelectOptionGroup)[];
  /** The first entry, of the empty value. */
  placeholder?: string | undefined;
  onChange: ChangeEventHandler<HTMLSelectElement>;
  onBlur?: FocusEventHandler<HTMLSelectElement> | undefined;
  autoComplete?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

function renderOption(option: SelectOption) {
  return (
    <option key={option.value} value={option.value} disabled={option.disabled}>
      {option.label}
    </option>
  );
}

function renderEntry(entry: SelectOption | SelectOptionGroup) {
  if (!('options' in entry)) return renderOption(entry);
  return (
    <optgroup key={entry.label} label={entry.label}>
      {entry.options.map(renderOption)}
    </optgroup>
  );
}

export function SelectField({ ref, ...props }: SelectFieldProps) {
  return (
    <FieldShell {...props}>
      <div className={cx(styles.box, styles.selectBox)}>
        <select
          {...controlAttributes(props)}
          ref={ref}
          className={cx(styles.control, styles.select)}
          value={props.value}
          onChange={props.onChange}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          disabled={props.disabled}
        >
          {props.placeholder != null && <option value="">{props.placeholder}</option>}
          {props.options.map(renderEntry)}
        </select>
        <ChevronDownIcon size={20} className={styles.chevron} />
      </div>
    </FieldShell>
  );
}

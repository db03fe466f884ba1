import { useState, type ChangeEventHandler, type ReactNode } from 'react';
import styles from './ChipGroup.module.css';
import { FieldGroup, fieldIds, type FieldBase } from './FieldShell.tsx';
import { CheckIcon, SearchIcon } from './icons.tsx';
import { matchesSearch } from './searchText.ts';

interface ChipOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

interface ChipSearch {
  label: string;
  placeholder?: string | undefined;
  /** Shown, and announced, when nothing matches. */
  emptyText: string;
}

export interface ChipGroupProps extends FieldBase {
  values: readonly string[];
  options: readonly ChipOption[];
  /** Receives all chosen values, in the order of the options. */
  onChange: (values: string[]) => void;
  /** Given for a long list: a box above the chips that narrows them. */
  search?: ChipSearch | undefined;
  disabled?: boolean | undefined;
}

function toggled({ options, values }: ChipGroupProps, value: string): string[] {
  const isChosen = (candidate: string) => values.includes(candidate) !== (candidate === value);
  return options.map((option) => option.value).filter(isChosen);
}

/** Any number of many options; options that the search hides stay selected. */
export function ChipGroup(props: ChipGroupProps) {
  const { values, options, onChange, search, ...field } = props;
  const [query, setQuery] = useState('');
  const { controlId } = fieldIds(field);
  const visible = options.filter((option) => matchesSearch(option.label, query));
  return (
    <FieldGroup {...field}>
      {search && (
        <div className={styles.search}>
          <SearchIcon size={20} />
          <input
            id={`${controlId}-search`}
            type="search"
            aria-label={search.label}
            placeholder={search.placeholder}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      )}
      <div className={styles.chips}>
        {visible.map((option) => (
          <ChipToggle
            key={option.value}
            name={field.name}
            value={option.value}
            label={option.label}
            checked={values.includes(option.value)}
            disabled={option.disabled}
            onChange={() => onChange(toggled(props, option.value))}
          />
        ))}
      </div>
      <p role="status" className={styles.empty}>
        {visible.length === 0 && search?.emptyText}
      </p>
    </FieldGroup>
  );
}

interface ChipToggleProps {
  name: string;
  value?: string | undefined;
  label: ReactNode;
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  disabled?: boolean | undefined;
}

/** A checkbox that looks like a chip. */
function ChipToggle({ label, ...input }: ChipToggleProps) {
  return (
    <label className={styles.chip}>
      <input {...input} type="checkbox" className="visuallyHidden" />
      <CheckIcon size={16} className={styles.check} />
      <span>{label}</span>
    </label>
  );
}

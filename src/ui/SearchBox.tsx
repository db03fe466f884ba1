import { useRef } from 'react';
import { IconButton } from './IconButton.tsx';
import { CloseIcon, SearchIcon } from './icons.tsx';
import styles from './SearchBox.module.css';

export interface SearchBoxProps {
  /** Shown inside as long as the box is empty. */
  label: string;
  clearLabel: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search that filters the visible list on each input. */
export function SearchBox({ label, clearLabel, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={styles.box}>
      <SearchIcon size={20} className={styles.icon} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        dir={value === '' ? undefined : 'auto'}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {value !== '' && (
        <IconButton label={clearLabel} icon={<CloseIcon size={20} />} onClick={clear} />
      )}
    </div>
  );
}

import type { ChangeEventHandler, FocusEventHandler, ReactNode } from 'react';
import { cx } from './cx.ts';
import { FieldGroup, fieldIds, type FieldBase } from './FieldShell.tsx';
import styles from './RadioCards.module.css';

interface RadioCard {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** A small note above the title, such as "Most chosen". */
  badge?: ReactNode;
  /** At the end of the card, such as a Price. */
  aside?: ReactNode;
  disabled?: boolean | undefined;
}

export interface RadioCardsProps extends FieldBase {
  value: string;
  options: readonly RadioCard[];
  onChange: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  /** How many cards fit beside each other on a wide screen. */
  columns?: 1 | 2 | 3 | undefined;
  disabled?: boolean | undefined;
}

export function RadioCards({
  value,
  options,
  onChange,
  onBlur,
  columns = 2,
  ...field
}: RadioCardsProps) {
  const { controlId } = fieldIds(field);
  return (
    <FieldGroup {...field} role="radiogroup">
      <div className={cx(styles.cards, styles[`columns-${columns}`])}>
        {options.map((option) => (
          <label key={option.value} className={styles.card}>
            <input
              type="radio"
              className={styles.radio}
              name={field.name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={onChange}
              onBlur={onBlur}
              aria-labelledby={`${controlId}-${option.value}-title`}
              aria-describedby={`${controlId}-${option.value}-more`}
            />
            <span className={styles.text}>
              {option.badge && <span className={styles.badge}>{option.badge}</span>}
              <span id={`${controlId}-${option.value}-title`} className={styles.title}>
                {option.title}
              </span>
              <span id={`${controlId}-${option.value}-more`} className={styles.more}>
                {option.description && (
                  <span className={styles.description}>{option.description}</span>
                )}{' '}
                {option.aside && <span className={styles.aside}>{option.aside}</span>}
              </span>
            </span>
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}

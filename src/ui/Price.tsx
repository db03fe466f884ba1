import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Price.module.css';

export interface PriceProps {
  /** Formatted for the page's language, such as "24.500 KD". */
  value: string;
  /** The formatted price before a reduction; `originalLabel` is its label for screen readers. */
  original?: string | undefined;
  originalLabel?: string | undefined;
  /** Such as "From". */
  before?: ReactNode;
  /** Such as "for 20 days". */
  after?: ReactNode;
  size?: 'm' | 'l' | 'xl' | undefined;
  className?: string | undefined;
}

export function Price({
  value,
  original,
  originalLabel,
  before,
  after,
  size = 'm',
  className,
}: PriceProps) {
  return (
    <span className={cx(styles.price, styles[`size-${size}`], className)}>
      {before && <span className={styles.aside}>{before}</span>}
      {original && (
        <s className={styles.original}>
          {originalLabel && <span className="visuallyHidden">{originalLabel} </span>}
          <bdi>{original}</bdi>
        </s>
      )}
      <bdi className={styles.value}>{value}</bdi>
      {after && <span className={styles.aside}>{after}</span>}
    </span>
  );
}

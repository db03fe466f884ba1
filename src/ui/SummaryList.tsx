import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './SummaryList.module.css';

export interface SummaryRow {
  key: string;
  label: ReactNode;
  value: ReactNode;
  /** `total` is the sum at the end, `saving` is taken off. */
  emphasis?: 'total' | 'saving' | undefined;
}

export interface SummaryListProps {
  rows: readonly SummaryRow[];
  /** `stacked` puts the value under its label; `compact` does so in narrow columns. */
  layout?: 'split' | 'stacked' | 'compact' | undefined;
  className?: string | undefined;
}

export function SummaryList({ rows, layout = 'split', className }: SummaryListProps) {
  return (
    <dl className={cx(styles.list, styles[layout], className)}>
      {rows.map((row) => (
        <div key={row.key} className={cx(styles.row, row.emphasis && styles[row.emphasis])}>
          <dt className={styles.label}>{row.label}</dt>
          <dd className={styles.value}>
            {typeof row.value === 'string' ? <bdi>{row.value}</bdi> : row.value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';
import { cx } from './cx.ts';

export interface ActionBarProps {
  /** The subject of the action, such as the price. */
  summary: ReactNode;
  /** The button or the link. */
  children: ReactNode;
  /** A wrapper around it would keep it from sticking. */
  className?: string | undefined;
}

/** The page's main action, in reach of the thumb; a wide screen has it beside the content instead. */
export function ActionBar({ summary, children, className }: ActionBarProps) {
  return (
    <div className={cx(styles.bar, className)}>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}

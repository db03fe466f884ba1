import type { ReactNode } from 'react';
import styles from './ActionBar.module.css';

export interface ActionBarProps {
  /** What the action is about, such as the price. */
  summary: ReactNode;
  /** The button or the link. */
  children: ReactNode;
}

/** The page's main action, in reach of the thumb; a wide screen has it beside the content instead. */
export function ActionBar({ summary, children }: ActionBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.summary}>{summary}</div>
      <div className={styles.action}>{children}</div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import styles from './Tag.module.css';

export interface TagProps {
  icon?: ReactNode;
  tone?: 'plain' | 'warning' | 'danger' | undefined;
  children: ReactNode;
}

/** A property of a thing, such as an allergen. */
export function Tag({ icon, tone = 'plain', children }: TagProps) {
  return (
    <span className={cx(styles.tag, styles[tone])}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

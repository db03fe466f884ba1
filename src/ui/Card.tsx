import type { ReactNode } from 'react';
import styles from './Card.module.css';
import { cx } from './cx.ts';

export interface CardProps {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside' | undefined;
  /** `leaf` rounds two opposite corners, the mark of the brand, for things on offer. */
  variant?: 'plain' | 'leaf' | 'tint' | 'brand' | undefined;
  padding?: 'none' | 's' | 'm' | 'l' | undefined;
  /** Lifts on hover; for a card that is a link as a whole. */
  interactive?: boolean | undefined;
  labelledBy?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

export function Card({
  as: Element = 'div',
  variant = 'plain',
  padding = 'm',
  interactive = false,
  labelledBy,
  id,
  className,
  children,
}: CardProps) {
  return (
    <Element
      id={id}
      aria-labelledby={labelledBy}
      className={cx(
        styles.card,
        styles[variant],
        styles[`padding-${padding}`],
        interactive && styles.interactive,
        className,
      )}
    >
      {children}
    </Element>
  );
}

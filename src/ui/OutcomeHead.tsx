import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { CheckIcon, ClockIcon, WarningIcon } from './icons.tsx';
import styles from './OutcomeHead.module.css';

const ICONS = { good: CheckIcon, open: ClockIcon, bad: WarningIcon };

interface OutcomeHeadProps {
  tone: keyof typeof ICONS;
  title: string;
  children: ReactNode;
}

/** How a purchase or a booking ended, first and large. */
export function OutcomeHead({ tone, title, children }: OutcomeHeadProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles.outcome}>
      <span className={cx(styles.mark, styles[tone])}>
        <Icon size={44} />
      </span>
      <h1>{title}</h1>
      <p className={styles.text}>{children}</p>
    </div>
  );
}

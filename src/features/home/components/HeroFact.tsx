import type { ReactNode } from 'react';
import { cx } from '../../../ui/cx.ts';
import styles from './HeroFact.module.css';

interface HeroFactProps {
  icon: ReactNode;
  title: string;
  text: string;
  className?: string | undefined;
}

/** A small card that lies on the edge of the hero's picture. */
export function HeroFact({ icon, title, text, className }: HeroFactProps) {
  return (
    <div className={cx(styles.fact, className)}>
      <span className={styles.icon}>{icon}</span>
      <p>
        <strong className={styles.title}>{title}</strong>
        {text}
      </p>
    </div>
  );
}

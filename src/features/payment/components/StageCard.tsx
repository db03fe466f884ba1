import type { ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { cx } from '../../../ui/cx.ts';
import styles from '../PaymentStage.module.css';

interface StageCardProps {
  icon: ReactNode;
  tone?: 'waiting' | 'trouble' | undefined;
  title: string;
  text: string;
  children?: ReactNode;
}

/** One moment of a payment; a screen reader hears each new one. */
export function StageCard({ icon, tone, title, text, children }: StageCardProps) {
  return (
    <Card padding="l">
      <div className={styles.card} aria-busy={tone === 'waiting'}>
        <span className={cx(styles.mark, tone && styles[tone])}>{icon}</span>
        <div role="status" className={styles.words}>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}

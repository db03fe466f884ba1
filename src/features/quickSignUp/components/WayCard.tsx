import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import styles from '../QuickSignUpPage.module.css';

interface WayCardProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One of the two ways on. */
export function WayCard({ title, text, children }: WayCardProps) {
  const id = useId();
  return (
    <Card as="section" variant="leaf" padding="l" labelledBy={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </Card>
  );
}

import { useId, type ReactNode } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { useFocusOnChange } from '../../../ui/useFocusOnChange.ts';
import styles from '../YourDataPage.module.css';

interface PrivacyCardProps {
  title: string;
  text: ReactNode;
  /** The title takes the focus when it changes. */
  state: string;
  children: ReactNode;
}

export function PrivacyCard({ title, text, state, children }: PrivacyCardProps) {
  const id = useId();
  const heading = useFocusOnChange<HTMLHeadingElement>(state);
  return (
    <Card as="section" padding="l" labelledBy={id} className={styles.card}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </Card>
  );
}

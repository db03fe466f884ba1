import type { ReactNode } from 'react';
import type { Fils } from '../../../contract/money.ts';
import { Card } from '../../../ui/Card.tsx';
import { Price } from '../../../ui/Price.tsx';
import styles from './ChoiceCard.module.css';
import { useAppointmentTexts } from '../useAppointmentTexts.ts';

interface FeeCardProps {
  fee: Fils;
  note: string;
  /** The buttons; a phone has them in its bar instead. */
  children: ReactNode;
}

/** What the appointment costs, and the way on. */
export function FeeCard({ fee, note, children }: FeeCardProps) {
  const texts = useAppointmentTexts();
  return (
    <Card as="section" variant="leaf" labelledBy="fee">
      <div className={styles.choice}>
        <h2 id="fee" className={styles.title}>
          {texts.text('booking.fee')}
        </h2>
        <Price size="xl" value={texts.fee(fee)} />
        <p className={styles.note}>{note}</p>
        <div className={styles.action}>{children}</div>
      </div>
    </Card>
  );
}

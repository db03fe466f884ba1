import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Dietitian } from '../../../api/appointments.ts';
import { DietitianLine } from '../../../components/appointment/DietitianLine.tsx';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import type { Fils } from '../../../contract/money.ts';
import { Card } from '../../../ui/Card.tsx';
import { Price } from '../../../ui/Price.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { selectDay, selectTime } from '../bookingSelectors.ts';
import styles from './BookingSummary.module.css';

interface ChoiceCardProps {
  dietitian: Dietitian;
  /** Null where it is paid. */
  fee: Fils | null;
  /** The button; a phone has it in its bar instead. */
  children: ReactNode;
}

/** The choice so far, beside the options. */
export function ChoiceCard({ dietitian, fee, children }: ChoiceCardProps) {
  const texts = useAppointmentTexts();
  const day = useSelector(selectDay);
  const time = useSelector(selectTime);
  const notYet = <span className={styles.notYet}>{texts.text('booking.notYet')}</span>;
  return (
    <Card as="section" variant="leaf" labelledBy="choice">
      <div className={styles.choice}>
        <h2 id="choice" className={styles.title}>
          {texts.text('booking.summary')}
        </h2>
        <DietitianLine dietitian={dietitian} />
        <SummaryList
          rows={[
            {
              key: 'date',
              label: texts.text('field.date'),
              value: day === null ? notYet : texts.day(day),
            },
            {
              key: 'time',
              label: texts.text('field.time'),
              value: time === null ? notYet : texts.time(time),
            },
            { key: 'place', label: texts.text('booking.place'), value: texts.place(dietitian) },
          ]}
        />
        <div className={styles.fee}>
          <span>{texts.text('booking.fee')}</span>
          {fee === null ? (
            <span>{texts.text('booking.feePaid')}</span>
          ) : (
            <Price size="xl" value={texts.fee(fee)} />
          )}
        </div>
        <div className={styles.action}>{children}</div>
      </div>
    </Card>
  );
}

interface FeeCardProps {
  fee: Fils;
  note: string;
  /** The buttons; a phone has them in its bar instead. */
  children: ReactNode;
}

/** The fee, and the button to the next step. */
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

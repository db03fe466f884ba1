import { useIntl } from 'react-intl';
import { Steps } from '../../../ui/Steps.tsx';
import styles from '../Booking.module.css';

const STEPS = ['details', 'calendar', 'review', 'payment'] as const;

interface BookingHeadProps {
  current: (typeof STEPS)[number];
}

/** The head of each step on the way to an appointment. */
export function BookingHead({ current }: BookingHeadProps) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <header className={styles.head}>
      <Steps
        label={text('booking.steps')}
        doneLabel={text('planSteps.done')}
        current={current}
        steps={STEPS.map((key) => ({ key, label: text(`booking.${key}.step`) }))}
      />
      <div className={styles.headText}>
        <h1>{text(`booking.${current}.title`)}</h1>
        <p className={styles.intro}>{text(`booking.${current}.intro`)}</p>
      </div>
    </header>
  );
}

import type { AppointmentBooking } from '../../../api/appointments.ts';
import { Card } from '../../../ui/Card.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { useAppointmentRows } from '../useAppointmentRows.tsx';
import { useAppointmentTexts } from '../useAppointmentTexts.ts';
import styles from './AppointmentFacts.module.css';
import { DietitianLine } from './DietitianLine.tsx';

/** Everything about an appointment, on a card. */
export function AppointmentFacts({ booking }: { booking: AppointmentBooking }) {
  const texts = useAppointmentTexts();
  const rows = useAppointmentRows();
  return (
    <Card as="section" labelledBy="appointment">
      <div className={styles.facts}>
        <h2 id="appointment" className={styles.title}>
          {texts.text('appointments.number', { number: booking.booking_number })}
        </h2>
        <DietitianLine dietitian={booking.dietitian} />
        <SummaryList rows={rows(booking)} />
      </div>
    </Card>
  );
}

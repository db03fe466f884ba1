import type { Appointment } from '../../../api/appointments.ts';
import { Card } from '../../../ui/Card.tsx';
import { SummaryList } from '../../../ui/SummaryList.tsx';
import { useAppointmentRows } from '../useAppointmentRows.tsx';
import { useAppointmentTexts } from '../useAppointmentTexts.ts';
import styles from './AppointmentFacts.module.css';
import { DietitianLine } from './DietitianLine.tsx';

/** Everything about an appointment, on a card. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const rows = useAppointmentRows();
  return (
    <Card as="section" labelledBy="appointment">
      <div className={styles.facts}>
        <h2 id="appointment" className={styles.title}>
          {texts.text('appointments.number', { number: appointment.booking_number })}
        </h2>
        <DietitianLine dietitian={appointment.dietitian} />
        <SummaryList rows={rows(appointment)} />
      </div>
    </Card>
  );
}

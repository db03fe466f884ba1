import type { ReactNode } from 'react';
import type { Appointment } from '../../api/appointments.ts';
import { formatMobile } from '../../contract/rules/phone.ts';
import { Card } from '../../ui/Card.tsx';
import { EmailAddress } from '../../ui/EmailAddress.tsx';
import { SummaryList, type SummaryRow } from '../../ui/SummaryList.tsx';
import styles from './AppointmentFacts.module.css';
import { DietitianLine } from './DietitianLine.tsx';
import { useAppointmentTexts } from './useAppointmentTexts.ts';

interface AppointmentFactsProps {
  appointment: Appointment;
  /** Only who, when and where: the rest has just been reviewed. */
  brief?: boolean | undefined;
}

const BRIEF: readonly string[] = ['field.date', 'field.time', 'booking.place'];

/** Everything about an appointment, on a card. */
export function AppointmentFacts({ appointment, brief = false }: AppointmentFactsProps) {
  const texts = useAppointmentTexts();
  const rows = useAppointmentRows()(appointment);
  return (
    <Card as="section" labelledBy="appointment">
      <div className={styles.facts}>
        <h2 id="appointment" className={styles.title}>
          {texts.text('appointments.number', { number: appointment.number })}
        </h2>
        <DietitianLine dietitian={appointment.dietitian} />
        <SummaryList rows={brief ? rows.filter(({ key }) => BRIEF.includes(key)) : rows} />
      </div>
    </Card>
  );
}

/** Every field of an appointment that a customer is shown; missing ones are left out. */
export function useAppointmentRows(): (appointment: Appointment) => SummaryRow[] {
  const texts = useAppointmentTexts();
  const row = (label: string, value: ReactNode): SummaryRow[] =>
    value === null ? [] : [{ key: label, label: texts.text(label), value }];
  return (appointment) => [
    ...row('field.date', texts.day(appointment.date)),
    ...row('field.time', texts.time(appointment.time)),
    ...row('booking.place', texts.place(appointment.dietitian)),
    ...row('booking.fee', texts.fee(appointment.fee)),
    ...row('appointments.status', texts.text(`appointments.status.${appointment.status}`)),
    ...row('appointments.payment', texts.text(`orders.payment.${appointment.payment_status}`)),
    ...row('field.comments', <span dir="auto">{appointment.comments}</span>),
    ...row(
      'field.phone',
      appointment.phone && <bdi dir="ltr">{formatMobile(appointment.phone)}</bdi>,
    ),
    ...row('field.email', appointment.email && <EmailAddress>{appointment.email}</EmailAddress>),
    ...row(
      'appointments.cancelledBy',
      appointment.cancelled_by &&
        texts.text(`appointments.cancelledBy.${appointment.cancelled_by}`),
    ),
    ...row(
      'appointments.reason',
      appointment.rejected_reason && <span dir="auto">{appointment.rejected_reason}</span>,
    ),
  ];
}

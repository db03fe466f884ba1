import type { Appointment } from '../../api/appointments.ts';
import { EntryOfRoute } from '../../components/EntryOfRoute.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { Container } from '../../ui/Layout.tsx';
import { OutcomeHead } from '../../ui/OutcomeHead.tsx';
import styles from './Appointments.module.css';
import { useAppointmentOfRoute } from './useAppointmentOfRoute.ts';
import { AppointmentFacts } from '../../components/appointment/AppointmentFacts.tsx';
import { CalendarFileButton } from './components/CalendarFileButton.tsx';
import { useAppointmentTexts } from '../../components/appointment/useAppointmentTexts.ts';

export function AppointmentConfirmedPage() {
  return (
    <Container width="reading" className={styles.page}>
      <EntryOfRoute {...useAppointmentOfRoute()}>
        {(appointment) => <Confirmed appointment={appointment} />}
      </EntryOfRoute>
    </Container>
  );
}

const HEADS = {
  received: 'good',
  accepted: 'good',
  pending: 'open',
  rejected: 'bad',
  cancelled: 'bad',
  failed: 'bad',
} as const;

function Confirmed({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const { status } = appointment;
  const isOn = HEADS[status] === 'good';
  return (
    <>
      <OutcomeHead
        tone={HEADS[status]}
        title={texts.text(`appointments.confirmed.${status}.title`)}
      >
        {texts.text(`appointments.confirmed.${status}.text`, {
          day: texts.day(appointment.date),
          time: texts.time(appointment.time),
        })}
      </OutcomeHead>
      <div className={styles.blocks}>
        <AppointmentFacts appointment={appointment} />
        <div className={styles.ways}>
          {isOn && <CalendarFileButton appointment={appointment} size="l" />}
          {status === 'pending' && (
            <Link to={paths.bookingPayment(appointment.id)} className={buttonClass({ size: 'l' })}>
              {texts.text('appointments.pay')}
            </Link>
          )}
          {HEADS[status] === 'bad' && (
            <Link
              to={paths.dietitianAppointment({ dietitianId: appointment.dietitianId })}
              className={buttonClass({ size: 'l' })}
            >
              {texts.text('appointments.bookAgain')}
            </Link>
          )}
          <Link
            to={paths.appointments()}
            className={buttonClass({ variant: 'secondary', size: 'l' })}
          >
            {texts.text('appointments.title')}
          </Link>
        </div>
        {isOn && (
          <p className={styles.rule}>
            {appointment.movable && (
              <>{texts.text('appointments.move.rule', { time: texts.moveTime })} </>
            )}
            {texts.text('appointments.rule', { time: texts.refundTime })}
          </p>
        )}
      </div>
    </>
  );
}

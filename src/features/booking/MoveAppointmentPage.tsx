import { useDispatch, useSelector } from 'react-redux';
import type { Appointment } from '../../api/appointments.ts';
import { useAppointmentTexts } from '../../components/appointment/useAppointmentTexts.ts';
import { EntryOfRoute } from '../../components/EntryOfRoute.tsx';
import { FailureAlert } from '../../components/FailureAlert.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState, type EmptyStateProps } from '../../ui/EmptyState.tsx';
import { ClockIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/Layout.tsx';
import { useAppointmentOfRoute } from '../appointments/useAppointmentOfRoute.ts';
import styles from './Booking.module.css';
import { selectDietitian } from './bookingSelectors.ts';
import { moveSubmitted, selectBooking } from './bookingSlice.ts';
import { BookingForm } from './components/BookingStep.tsx';
import { DayAndTime } from './components/DayAndTime.tsx';

/** A paid appointment, and the free times to which it can be moved. */
export function MoveAppointmentPage() {
  return (
    <Container className={styles.page}>
      <EntryOfRoute {...useAppointmentOfRoute()}>
        {(appointment) =>
          appointment.movable ? <Move appointment={appointment} /> : <NotMovable />
        }
      </EntryOfRoute>
    </Container>
  );
}

function Move({ appointment }: { appointment: Appointment }) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const chosen = useSelector(selectDietitian);
  const { hold } = useSelector(selectBooking);
  return (
    <>
      <header className={styles.headText}>
        <h1>{texts.text('appointments.move.title')}</h1>
        <p className={styles.intro}>
          {texts.text('appointments.move.intro', {
            day: texts.day(appointment.date),
            time: texts.time(appointment.time),
          })}
        </p>
      </header>
      <BookingForm>
        {(form) => {
          const dietitian = form.dietitians.find(({ id }) => id === appointment.dietitianId);
          if (dietitian === undefined) return <Gone />;
          // The address is about to name the dietitian.
          if (chosen?.id !== dietitian.id) return null;
          return (
            <>
              {hold.failure && <FailureAlert failure={hold.failure} />}
              <DayAndTime
                form={form}
                dietitian={dietitian}
                fee={null}
                submitLabel={texts.text('appointments.move.submit')}
                loading={hold.status === 'sending'}
                onSubmit={(slot) =>
                  dispatch(moveSubmitted({ appointmentId: appointment.id, ...slot }))
                }
              />
            </>
          );
        }}
      </BookingForm>
    </>
  );
}

function Gone() {
  const texts = useAppointmentTexts();
  return <NoWay title={texts.text('booking.gone')} />;
}

/** Too late, or it is not booked any more. */
function NotMovable() {
  const texts = useAppointmentTexts();
  return (
    <NoWay headingLevel={1} title={texts.text('appointments.move.tooLate')}>
      {texts.text('appointments.move.rule', { time: texts.moveTime })}
    </NoWay>
  );
}

function NoWay(shown: Pick<EmptyStateProps, 'title' | 'children' | 'headingLevel'>) {
  const texts = useAppointmentTexts();
  return (
    <EmptyState
      {...shown}
      illustration={<ClockIcon size={44} />}
      action={
        <Link to={paths.appointments()} className={buttonClass({ size: 'l' })}>
          {texts.text('appointments.title')}
        </Link>
      }
    />
  );
}

import { Suspense, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Appointment } from '../../api/appointments.ts';
import { useAppointmentTexts } from '../../components/appointment/useAppointmentTexts.ts';
import { LoadFailure } from '../../components/LoadFailure.tsx';
import { Link } from '../../routing/Link.tsx';
import { paths } from '../../routing/paths.ts';
import { buttonClass } from '../../ui/buttonClass.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { CalendarIcon } from '../../ui/icons.tsx';
import { Container } from '../../ui/Layout.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import styles from './Appointments.module.css';
import { appointmentListRetryPressed } from './appointmentsSlice.ts';
import { selectAppointmentList } from './appointmentListSelectors.ts';
import { AppointmentCard } from './components/AppointmentCard.tsx';
import { LoadingCards } from '../../components/LoadingCards.tsx';

export function AppointmentsPage() {
  const texts = useAppointmentTexts();
  return (
    <Container width="reading" className={styles.page}>
      <div className={styles.head}>
        <h1>{texts.text('appointments.title')}</h1>
        <Link to={paths.dietitianAppointment()} className={buttonClass()}>
          {texts.text('shell.bookAppointment')}
        </Link>
      </div>
      <Lists />
      <Cancel />
    </Container>
  );
}

function Lists() {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const { status, failure, upcoming, history } = useSelector(selectAppointmentList);
  const isKnown = upcoming.length + history.length > 0 || status === 'loaded';
  if (!isKnown && status === 'failed') {
    return (
      <LoadFailure
        headingLevel={2}
        title={texts.text('appointments.loadFailed')}
        failure={failure}
        onRetry={() => dispatch(appointmentListRetryPressed())}
      />
    );
  }
  if (!isKnown) return <LoadingCards label={texts.text('appointments.loading')} />;
  return (
    <div className={styles.sections}>
      <Section id="upcoming" title={texts.text('appointments.upcoming')} appointments={upcoming}>
        <EmptyState
          headingLevel={3}
          illustration={<CalendarIcon size={44} />}
          title={texts.text('appointments.none.title')}
        >
          {texts.text('appointments.none.text')}
        </EmptyState>
      </Section>
      <Section id="history" title={texts.text('appointments.history')} appointments={history}>
        <p className={styles.noHistory}>{texts.text('appointments.noHistory')}</p>
      </Section>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  appointments: readonly Appointment[];
  /** Shown when there is no appointment. */
  children: ReactNode;
}

function Section({ id, title, appointments, children }: SectionProps) {
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      {appointments.length === 0 ? (
        children
      ) : (
        <ul className={styles.list}>
          {appointments.map((appointment) => (
            <AppointmentCard key={appointment.id} appointment={appointment} />
          ))}
        </ul>
      )}
    </section>
  );
}

const CancelDialog = lazyPart(
  async () => (await import('./components/CancelDialog.tsx')).CancelDialog,
);

/** The question behind every Cancel button of the page. */
function Cancel() {
  return (
    <Suspense fallback={null}>
      <CancelDialog />
    </Suspense>
  );
}

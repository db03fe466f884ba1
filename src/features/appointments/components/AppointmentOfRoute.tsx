import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import type { Appointment } from '../../../api/appointments.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { InfoIcon } from '../../../ui/icons.tsx';
import { selectRouteAppointment, selectRouteAppointmentId } from '../appointmentsSelectors.ts';
import { appointmentRetried } from '../appointmentsSlice.ts';
import { AppointmentSkeleton } from './AppointmentSkeleton.tsx';

interface AppointmentOfRouteProps {
  children: (appointment: Appointment) => ReactNode;
  /** 2 where the page has its title already. */
  headingLevel?: 1 | 2 | undefined;
}

/** The appointment that the address names: loading, unknown, failed, or there. */
export function AppointmentOfRoute({ children, headingLevel = 1 }: AppointmentOfRouteProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const appointmentId = useSelector(selectRouteAppointmentId);
  const { status, appointment, failure } = useSelector(selectRouteAppointment);
  if (appointment !== null) return children(appointment);
  if (failure?.code === 404) return <Unknown headingLevel={headingLevel} />;
  if (status !== 'failed') {
    return (
      <AppointmentSkeleton label={intl.formatMessage({ id: 'appointments.detail.loading' })} />
    );
  }
  return (
    <LoadFailure
      headingLevel={headingLevel}
      title={intl.formatMessage({ id: 'appointments.detail.loadFailed' })}
      failure={failure}
      onRetry={() => dispatch(appointmentRetried({ appointmentId }))}
      action={<AllLink />}
    />
  );
}

function Unknown({ headingLevel }: Pick<AppointmentOfRouteProps, 'headingLevel'>) {
  const intl = useIntl();
  return (
    <EmptyState
      headingLevel={headingLevel}
      illustration={<InfoIcon size={44} />}
      title={intl.formatMessage({ id: 'appointments.detail.notFound.title' })}
      action={<AllLink />}
    >
      {intl.formatMessage({ id: 'appointments.detail.notFound.text' })}
    </EmptyState>
  );
}

function AllLink() {
  const intl = useIntl();
  return (
    <Link to={paths.appointments()} className={buttonClass({ variant: 'secondary' })}>
      {intl.formatMessage({ id: 'appointments.title' })}
    </Link>
  );
}

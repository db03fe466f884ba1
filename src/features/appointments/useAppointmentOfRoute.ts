import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { paths } from '../../routing/paths.ts';
import { selectRouteAppointmentEntry, selectRouteAppointmentId } from './appointmentsSelectors.ts';
import { appointmentRetryPressed } from './appointmentsSlice.ts';

/** The appointment of the address, for `EntryOfRoute`. */
export function useAppointmentOfRoute() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const id = useSelector(selectRouteAppointmentId);
  return {
    entry: useSelector(selectRouteAppointmentEntry),
    texts: 'appointments.detail' as const,
    all: { to: paths.appointments(), text: intl.formatMessage({ id: 'appointments.title' }) },
    onRetry: () => dispatch(appointmentRetryPressed({ id })),
  };
}

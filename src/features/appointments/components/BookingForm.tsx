import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentForm } from '../../../api/appointments.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CalendarIcon } from '../../../ui/icons.tsx';
import { bookingRetryPressed, selectBooking } from '../bookingSlice.ts';
import { BookingSkeleton } from './BookingSkeleton.tsx';

/** What can be booked: loading, failed, nobody there, or ready. */
export function BookingForm({ children }: { children: (form: AppointmentForm) => ReactNode }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, form, failure } = useSelector(selectBooking);
  if (form === null && status === 'failed') {
    return (
      <LoadFailure
        headingLevel={2}
        title={intl.formatMessage({ id: 'booking.loadFailed' })}
        failure={failure}
        onRetry={() => dispatch(bookingRetryPressed())}
      />
    );
  }
  if (form === null) return <BookingSkeleton />;
  if (form.dietitians.length === 0) {
    return (
      <EmptyState
        illustration={<CalendarIcon size={44} />}
        title={intl.formatMessage({ id: 'booking.nobody.title' })}
      >
        {intl.formatMessage({ id: 'booking.nobody.text' })}
      </EmptyState>
    );
  }
  return children(form);
}

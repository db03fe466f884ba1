import { SLOT_MINUTES } from '../../../contract/appointments.ts';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentForm } from '../../../api/appointments.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Link } from '../../../routing/Link.tsx';
import { paths } from '../../../routing/paths.ts';
import { buttonClass } from '../../../ui/buttonClass.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { CalendarIcon, UserIcon } from '../../../ui/icons.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Loading, Skeleton, SkeletonCard } from '../../../ui/Skeleton.tsx';
import { Steps } from '../../../ui/Steps.tsx';
import { useHeadShown } from '../../../ui/useHeadShown.ts';
import styles from '../Booking.module.css';
import { bookingRetryPressed, selectBooking } from '../bookingSlice.ts';

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
        <p className={styles.intro}>
          {intl.formatMessage(
            { id: `booking.${current}.intro` },
            { time: intl.formatMessage({ id: 'wait.minutes' }, { count: SLOT_MINUTES }) },
          )}
        </p>
      </div>
    </header>
  );
}

/** The state of the booking form: loading, failed, no dietitian, or ready. */
export function BookingForm({ children }: { children: (form: AppointmentForm) => ReactNode }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { status, form, failure } = useSelector(selectBooking);
  const isHeadShown = useHeadShown();
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
  if (form === null || !isHeadShown) return <BookingSkeleton isLoaded={form !== null} />;
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

function BookingSkeleton({ isLoaded }: { isLoaded: boolean }) {
  const intl = useIntl();
  return (
    <Loading label={isLoaded ? null : intl.formatMessage({ id: 'booking.loading' })}>
      <Stack>
        <SkeletonCard picture={false} lines={3} />
        <SkeletonCard picture={false} lines={3} />
        <Skeleton shape="block" />
      </Stack>
    </Loading>
  );
}

/** The address names a dietitian who does not receive any more. */
export function ChooseDietitian() {
  const intl = useIntl();
  return (
    <EmptyState
      illustration={<UserIcon size={44} />}
      title={intl.formatMessage({ id: 'booking.gone' })}
      action={
        <Link to={paths.dietitianAppointment()} className={buttonClass({ size: 'l' })}>
          {intl.formatMessage({ id: 'validation.dietitian' })}
        </Link>
      }
    />
  );
}

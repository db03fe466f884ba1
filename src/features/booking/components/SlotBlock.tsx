import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentForm, Dietitian } from '../../../api/appointments.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import { LoadFailure } from '../../../components/LoadFailure.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ClockIcon } from '../../../ui/icons.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { selectDay, selectDayIsFull } from '../bookingSelectors.ts';
import { dateChosen, selectBooking, slotsRetryPressed } from '../bookingSlice.ts';
import { nextDays } from '../choice.ts';
import styles from './SlotPicker.module.css';
import { SlotPicker } from './SlotPicker.tsx';

interface SlotBlockProps {
  form: AppointmentForm;
  dietitian: Dietitian;
  error: string | undefined;
}

/** The times of the chosen day. */
export function SlotBlock(props: SlotBlockProps) {
  const intl = useIntl();
  return (
    <Card as="section" labelledBy="slots-title" padding="m" className={styles.block}>
      <h2 id="slots-title" className="visuallyHidden">
        {intl.formatMessage({ id: 'booking.times' })}
      </h2>
      <Slots {...props} />
    </Card>
  );
}

function Slots({ form, dietitian, error }: SlotBlockProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const day = useSelector(selectDay);
  const { slots } = useSelector(selectBooking);
  const isFull = useSelector(selectDayIsFull);
  if (day === null) {
    const hint = nextDays(form, dietitian, 1).length > 0 ? 'booking.firstDay' : 'booking.noDays';
    return <SlotPicker slots={[]} error={error} hint={intl.formatMessage({ id: hint })} />;
  }
  if (slots.status === 'failed') {
    return (
      <LoadFailure
        headingLevel={2}
        title={intl.formatMessage({ id: 'booking.slotsFailed' })}
        failure={slots.failure}
        onRetry={() => dispatch(slotsRetryPressed())}
      />
    );
  }
  if (slots.answer === null) return <SlotSkeleton />;
  if (isFull) return <NoSlots form={form} dietitian={dietitian} day={day} />;
  return <SlotPicker slots={slots.answer.slots} error={error} />;
}

/** The calendar may not show yet that the last slot was taken. */
function NoSlots({ form, dietitian, day }: Omit<SlotBlockProps, 'error'> & { day: string }) {
  const texts = useAppointmentTexts();
  const dispatch = useDispatch();
  const rest = { ...form, first_date: day };
  const next = nextDays(rest, dietitian, 2).find((other) => other > day);
  return (
    <div role="status">
      <EmptyState
        illustration={<ClockIcon size={36} />}
        headingLevel={3}
        title={texts.text('booking.noSlots')}
        action={
          next !== undefined && (
            <Button variant="secondary" onClick={() => dispatch(dateChosen({ date: next }))}>
              {texts.text('booking.nextDay', { day: texts.shortDay(next) })}
            </Button>
          )
        }
      />
    </div>
  );
}

const SHAPES = 8;

function SlotSkeleton() {
  const intl = useIntl();
  return (
    <Loading label={intl.formatMessage({ id: 'booking.slotsLoading' })}>
      <div className={styles.slots}>
        {Array.from({ length: SHAPES }, (_, index) => (
          <Skeleton key={index} shape="button" className={styles.waiting} />
        ))}
      </div>
    </Loading>
  );
}

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { AppointmentForm, Dietitian } from '../../../api/appointments.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import { FailureAlert } from '../../../components/FailureAlert.tsx';
import type { Fils } from '../../../contract/money.ts';
import { serverMessages } from '../../../forms/serverMessages.ts';
import { useFormTexts } from '../../../forms/useFormTexts.ts';
import { ActionBar } from '../../../ui/ActionBar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { FormErrorSummary } from '../../../ui/FormErrorSummary.tsx';
import { Split } from '../../../ui/Layout.tsx';
import styles from '../Booking.module.css';
import { selectDay, selectTime, selectTimeIsAwaited } from '../bookingSelectors.ts';
import { selectBooking } from '../bookingSlice.ts';
import { ChoiceCard } from './BookingSummary.tsx';
import { CalendarBlock } from './CalendarBlock.tsx';
import { CalendarNotes } from './CalendarNotes.tsx';
import { SlotBlock } from './SlotBlock.tsx';

interface DayAndTimeProps {
  form: AppointmentForm;
  dietitian: Dietitian;
  /** Null where it is paid. */
  fee: Fils | null;
  submitLabel: string;
  loading?: boolean;
  onSubmit: (slot: { date: string; time: string }) => void;
}

/** The choice of a day and a time of the dietitian. */
export function DayAndTime({
  form,
  dietitian,
  fee,
  submitLabel,
  loading = false,
  onSubmit,
}: DayAndTimeProps) {
  const intl = useIntl();
  const date = useSelector(selectDay);
  const time = useSelector(selectTime);
  const isAwaited = useSelector(selectTimeIsAwaited);
  const [attempts, setAttempts] = useState(0);
  const problems = useProblems();
  const shown = attempts > 0 ? problems : {};
  const lost = useLostFields();
  const next = () => {
    setAttempts(attempts + 1);
    if (date !== null && time !== null) onSubmit({ date, time });
  };
  const button = (
    <Button size="l" block loading={loading || isAwaited} onClick={next}>
      {submitLabel}
    </Button>
  );
  return (
    <>
      <FormErrorSummary
        title={intl.formatMessage({ id: 'form.check' })}
        errors={Object.entries(shown).map(([name, message]) => ({ name, message }))}
        attempt={attempts}
      />
      <SlotLost />
      <Split
        aside={
          <ChoiceCard dietitian={dietitian} fee={fee}>
            {button}
          </ChoiceCard>
        }
      >
        <div className={styles.dayAndTime}>
          <CalendarBlock form={form} dietitian={dietitian} error={shown.date ?? lost.date} />
          <SlotBlock form={form} dietitian={dietitian} error={shown.time ?? lost.time} />
          <CalendarNotes form={form} />
        </div>
      </Split>
      <ActionBar className={styles.bar} summary={<ChosenTime />}>
        {button}
      </ActionBar>
    </>
  );
}

/** The missing choices, by field. */
function useProblems(): { date?: string; time?: string } {
  const intl = useIntl();
  const hasDay = useSelector(selectDay) !== null;
  const hasTime = useSelector(selectTime) !== null;
  return {
    ...(!hasDay && { date: intl.formatMessage({ id: 'validation.appointmentDate' }) }),
    ...(!hasTime && { time: intl.formatMessage({ id: 'validation.appointmentTime' }) }),
  };
}

function SlotLost() {
  const { slotLost } = useSelector(selectBooking);
  return slotLost && <FailureAlert failure={slotLost} />;
}

/** What the server had against the slot that was lost, by field. */
function useLostFields(): { readonly date?: string; readonly time?: string } {
  const { nameOf } = useFormTexts();
  const { slotLost } = useSelector(selectBooking);
  return slotLost === null ? {} : serverMessages(slotLost, nameOf);
}

/** The chosen day and time, for the bar of a phone. */
function ChosenTime() {
  const texts = useAppointmentTexts();
  const day = useSelector(selectDay);
  const time = useSelector(selectTime);
  return (
    <>
      {time !== null && <span className={styles.barMain}>{texts.time(time)}</span>}
      <span className={styles.barDetail}>
        {day === null ? texts.text('booking.noDay') : texts.shortDay(day)}
      </span>
    </>
  );
}

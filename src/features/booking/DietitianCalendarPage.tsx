import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentForm, Dietitian } from '../../api/appointments.ts';
import { useAppointmentTexts } from '../../components/appointment/useAppointmentTexts.ts';
import { useFailureText } from '../../forms/useFailureText.ts';
import { ActionBar } from '../../ui/ActionBar.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { FormErrorSummary } from '../../ui/FormErrorSummary.tsx';
import { Container, Split } from '../../ui/Layout.tsx';
import styles from './Booking.module.css';
import { selectDay, selectDietitian, selectTime } from './bookingSelectors.ts';
import { selectBooking, slotSubmitted } from './bookingSlice.ts';
import { BookingForm, BookingHead, ChooseDietitian } from './components/BookingStep.tsx';
import { ChoiceCard } from './components/BookingSummary.tsx';
import { CalendarBlock } from './components/CalendarBlock.tsx';
import { CalendarNotes } from './components/CalendarNotes.tsx';
import { SlotBlock } from './components/SlotBlock.tsx';

export function DietitianCalendarPage() {
  const dietitian = useSelector(selectDietitian);
  return (
    <Container className={styles.page}>
      <BookingHead current="calendar" />
      <BookingForm>
        {(form) =>
          dietitian === null ? (
            <ChooseDietitian />
          ) : (
            <DayAndTime form={form} dietitian={dietitian} />
          )
        }
      </BookingForm>
    </Container>
  );
}

interface DayAndTimeProps {
  form: AppointmentForm;
  dietitian: Dietitian;
}

function DayAndTime({ form, dietitian }: DayAndTimeProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [attempts, setAttempts] = useState(0);
  const problems = useProblems();
  const shown = attempts > 0 ? problems : {};
  const next = () => {
    setAttempts(attempts + 1);
    if (Object.keys(problems).length === 0) dispatch(slotSubmitted());
  };
  const button = (
    <Button size="l" block onClick={next}>
      {intl.formatMessage({ id: 'booking.calendar.next' })}
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
      <Split aside={<ChoiceCard dietitian={dietitian}>{button}</ChoiceCard>}>
        <div className={styles.dayAndTime}>
          <CalendarBlock form={form} dietitian={dietitian} error={shown.date} />
          <SlotBlock form={form} dietitian={dietitian} error={shown.time} />
          <CalendarNotes form={form} />
        </div>
      </Split>
      <ActionBar className={styles.bar} summary={<ChosenTime />}>
        {button}
      </ActionBar>
    </>
  );
}

/** What is missing, by field. */
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
  const failureText = useFailureText();
  const { slotLost } = useSelector(selectBooking);
  return slotLost === null ? null : <Alert tone="danger">{failureText(slotLost)}</Alert>;
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

import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { AppointmentForm, Dietitian } from '../../../api/appointments.ts';
import { calendarLanguage } from '../../../i18n/calendarLanguage.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DateField } from '../../../ui/DateField.tsx';
import { selectChoice, selectDay } from '../bookingSelectors.ts';
import { dateChosen } from '../bookingSlice.ts';
import { unavailableReason } from '../choice.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import styles from './CalendarBlock.module.css';

interface CalendarBlockProps {
  form: AppointmentForm;
  dietitian: Dietitian;
  error: string | undefined;
}

export function CalendarBlock({ form, dietitian, error }: CalendarBlockProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const day = useSelector(selectDay);
  const reasonOf = useReasonText(form, dietitian);
  const label = (name: string) => intl.formatMessage({ id: `calendar.${name}` });
  return (
    <Card padding="m" className={styles.calendar}>
      <UnavailableDay form={form} dietitian={dietitian} />
      <DateField
        name="date"
        label={label('date')}
        value={day ?? ''}
        error={error}
        required
        onChange={(date) => dispatch(dateChosen({ date }))}
        min={form.first_date}
        max={form.last_date}
        unavailableReason={reasonOf}
        today={form.first_date}
        language={calendarLanguage(language)}
        labels={{
          previousMonth: label('previousMonth'),
          nextMonth: label('nextMonth'),
          today: label('today'),
          selected: label('selected'),
        }}
      />
    </Card>
  );
}

/** For the calendar: why a day within the window cannot be chosen. */
function useReasonText(form: AppointmentForm, dietitian: Dietitian) {
  const intl = useIntl();
  return useCallback(
    (date: string) => {
      const reason = unavailableReason(form, dietitian, date);
      if (reason === null) return null;
      const text = intl.formatMessage({ id: `calendar.reason.${reason}` });
      return { text, mark: reason === 'full' ? ('full' as const) : ('closed' as const) };
    },
    [form, dietitian, intl],
  );
}

/** A link, or an earlier choice, names a day on which nothing is free. */
function UnavailableDay({ form, dietitian }: Omit<CalendarBlockProps, 'error'>) {
  const texts = useAppointmentTexts();
  const { date } = useSelector(selectChoice);
  const reason = date === null ? null : unavailableReason(form, dietitian, date);
  if (date === null || reason === null) return null;
  return (
    <Alert tone="info">
      {texts.text(`booking.unavailable.${reason}`, {
        day: texts.day(date),
        dietitian: texts.name(dietitian),
      })}
    </Alert>
  );
}

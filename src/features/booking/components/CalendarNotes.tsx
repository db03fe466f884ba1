import { useIntl } from 'react-intl';
import type { AppointmentForm } from '../../../api/appointments.ts';
import { useAppointmentTexts } from '../../../components/appointment/useAppointmentTexts.ts';
import { pickText } from '../../../contract/languages.ts';
import { formatList } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import styles from './CalendarNotes.module.css';

/** Explains the calendar's marks, the time zone and the kitchen's closed days. */
export function CalendarNotes({ form }: { form: AppointmentForm }) {
  const intl = useIntl();
  return (
    <div className={styles.notes}>
      <Legend />
      <p>{intl.formatMessage({ id: 'booking.kuwaitTime' })}</p>
      <ClosedDays form={form} />
    </div>
  );
}

function Legend() {
  const intl = useIntl();
  return (
    <ul className={styles.legend}>
      {(['full', 'closed'] as const).map((mark) => (
        <li key={mark}>
          <span className={styles[mark]} aria-hidden="true">
            8
          </span>
          {intl.formatMessage({ id: `calendar.legend.${mark}` })}
        </li>
      ))}
    </ul>
  );
}

function ClosedDays({ form }: { form: AppointmentForm }) {
  const intl = useIntl();
  const language = useLanguage();
  const texts = useAppointmentTexts();
  if (form.closed_days.length === 0) return null;
  const days = form.closed_days.map(
    (closed) => `${texts.shortDay(closed.date)} (${pickText(closed, 'name', language)})`,
  );
  return (
    <p>{intl.formatMessage({ id: 'calendar.closedDays' }, { days: formatList(days, language) })}</p>
  );
}

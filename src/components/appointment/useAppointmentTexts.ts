import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { Appointment } from '../../api/appointments.ts';
import { formatDay, formatMoney, formatTime } from '../../i18n/formats.ts';
import { MOVE_HOURS, REFUND_HOURS } from '../../contract/appointments.ts';
import { pickText, WHOLE_DAY } from '../../contract/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';

const SHORT = { weekday: 'short', day: 'numeric', month: 'short' } as const;

type Person = Appointment['dietitian'];

/** The texts of an appointment; days and times are Kuwait's, whatever the browser's zone. */
export function useAppointmentTexts() {
  const intl = useIntl();
  const language = useLanguage();
  return useMemo(
    () => ({
      text: (id: string, values?: Record<string, string | number>) =>
        intl.formatMessage({ id }, values),
      /** How long before its start a cancellation still gets the fee back. */
      refundTime: intl.formatMessage({ id: 'wait.hours' }, { count: REFUND_HOURS }),
      /** How long before its start a paid appointment can still be moved. */
      moveTime: intl.formatMessage({ id: 'wait.hours' }, { count: MOVE_HOURS }),
      day: (date: string) => formatDay(date, language, WHOLE_DAY),
      shortDay: (date: string) => formatDay(date, language, SHORT),
      time: (time: string) => formatTime(time, language),
      fee: (fee: number) => formatMoney(fee, language),
      name: (person: Pick<Person, 'name_en' | 'name_ar'>) => pickText(person, 'name', language),
      title: (person: Pick<Person, 'title_en' | 'title_ar'>) => pickText(person, 'title', language),
      place: (person: Pick<Person, 'place_en' | 'place_ar'>) => pickText(person, 'place', language),
      bio: (person: { bio_en: string; bio_ar: string }) => pickText(person, 'bio', language),
    }),
    [intl, language],
  );
}

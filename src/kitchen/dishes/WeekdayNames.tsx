import { languages, type Language } from '../../contract/languages.ts';
import { dayOfWeekday } from '../../contract/kuwaitTime.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

export const weekdayChoices = (language: Language, weekday: 'long' | 'short') =>
  WEEK.map((value) => ({ value, label: formatDay(dayOfWeekday(value), language, { weekday }) }));

/** From Sunday on; one word for every day. */
export function WeekdayNames({ weekdays }: { weekdays: readonly number[] }) {
  const text = useText();
  const language = useLanguage();
  if (weekdays.length === WEEK.length) return text('dishes.everyDay');
  return weekdayChoices(language, 'short')
    .filter(({ value }) => weekdays.includes(value))
    .map(({ label }) => label)
    .join(languages[language].comma);
}

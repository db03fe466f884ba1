/** Calendar dates as text (`YYYY-MM-DD`), and the local Date objects that DayPicker takes. */

export function toDate(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function toDay(date: Date): string {
  const pad = (part: number, length: number) => String(part).padStart(length, '0');
  return [pad(date.getFullYear(), 4), pad(date.getMonth() + 1, 2), pad(date.getDate(), 2)].join(
    '-',
  );
}

interface DayParts {
  weekday?: 'long' | 'short';
  day?: 'numeric';
  month?: 'long';
  year?: 'numeric';
}

/** Formats a day (YYYY-MM-DD), whole or in part. */
export type FormatDay = (day: string, parts: DayParts) => string;

/** Names of days and months. */
export function calendarNames(formatDay: FormatDay) {
  const format = (parts: DayParts) => (date: Date) => formatDay(toDay(date), parts);
  const weekdayShort = format({ weekday: 'short' });
  return {
    month: format({ month: 'long', year: 'numeric' }),
    weekday: format({ weekday: 'long' }),
    // Arabic has no short names of days: the article goes, so that seven fit on a narrow phone.
    weekdayShort: (date: Date) => weekdayShort(date).replace(/^ال/, ''),
    fullDay: format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
  };
}

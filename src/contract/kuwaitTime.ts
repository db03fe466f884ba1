/** Kuwait is three hours ahead of UTC all year. */
export const KUWAIT_OFFSET_MS = 3 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The Kuwait day of an instant, YYYY-MM-DD, whatever zone the machine is in. */
export function kuwaitToday(now: Date): string {
  return new Date(now.getTime() + KUWAIT_OFFSET_MS).toISOString().slice(0, 10);
}

/** The instant of a Kuwait day and time, HH:MM. */
export function kuwaitInstant(date: string, time: string): Date {
  return new Date(Date.parse(`${date}T${time}:00Z`) - KUWAIT_OFFSET_MS);
}

/** HH:MM, 24 hours. */
export const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d$/;

export const DAY_MINUTES = 24 * 60;

/** HH:MM of a minute of the day. Midnight at its end is the next day's 00:00. */
export const timeOfMinute = (minute: number): string =>
  [Math.floor((minute % DAY_MINUTES) / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

export const FRIDAY = 5;
export const SATURDAY = 6;

/** 0 Sunday to 6 Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** Some day of a weekday, 0 Sunday to 6 Saturday. */
export const dayOfWeekday = (weekday: number): string => addDays('2027-01-03', weekday);

export function isDateText(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

import { addDays, weekdayOf } from '../../contract/kuwaitTime.ts';

export interface Week<Day> {
  /** Its Sunday. */
  start: string;
  days: Day[];
}

/** Ascending days in weeks from Sunday to Saturday, as the meal plans show them. */
export function weeksOf<Day extends { date: string }>(days: readonly Day[]): Week<Day>[] {
  const weeks: Week<Day>[] = [];
  for (const day of days) {
    const start = addDays(day.date, -weekdayOf(day.date));
    const last = weeks.at(-1);
    if (last?.start === start) last.days.push(day);
    else weeks.push({ start, days: [day] });
  }
  return weeks;
}

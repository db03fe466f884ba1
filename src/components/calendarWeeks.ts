import { addDays, weekdayOf } from '../contract/kuwaitTime.ts';

export interface CalendarDay {
  date: string;
  delivered: boolean;
}

/** Weeks from Sunday to Saturday that together hold every delivered date. */
export function weeksOf(dates: readonly string[]): CalendarDay[][] {
  const [first] = dates;
  const last = dates.at(-1);
  if (first === undefined || last === undefined) return [];
  const delivered = new Set(dates);
  const weeks: CalendarDay[][] = [];
  for (
    let sunday = addDays(first, -weekdayOf(first));
    sunday <= last;
    sunday = addDays(sunday, 7)
  ) {
    weeks.push(
      Array.from({ length: 7 }, (_, weekday) => {
        const date = addDays(sunday, weekday);
        return { date, delivered: delivered.has(date) };
      }),
    );
  }
  return weeks;
}

import type { AppointmentForm, Dietitian } from '../../api/appointments.ts';
import { toAsciiDigits } from '../../contract/rules/digits.ts';
import { addDays, isDateText, weekdayOf } from '../../contract/kuwaitTime.ts';

/** What a customer has chosen so far; null is not chosen yet. */
export interface Choice {
  dietitianId: number | null;
  /** A Kuwait day. */
  date: string | null;
  /** 24 hours, in Kuwait. */
  time: string | null;
}

export type CompleteChoice = { [Key in keyof Choice]: NonNullable<Choice[Key]> };

export const NOTHING_CHOSEN: Choice = { dietitianId: null, date: null, time: null };

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function choiceFromQuery(search: string): Choice {
  const query = new URLSearchParams(search);
  const text = (name: string) => toAsciiDigits(query.get(name) ?? '').trim();
  const [id, date, time] = [text('dietitian'), text('date'), text('time')];
  return {
    dietitianId: /^\d{1,9}$/.test(id) ? Number(id) : null,
    date: isDateText(date) ? date : null,
    time: TIME.test(time) ? time : null,
  };
}

/** What an address names goes before what was chosen earlier; a time belongs to its day. */
export function withQuery(choice: Choice, query: Choice): Choice {
  const dietitianId = query.dietitianId ?? choice.dietitianId;
  const date = query.date ?? choice.date;
  const isSameDay = dietitianId === choice.dietitianId && date === choice.date;
  return { dietitianId, date, time: query.time ?? (isSameDay ? choice.time : null) };
}

/** For a path: see `paths.dietitianCalendar`. */
export const queryChoice = ({ dietitianId, date, time }: Choice) => ({
  dietitian: dietitianId,
  date,
  time,
});

export function isComplete(choice: Choice): choice is CompleteChoice {
  return choice.dietitianId !== null && choice.date !== null && choice.time !== null;
}

export type DayReason = 'out_of_range' | 'closed_day' | 'day_off' | 'full';

/** Why a day cannot be chosen; null when it can. */
export function reasonAgainst(
  form: AppointmentForm,
  dietitian: Dietitian,
  date: string,
): DayReason | null {
  if (date < form.first_date || date > form.last_date) return 'out_of_range';
  if (form.closed_days.some((closed) => closed.date === date)) return 'closed_day';
  if (!dietitian.weekdays.includes(weekdayOf(date))) return 'day_off';
  return dietitian.full_days.includes(date) ? 'full' : null;
}

/** The first days on which the dietitian has time. */
export function nextDays(form: AppointmentForm, dietitian: Dietitian, count: number): string[] {
  const days: string[] = [];
  for (let day = form.first_date; day <= form.last_date; day = addDays(day, 1)) {
    if (reasonAgainst(form, dietitian, day) === null) days.push(day);
    if (days.length === count) break;
  }
  return days;
}

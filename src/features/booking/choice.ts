import type { AppointmentForm, Dietitian } from '../../api/appointments.ts';
import type { QueryName } from '../../contract/pages/pageQuery.ts';
import { addDays, isDateText, TIME_OF_DAY, weekdayOf } from '../../contract/kuwaitTime.ts';
import { toAsciiDigits } from '../../contract/rules/rule.ts';
import type { AppointmentSlot } from '../../contract/wire/appointment.ts';

/** The choice in a step's address; null is not chosen yet. */
export interface Choice {
  dietitianId: number | null;
  /** A Kuwait day. */
  date: string | null;
  /** 24 hours, in Kuwait. */
  time: string | null;
}

export type CompleteChoice = { [Key in keyof Choice]: NonNullable<Choice[Key]> };

export const NOTHING_CHOSEN: Choice = { dietitianId: null, date: null, time: null };

export function choiceFromQuery(search: string): Choice {
  const query = new URLSearchParams(search);
  const text = (name: QueryName) => toAsciiDigits(query.get(name) ?? '').trim();
  const [id, date, time] = [text('dietitian'), text('date'), text('time')];
  return {
    dietitianId: /^\d{1,9}$/.test(id) ? Number(id) : null,
    date: isDateText(date) ? date : null,
    time: TIME_OF_DAY.test(time) ? time : null,
  };
}

export function isComplete(choice: Choice): choice is CompleteChoice {
  return choice.dietitianId !== null && choice.date !== null && choice.time !== null;
}

/** Whether the other choice contains this one, and more. */
export function isPartOf(part: Choice, whole: Choice): boolean {
  const keys = ['dietitianId', 'date', 'time'] as const;
  return (
    keys.every((key) => part[key] === null || part[key] === whole[key]) &&
    keys.some((key) => part[key] !== whole[key])
  );
}

export type DayReason = 'out_of_range' | 'closed_day' | 'day_off' | 'full';

/** Why a day cannot be chosen; null when it can. */
export function unavailableReason(
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
    if (unavailableReason(form, dietitian, day) === null) days.push(day);
    if (days.length === count) break;
  }
  return days;
}

const PARTS = [
  ['morning', '12:00'],
  ['afternoon', '17:00'],
  ['evening', '24:00'],
] as const;

type Part = (typeof PARTS)[number][0];

/** The slots by the part of the day in which they begin; parts without slots are left out. */
export function partsOfDay(
  slots: readonly AppointmentSlot[],
): (readonly [Part, readonly AppointmentSlot[]])[] {
  const partOf = (time: string) => PARTS.find(([, end]) => time < end)?.[0];
  return PARTS.flatMap(([part]) => {
    const some = slots.filter(({ time }) => partOf(time) === part);
    return some.length === 0 ? [] : [[part, some] as const];
  });
}

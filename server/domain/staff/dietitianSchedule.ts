import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { Schedule, StaffDietitian } from '../../../src/contract/wire/staff/appointments.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { Appointment } from '../../db/stores/appointmentStore.ts';
import {
  listDaysOff,
  listDietitians,
  listWorkingHours,
  lockDietitian,
  replaceDaysOff,
  replaceWorkingHours,
  type Dietitian,
} from '../../db/stores/dietitianStore.ts';
import { appointmentsAhead } from '../../db/stores/staffAppointmentStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import { slotTimes } from '../appointments/slots.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import { audit, type Auditor } from './audit.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

/** Those who take appointments, with their weeks and their days off from today on. */
export async function readDietitians({ db, clock }: Context): Promise<StaffDietitian[]> {
  return viewAll(db, await listDietitians(db), kuwaitToday(clock()));
}

async function viewAll(
  db: Db,
  dietitians: readonly Dietitian[],
  first: string,
): Promise<StaffDietitian[]> {
  const ids = dietitians.map(({ id }) => id);
  const hours = await listWorkingHours(db, ids);
  const daysOff = await listDaysOff(db, first);
  return dietitians.map(({ id, name_en, name_ar }) => ({
    id,
    name_en,
    name_ar,
    hours: hours
      .filter(({ dietitian_id }) => dietitian_id === id)
      .map(({ weekday, from_minute, to_minute }) => ({ weekday, from_minute, to_minute })),
    days_off: daysOff.filter((day) => day.dietitian_id === id).map(({ date }) => date),
  }));
}

async function view(db: Db, dietitian: Dietitian, first: string): Promise<StaffDietitian> {
  const [one] = await viewAll(db, [dietitian], first);
  if (one === undefined) throw new Error(`Dietitian ${dietitian.id} has no view`);
  return one;
}

interface Saved {
  dietitian: StaffDietitian;
  /** Paid appointments ahead that are not offered any more. */
  outside: Appointment[];
}

/** What one field's type does not show. */
export function checkSchedule(
  { clock }: Pick<Context, 'clock'>,
  { hours = [], days_off: daysOff = [] }: Partial<Schedule>,
  checks: FieldChecks,
): void {
  if (!areApart(hours)) checks.add('hours', 'server.staff.hours_overlap');
  const today = kuwaitToday(clock());
  if (daysOff.some((date) => date < today)) checks.add('days_off', 'server.staff.day_over');
}

/** The new week and the days off from today on. What was paid stays where it is, and is named. */
export async function saveSchedule(
  { db, clock }: Context,
  actor: Auditor,
  id: number,
  { hours, days_off }: Schedule,
): Promise<Saved> {
  const now = clock();
  const first = kuwaitToday(now);
  return db.transaction().execute(async (trx) => {
    const dietitian = await lockDietitian(trx, id);
    if (dietitian === null) throw notFound();
    const { hours: hoursBefore, days_off: daysBefore } = await view(trx, dietitian, first);
    await replaceWorkingHours(trx, id, hours);
    await replaceDaysOff(trx, id, { first, dates: days_off });
    const entry = { action: 'schedule.changed', subject: 'dietitian', subjectId: id };
    const before = { hours: hoursBefore, days_off: daysBefore };
    await audit(trx, actor, { ...entry, before, after: { hours, days_off } }, now);
    const offered = hours.map((part) => ({ ...part, dietitian_id: id }));
    const ahead = await appointmentsAhead(trx, id, first);
    const outside = ahead.filter(
      ({ date, time }) => days_off.includes(date) || !slotTimes(offered, date).includes(time),
    );
    return { dietitian: await view(trx, dietitian, first), outside };
  });
}

/** Two parts of a day that meet would offer a time twice. */
function areApart(hours: Schedule['hours']): boolean {
  const sorted = [...hours].sort(
    (one, other) => one.weekday - other.weekday || one.from_minute - other.from_minute,
  );
  return sorted.every((part, index) => {
    const next = sorted[index + 1];
    const isOrdered = part.from_minute < part.to_minute;
    return isOrdered && (next?.weekday !== part.weekday || next.from_minute >= part.to_minute);
  });
}

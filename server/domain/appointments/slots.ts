import {
  BOOK_WITHIN_DAYS,
  isBookableAt,
  SLOT_MINUTES,
  startOfAppointment,
} from '../../../src/contract/appointments.ts';
import { addDays, kuwaitToday, timeOfMinute, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { AppointmentSlot, AppointmentSlots } from '../../../src/contract/wire/appointment.ts';
import type { AppContext } from '../../context.ts';
import type { Appointment } from '../../db/stores/appointmentStore.ts';
import { occupyingAppointments, takenSlots, type Slot } from '../../db/stores/slotStore.ts';
import {
  findActiveDietitian,
  isDayOff,
  listWorkingHours,
  type WorkingHours,
} from '../../db/stores/dietitianStore.ts';
import { fieldError, notFound } from '../../errors/ApiError.ts';

/** The slots of a dietitian's day, taken ones included. */
interface OfferedDay {
  times: readonly string[];
  closedReason: AppointmentSlots['closed_reason'];
}

interface BookingWindow {
  first: string;
  last: string;
}

/** As far as it is known. */
export type SlotParts = { readonly [Part in keyof Slot]?: Slot[Part] | undefined };

export function isSameSlot(one: Slot, other: SlotParts): boolean {
  return (
    one.dietitian_id === other.dietitian_id && one.date === other.date && one.time === other.time
  );
}

/** The Kuwait days between which appointments are offered. */
export function bookingWindow(now: Date): BookingWindow {
  const first = kuwaitToday(now);
  return { first, last: addDays(first, BOOK_WITHIN_DAYS) };
}

/** Why no dietitian takes appointments on a day; null where some may. */
export async function closedReasonOf(
  { db, content }: Pick<AppContext, 'db' | 'content'>,
  date: string,
  now: Date,
): Promise<'out_of_range' | 'closed_day' | null> {
  const { first, last } = bookingWindow(now);
  if (date < first || date > last) return 'out_of_range';
  const { closedDates } = await content.now(db);
  return closedDates.has(date) ? 'closed_day' : null;
}

/** None on a day off. */
export async function offeredTimes(
  { db }: Pick<AppContext, 'db'>,
  dietitianId: number,
  date: string,
): Promise<string[]> {
  if (await isDayOff(db, dietitianId, date)) return [];
  return slotTimes(await listWorkingHours(db, [dietitianId]), date);
}

async function offeredDay(
  context: Pick<AppContext, 'db' | 'content'>,
  dietitianId: number,
  date: string,
  now: Date,
): Promise<OfferedDay> {
  const closedReason = await closedReasonOf(context, date, now);
  if (closedReason !== null) return { times: [], closedReason };
  const times = await offeredTimes(context, dietitianId, date);
  return { times, closedReason: times.length === 0 ? 'day_off' : null };
}

/** The starts of the half hours that fit whole into the working hours of the day. */
export function slotTimes(hours: readonly WorkingHours[], date: string): string[] {
  const weekday = weekdayOf(date);
  return hours
    .filter((part) => part.weekday === weekday)
    .flatMap(({ from_minute, to_minute }) => {
      const count = Math.floor((to_minute - from_minute) / SLOT_MINUTES);
      return Array.from({ length: count }, (_, index) => from_minute + index * SLOT_MINUTES);
    })
    .map(timeOfMinute);
}

/** The slots of a day for a customer, each with the reason why it cannot be chosen, if there is one. */
export async function viewSlots(
  context: AppContext,
  customerId: number,
  { dietitianId, date }: { dietitianId: number; date: string },
): Promise<AppointmentSlots> {
  const { db } = context;
  const now = context.clock();
  if ((await findActiveDietitian(db, dietitianId)) === null) {
    throw fieldError('user_id', 'validation.dietitian');
  }
  const { times, closedReason } = await offeredDay(context, dietitianId, date, now);
  const appointments = await occupyingAppointments(db, { dietitianId, customerId, date });
  const slots = times.map((time) => {
    const rivals = appointments.filter(
      (appointment) => appointment.time === time && !isOver(appointment, now),
    );
    const own = rivals.find((appointment) => isHold(appointment, customerId, dietitianId));
    const isPast = !isBookableAt(startOfAppointment({ date, time }), now);
    const reason = isPast ? 'past' : own ? null : reasonOf(rivals, dietitianId);
    return { time, available: reason === null, reason, booking_id: own?.id ?? null };
  });
  return { user_id: dietitianId, date, slots, closed_reason: closedReason };
}

/** Those that the kitchen can move an appointment to: offered, ahead, and neither sold nor held. */
export async function freeTimes(
  context: Pick<AppContext, 'db' | 'content' | 'clock'>,
  dietitianId: number,
  date: string,
): Promise<string[]> {
  const now = context.clock();
  if ((await findActiveDietitian(context.db, dietitianId)) === null) throw notFound();
  const { times } = await offeredDay(context, dietitianId, date, now);
  const taken = await takenSlots(context.db, { first: date, last: date, now });
  const isTaken = (time: string) =>
    taken.some((slot) => slot.dietitian_id === dietitianId && slot.time === time);
  return times.filter(
    (time) => !isTaken(time) && isBookableAt(startOfAppointment({ date, time }), now),
  );
}

function reasonOf(rivals: readonly Appointment[], dietitianId: number): AppointmentSlot['reason'] {
  const sold = rivals.find(({ dietitian_id }) => dietitian_id === dietitianId);
  if (sold !== undefined) return sold.status === 'pending' ? 'held' : 'taken';
  return rivals.length > 0 ? 'overlap' : null;
}

function isHold(appointment: Appointment, customerId: number, dietitianId: number): boolean {
  const { status, customer_id, dietitian_id } = appointment;
  return status === 'pending' && customer_id === customerId && dietitian_id === dietitianId;
}

function isOver({ status, held_until }: Appointment, now: Date): boolean {
  return status === 'pending' && held_until <= now;
}

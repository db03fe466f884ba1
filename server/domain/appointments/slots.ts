import {
  BOOK_WITHIN_DAYS,
  isBookableAt,
  SLOT_MINUTES,
  startOfAppointment,
} from '../../../src/contract/appointments.ts';
import { addDays, kuwaitToday, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { AppointmentSlot, AppointmentSlots } from '../../../src/contract/wire/appointment.ts';
import type { AppContext } from '../../context.ts';
import type { Appointment } from '../../db/stores/appointmentStore.ts';
import { occupyingAppointments, takenSlots } from '../../db/stores/slotStore.ts';
import {
  findActiveDietitian,
  isDayOff,
  listWorkingHours,
  type Dietitian,
  type WorkingHours,
} from '../../db/stores/dietitianStore.ts';
import { fieldError, notFound } from '../../errors/ApiError.ts';

/** The slots of a dietitian's day, taken ones included. */
interface OfferedDay {
  dietitian: Dietitian;
  times: readonly string[];
  closedReason: AppointmentSlots['closed_reason'];
}

interface BookingWindow {
  first: string;
  last: string;
}

/** The Kuwait days between which appointments are offered. */
export function bookingWindow(now: Date): BookingWindow {
  const first = kuwaitToday(now);
  return { first, last: addDays(first, BOOK_WITHIN_DAYS) };
}

export async function offeredDay(
  { db, content }: Pick<AppContext, 'db' | 'content'>,
  dietitianId: number,
  date: string,
  now: Date,
): Promise<OfferedDay> {
  const dietitian = await findActiveDietitian(db, dietitianId);
  if (dietitian === null) throw fieldError('user_id', 'validation.dietitian');
  const { first, last } = bookingWindow(now);
  const closed = (closedReason: OfferedDay['closedReason']) => ({
    dietitian,
    times: [],
    closedReason,
  });
  if (date < first || date > last) return closed('out_of_range');
  const { closedDates } = await content.now(db);
  if (closedDates.has(date)) return closed('closed_day');
  if (await isDayOff(db, dietitianId, date)) return closed('day_off');
  const times = slotTimes(await listWorkingHours(db, [dietitianId]), date);
  return times.length === 0 ? closed('day_off') : { dietitian, times, closedReason: null };
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

function timeOfMinute(minute: number): string {
  const text = (part: number) => String(part).padStart(2, '0');
  return `${text(Math.floor(minute / 60))}:${text(minute % 60)}`;
}

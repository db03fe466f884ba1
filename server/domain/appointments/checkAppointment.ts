import {
  isBookableAt,
  LEAD_MINUTES,
  startOfAppointment,
} from '../../../src/contract/appointments.ts';
import type { AppContext } from '../../context.ts';
import type { Appointment } from '../../db/stores/appointmentStore.ts';
import { findActiveDietitian, type Dietitian } from '../../db/stores/dietitianStore.ts';
import type { Slot } from '../../db/stores/slotStore.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import {
  bookingWindow,
  closedReasonOf,
  isSameSlot,
  offeredTimes,
  type SlotParts,
} from './slots.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

/** The dietitian of a slot that is offered now, whether or not it is taken. */
export async function checkSlot(
  context: Omit<Context, 'clock'>,
  slot: Slot,
  now: Date,
): Promise<Dietitian> {
  const checks = new FieldChecks();
  const dietitian = await checkParts(context, slot, checks, now);
  checks.finish();
  return dietitian ?? checks.refuse();
}

/** As above, of the parts that are valid by themselves. */
export async function checkSentSlot(
  context: Context,
  slot: SlotParts,
  checks: FieldChecks,
): Promise<void> {
  await checkParts(context, slot, checks, context.clock());
}

/** Of an appointment that is there: the slot that it has may stay, whatever has become of it. */
export async function checkOtherSlot(
  context: Context,
  known: Appointment | null,
  slot: SlotParts,
  checks: FieldChecks,
): Promise<void> {
  if (known !== null && isSameSlot(known, slot)) return;
  await checkSentSlot(context, slot, checks);
}

/** Answers the dietitian, null where none is known. A day without appointments has no time that could be judged. */
async function checkParts(
  context: Omit<Context, 'clock'>,
  { dietitian_id: dietitianId, date, time }: SlotParts,
  checks: FieldChecks,
  now: Date,
): Promise<Dietitian | null> {
  const dietitian =
    dietitianId === undefined ? null : await findActiveDietitian(context.db, dietitianId);
  if (dietitianId !== undefined && dietitian === null) {
    checks.add('user_id', 'validation.dietitian');
  }
  if (date === undefined) return dietitian;
  const times = await checkDay(context, { dietitian, date }, checks, now);
  if (time !== undefined && !checks.has('date')) checkTime({ date, time }, times, checks, now);
  return dietitian;
}

/** Answers the times of the day; null where they are not known without a dietitian. */
async function checkDay(
  context: Omit<Context, 'clock'>,
  { dietitian, date }: { readonly dietitian: Dietitian | null; readonly date: string },
  checks: FieldChecks,
  now: Date,
): Promise<readonly string[] | null> {
  const day = { day: date };
  const closedReason = await closedReasonOf(context, date, now);
  if (closedReason === 'out_of_range') {
    const { first, last } = bookingWindow(now);
    const values = { from: { day: first }, to: { day: last } };
    checks.add('date', 'server.appointment.date_range', values);
  } else if (closedReason === 'closed_day') {
    checks.add('date', 'server.appointment.closed_day', { date: day });
  }
  if (closedReason !== null || dietitian === null) return null;
  const times = await offeredTimes(context, dietitian.id, date);
  if (times.length === 0) {
    checks.add('date', 'server.appointment.day_off', { dietitian, date: day });
  }
  return times;
}

function checkTime(
  slot: Pick<Slot, 'date' | 'time'>,
  times: readonly string[] | null,
  checks: FieldChecks,
  now: Date,
): void {
  if (times !== null && !times.includes(slot.time)) {
    checks.add('time', 'server.appointment.time');
  } else if (!isBookableAt(startOfAppointment(slot), now)) {
    checks.add('time', 'server.appointment.too_soon', { hours: LEAD_MINUTES / 60 });
  }
}

export interface AppointmentDetails {
  comments: string;
  phone: string | null;
  email: string;
}

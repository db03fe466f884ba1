import {
  isBookableAt,
  LEAD_MINUTES,
  startOfAppointment,
} from '../../../src/contract/appointments.ts';
import type { AppContext } from '../../context.ts';
import type { Slot } from '../../db/stores/slotStore.ts';
import type { Dietitian } from '../../db/stores/dietitianStore.ts';
import { fieldError } from '../../errors/ApiError.ts';
import { bookingWindow, offeredDay } from './slots.ts';

/** The dietitian of a slot that is offered now, whether or not it is taken. */
export async function checkSlot(
  context: Pick<AppContext, 'db' | 'content'>,
  { dietitian_id, date, time }: Slot,
  now: Date,
): Promise<Dietitian> {
  const { dietitian, times, closedReason } = await offeredDay(context, dietitian_id, date, now);
  if (closedReason === 'out_of_range') {
    const { first, last } = bookingWindow(now);
    const values = { from: { day: first }, to: { day: last } };
    throw fieldError('date', 'server.appointment.date_range', values);
  }
  const day = { day: date };
  if (closedReason === 'closed_day') {
    throw fieldError('date', 'server.appointment.closed_day', { date: day });
  }
  if (closedReason === 'day_off') {
    throw fieldError('date', 'server.appointment.day_off', { dietitian, date: day });
  }
  if (!times.includes(time)) throw fieldError('time', 'server.appointment.time');
  if (!isBookableAt(startOfAppointment({ date, time }), now)) {
    throw fieldError('time', 'server.appointment.too_soon', { hours: LEAD_MINUTES / 60 });
  }
  return dietitian;
}

export interface AppointmentDetails {
  comments: string;
  phone: string | null;
  email: string;
}

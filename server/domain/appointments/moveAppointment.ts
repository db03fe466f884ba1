import { MOVE_HOURS, reminderAt, startOfAppointment } from '../../../src/contract/appointments.ts';
import type { AppContext } from '../../context.ts';
import {
  findOwnAppointment,
  getAppointment,
  lockOwnAppointment,
  updateAppointment,
  type Appointment,
} from '../../db/stores/appointmentStore.ts';
import type { Slot } from '../../db/stores/slotStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import { rateLimit } from '../rateLimit.ts';
import { BOOKING_LIMIT, isMovable, mailAbout } from './appointmentState.ts';
import { checkSlot } from './checkAppointment.ts';
import { isSameSlot } from './slots.ts';
import { takeSlot } from './takeSlot.ts';

interface Move {
  id: number;
  /** A Kuwait day. */
  date: string;
  /** 24 hours, in Kuwait. */
  time: string;
}

/** The target of a move: the dietitian, who was chosen and paid for, stays. */
export async function slotOfMove(
  { db }: Pick<AppContext, 'db'>,
  customerId: number,
  { id, date, time }: Move,
): Promise<Slot> {
  const appointment = await findOwnAppointment(db, customerId, id);
  if (appointment === null) throw notFound();
  return { dietitian_id: appointment.dietitian_id, date, time };
}

/** Moves a paid appointment to a free slot; the team confirms it again. Idempotent. */
export async function moveAppointment(
  context: AppContext,
  customerId: number,
  move: Move,
): Promise<Appointment> {
  const { db } = context;
  const now = context.clock();
  await rateLimit(db, `appointment:${customerId}`, BOOKING_LIMIT, now);
  const slot = await slotOfMove(context, customerId, move);
  return takeSlot(db, { customerId, slot, now }, async (trx) => {
    const appointment = await lockOwnAppointment(trx, customerId, move.id);
    if (appointment === null) throw notFound();
    if (isSameSlot(appointment, slot)) return appointment;
    assertMovable(appointment, now);
    await checkSlot({ ...context, db: trx }, slot, now);
    await updateAppointment(trx, move.id, {
      ...slot,
      status: 'received',
      reminder_due_at: reminderAt(startOfAppointment(slot), now),
      ...mailAbout(appointment, 'moved', now),
    });
    return getAppointment(trx, move.id);
  });
}

function assertMovable(appointment: Appointment, now: Date): void {
  if (isMovable(appointment, now)) return;
  throw new ApiError('booking_not_movable', {
    message: { key: 'server.appointment.not_movable', values: { hours: MOVE_HOURS } },
  });
}

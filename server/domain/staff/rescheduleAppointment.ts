import { reminderAt, startOfAppointment } from '../../../src/contract/appointments.ts';
import type { AppContext } from '../../context.ts';
import {
  getAppointment,
  lockAppointment,
  updateAppointment,
  type Appointment,
} from '../../db/stores/appointmentStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import { isOn, mailAbout } from '../appointments/appointmentState.ts';
import { checkSlot } from '../appointments/checkAppointment.ts';
import { isSameSlot } from '../appointments/slots.ts';
import { takeSlot } from '../appointments/takeSlot.ts';
import { audit, type Auditor } from './audit.ts';

/** A Kuwait day and a time of day. */
interface NewTime {
  readonly date: string;
  readonly time: string;
}

/**
 * The kitchen moves a paid appointment, also at short notice: the new time is confirmed with it. Sent again, it
 * changes nothing.
 */
export async function rescheduleAppointment(
  context: Pick<AppContext, 'db' | 'content' | 'clock'>,
  actor: Auditor,
  known: Appointment,
  { date, time }: NewTime,
): Promise<Appointment> {
  const { db, clock } = context;
  const now = clock();
  const slot = { dietitian_id: known.dietitian_id, date, time };
  return takeSlot(db, { customerId: known.customer_id, slot, now }, async (trx) => {
    const appointment = await lockAppointment(trx, known.id);
    if (isSameSlot(appointment, slot)) return appointment;
    if (!isOn(appointment)) throw new ApiError('booking_closed');
    await checkSlot({ ...context, db: trx }, slot, now);
    await updateAppointment(trx, known.id, {
      ...slot,
      status: 'accepted',
      reminder_due_at: reminderAt(startOfAppointment(slot), now),
      ...mailAbout(appointment, 'rescheduled', now),
    });
    const before = { date: appointment.date, time: appointment.time, status: appointment.status };
    const moved = { action: 'appointment.moved', subject: 'appointment', subjectId: known.id };
    await audit(trx, actor, { ...moved, before, after: { date, time, status: 'accepted' } }, now);
    return getAppointment(trx, known.id);
  });
}

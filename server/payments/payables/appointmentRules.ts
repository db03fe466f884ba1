import { reminderAt, startOfAppointment } from '../../../src/contract/appointments.ts';
import type { Db } from '../../db/database.ts';
import {
  findOwnAppointment,
  lockAppointment,
  updateAppointment,
  type Appointment,
} from '../../db/stores/appointmentStore.ts';
import { retakeSlot } from '../../db/stores/slotStore.ts';
import { assertPayable, prolongedHold } from '../../domain/appointments/appointmentState.ts';
import type { PayableRules, RefundReason } from '../paymentContext.ts';

export const appointmentRules: PayableRules = {
  async findOwn(db, customerId, id) {
    const appointment = await findOwnAppointment(db, customerId, id);
    if (appointment === null) return null;
    return {
      isPaid: appointment.paid_at !== null,
      payer: {
        name: appointment.customer_name,
        email: appointment.email,
        mobile: appointment.phone,
      },
    };
  },

  async lock(trx, id) {
    const appointment = await lockAppointment(trx, id);
    return {
      isPaid: appointment.paid_at !== null,
      amount: appointment.fee_fils,
      assertPayable: (now) => assertPayable(appointment, now),
      begin: (now) => updateAppointment(trx, id, { held_until: prolongedHold(appointment, now) }),
      claim: async (amount, now) =>
        // The customer moved to a dietitian with another fee after the attempt was started.
        amount === appointment.fee_fils ? claimSlot(trx, appointment, now) : 'wrong_amount',
      pay: (now) =>
        updateAppointment(trx, id, {
          status: 'received',
          paid_at: now,
          reminder_due_at: reminderAt(startOfAppointment(appointment), now),
          mail: 'received',
          mail_due_at: now,
        }),
      // The hold stays until its end, so that the customer can try again.
      fail: async () => undefined,
      noteRefund: (reason, now) => noteRefund(trx, appointment, reason, now),
    };
  },
};

/** A slot that was released while the customer paid is taken again if it is still free. */
async function claimSlot(
  trx: Db,
  appointment: Appointment,
  now: Date,
): Promise<RefundReason | null> {
  const { status } = appointment;
  if (status !== 'pending' && status !== 'failed') return 'appointment_closed';
  if (startOfAppointment(appointment) <= now) return 'slot_lost';
  if (status === 'pending') return null;
  return (await retakeSlot(trx, appointment.id)) ? null : 'slot_lost';
}

async function noteRefund(
  trx: Db,
  appointment: Appointment,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  // Mailed once, however many payments come too late. A deleted account has no address to mail to.
  const isNews = appointment.mail !== 'lost' && appointment.email !== '';
  const isLost = reason === 'slot_lost' || reason === 'appointment_closed';
  await updateAppointment(trx, appointment.id, {
    refund_due: true,
    ...(reason === 'slot_lost' ? { status: 'failed' as const } : {}),
    ...(isLost && isNews ? { mail: 'lost' as const, mail_due_at: now } : {}),
  });
}

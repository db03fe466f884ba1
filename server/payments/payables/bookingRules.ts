import { startOfAppointment } from '../../../src/contract/appointments.ts';
import type { Db } from '../../db/database.ts';
import type { RefundReason } from '../../db/orderTables.ts';
import {
  findOwnBooking,
  lockBooking,
  retakeSlot,
  updateBooking,
  type Booking,
} from '../../db/stores/bookingStore.ts';
import { assertPayable, prolongedHold } from '../../domain/appointments/bookingState.ts';
import type { PayableRules } from '../payable.ts';

export const bookingRules: PayableRules = {
  async findOwn(db, customerId, id) {
    const booking = await findOwnBooking(db, customerId, id);
    if (booking === null) return null;
    return {
      isPaid: booking.paid_at !== null,
      payer: { name: booking.customer_name, email: booking.email, mobile: booking.phone },
    };
  },

  async lock(trx, id) {
    const booking = await lockBooking(trx, id);
    return {
      isPaid: booking.paid_at !== null,
      amount: booking.fee_fils,
      assertPayable: (now) => assertPayable(booking, now),
      begin: (now) => updateBooking(trx, id, { held_until: prolongedHold(booking, now) }),
      claim: async (amount, now) =>
        // The customer moved to a dietitian with another fee after the attempt was started.
        amount === booking.fee_fils ? claimSlot(trx, booking, now) : 'wrong_amount',
      pay: (now) =>
        updateBooking(trx, id, {
          status: 'received',
          paid_at: now,
          mail: 'received',
          mail_due_at: now,
        }),
      // The hold stays until its end, so that the customer can try again.
      fail: async () => undefined,
      noteRefund: (reason, now) => noteRefund(trx, booking, reason, now),
    };
  },
};

/** A slot that was given up while the customer paid is taken again if nobody has it yet. */
async function claimSlot(trx: Db, booking: Booking, now: Date): Promise<RefundReason | null> {
  const { status } = booking;
  if (status !== 'pending' && status !== 'failed') return 'booking_closed';
  if (startOfAppointment(booking) <= now) return 'slot_lost';
  if (status === 'pending') return null;
  return (await retakeSlot(trx, booking.id)) ? null : 'slot_lost';
}

async function noteRefund(
  trx: Db,
  booking: Booking,
  reason: RefundReason,
  now: Date,
): Promise<void> {
  const isLost = reason === 'slot_lost' || reason === 'booking_closed';
  await updateBooking(trx, booking.id, {
    refund_due: true,
    ...(reason === 'slot_lost' ? { status: 'failed' as const } : {}),
    ...(isLost ? { mail: 'lost' as const, mail_due_at: now } : {}),
  });
}

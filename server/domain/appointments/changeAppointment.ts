import type { ChangeAppointment } from '../../../src/contract/wire/appointment.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  findOwnBooking,
  getBooking,
  lockOwnBooking,
  updateBooking,
  type Booking,
  type Slot,
} from '../../db/stores/bookingStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import { rateLimit } from '../rateLimit.ts';
import { BOOKINGS } from './bookAppointment.ts';
import { assertPayable, prolongedHold } from './bookingState.ts';
import { checkDetails, checkSlot } from './checkBooking.ts';
import { holdSlot } from './holdSlot.ts';

/** Changes an unpaid booking. With another slot the hold moves along; the old slot is free at once. */
export async function changeAppointment(
  { db, clock }: AppContext,
  customerId: number,
  change: ChangeAppointment,
): Promise<Booking> {
  const now = clock();
  await rateLimit(db, `appointment:${customerId}`, BOOKINGS, now);
  const known = await findOwnBooking(db, customerId, change.booking_id);
  if (known === null) throw notFound();
  assertPayable(known, now);
  const details = checkDetails({
    comments: change.comments ?? known.comments,
    phone: change.phone ?? known.phone,
    email: change.email ?? known.email,
  });
  const slot = changedSlot(known, change);
  return holdSlot(db, { customerId, slot, now }, async (trx) => {
    const booking = await lockOwnBooking(trx, customerId, known.id);
    if (booking === null) throw notFound();
    assertPayable(booking, now);
    const move = isSameSlot(booking, slot) ? {} : await moveTo(trx, booking, slot, now);
    await updateBooking(trx, booking.id, { ...details, ...move });
    return getBooking(trx, booking.id);
  });
}

/** The slot that a booking has after a change. */
export function changedSlot(known: Booking, change: ChangeAppointment): Slot {
  return {
    dietitian_id: change.user_id ?? known.dietitian_id,
    date: change.date ?? known.date,
    time: change.time ?? known.time,
  };
}

function isSameSlot(one: Slot, other: Slot): boolean {
  return (
    one.dietitian_id === other.dietitian_id && one.date === other.date && one.time === other.time
  );
}

async function moveTo(trx: Db, booking: Booking, slot: Slot, now: Date) {
  const { fee_fils } = await checkSlot(trx, slot, now);
  return { ...slot, fee_fils, held_until: prolongedHold(booking, now) };
}

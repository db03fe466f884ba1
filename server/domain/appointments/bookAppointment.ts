import type { BookAppointment } from '../../../src/contract/wire/appointment.ts';
import type { Profile } from '../../../src/contract/wire/customer.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  countHolds,
  findHold,
  insertBooking,
  updateBooking,
  type Booking,
  type Slot,
} from '../../db/stores/bookingStore.ts';
import { getProfile } from '../../db/stores/customerStore.ts';
import { ApiError } from '../../errors/ApiError.ts';
import type { Locale } from '../../i18n/translate.ts';
import { rateLimit } from '../rateLimit.ts';
import { firstHold } from './bookingState.ts';
import { checkDetails, checkSlot, type BookingDetails } from './checkBooking.ts';
import { holdSlot } from './holdSlot.ts';

export const BOOKINGS = { limit: 30, windowSeconds: 15 * 60 };
/** One customer cannot keep the day from everybody else. */
const HOLDS_AT_MOST = 3;

export interface AppointmentWish {
  customerId: number;
  language: Locale;
  input: BookAppointment;
}

interface Booker extends Slot {
  customer: Profile;
  language: Locale;
  feeFils: number;
  details: BookingDetails;
  now: Date;
}

/** Holds a slot for the customer. Sent again for the same slot, it answers the same booking. */
export async function bookAppointment(
  { db, clock }: AppContext,
  { customerId, language, input }: AppointmentWish,
): Promise<Booking> {
  const now = clock();
  await rateLimit(db, `appointment:${customerId}`, BOOKINGS, now);
  const customer = await getProfile(db, customerId);
  const details = checkDetails({
    comments: input.comments,
    phone: input.phone ?? customer.phone,
    email: input.email ?? customer.email,
  });
  const slot = { dietitian_id: input.user_id, date: input.date, time: input.time };
  const { fee_fils: feeFils } = await checkSlot(db, slot, now);
  return holdSlot(db, { customerId, slot, now }, (trx) =>
    hold(trx, { ...slot, customer, language, feeFils, details, now }),
  );
}

async function hold(trx: Db, booker: Booker): Promise<Booking> {
  const { customer, details, now, dietitian_id, date, time, language } = booker;
  const slot = { dietitian_id, date, time };
  const held = await findHold(trx, customer.id, slot);
  if (held !== null) {
    await updateBooking(trx, held.id, details);
    return { ...held, ...details };
  }
  if ((await countHolds(trx, customer.id, now)) >= HOLDS_AT_MOST) {
    throw new ApiError('too_many_holds', { retryAfterSeconds: 60 });
  }
  return insertBooking(trx, {
    ...slot,
    ...details,
    customer_id: customer.id,
    language,
    status: 'pending',
    fee_fils: booker.feeFils,
    customer_name: `${customer.first_name} ${customer.last_name}`,
    created_at: now,
    held_since: now,
    held_until: firstHold(now),
    cancelled_by: null,
    rejected_reason: null,
    mail: null,
  });
}

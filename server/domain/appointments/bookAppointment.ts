import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  findOwnAppointment,
  getAppointment,
  insertAppointment,
  lockOwnAppointment,
  updateAppointment,
  type Appointment,
} from '../../db/stores/appointmentStore.ts';
import { countHolds, findHold } from '../../db/stores/holdStore.ts';
import type { Slot } from '../../db/stores/slotStore.ts';
import { getProfile, type Profile } from '../../db/stores/customerStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import type { Language } from '../../../src/contract/languages.ts';
import type { UpdateAppointment } from '../../../src/contract/wire/appointment.ts';
import { checkedFee } from '../checkAmount.ts';
import { rateLimit } from '../rateLimit.ts';
import type { FieldChecks } from '../validation/FieldChecks.ts';
import { assertPayable, BOOKING_LIMIT, firstHold, prolongedHold } from './appointmentState.ts';
import { checkOtherSlot, checkSlot, type AppointmentDetails } from './checkAppointment.ts';
import { isSameSlot } from './slots.ts';
import { takeSlot } from './takeSlot.ts';

/** Stops one customer from holding a whole day. */
const HOLDS_AT_MOST = 3;

interface AppointmentInput {
  customerId: number;
  language: Language;
  slot: Slot;
  comments: string;
  /** Null takes the profile's. */
  phone: string | null;
  email: string | null;
}

/** Null keeps the current value. */
export interface AppointmentChange {
  appointmentId: number;
  dietitianId: number | null;
  date: string | null;
  time: string | null;
  comments: string | null;
  phone: string | null;
  email: string | null;
}

interface NewHold {
  customer: Profile;
  slot: Slot;
  language: Language;
  feeFils: number;
  details: AppointmentDetails;
  now: Date;
}

/** Holds a slot for the customer. Sent again for the same slot, it returns the same appointment. */
export async function bookAppointment(
  context: AppContext,
  { customerId, language, slot, comments, phone, email }: AppointmentInput,
): Promise<Appointment> {
  const { db } = context;
  const now = context.clock();
  await rateLimit(db, `appointment:${customerId}`, BOOKING_LIMIT, now);
  const customer = await getProfile(db, customerId);
  const details = {
    comments,
    phone: phone ?? customer.phone,
    email: email ?? customer.email,
  };
  const feeFils = checkedFee((await checkSlot(context, slot, now)).fee_fils);
  return takeSlot(db, { customerId, slot, now }, (trx) =>
    insertHold(trx, { customer, slot, language, feeFils, details, now }),
  );
}

/** Changes an unpaid appointment. With another slot the hold moves, and the old slot is free at once. */
export async function changeAppointment(
  context: AppContext,
  customerId: number,
  change: AppointmentChange,
): Promise<Appointment> {
  const { db } = context;
  const now = context.clock();
  await rateLimit(db, `appointment:${customerId}`, BOOKING_LIMIT, now);
  const known = await findOwnAppointment(db, customerId, change.appointmentId);
  if (known === null) throw notFound();
  assertPayable(known, now);
  const details = {
    comments: change.comments ?? known.comments,
    phone: change.phone ?? known.phone,
    email: change.email ?? known.email,
  };
  const slot = changedSlot(known, change);
  return takeSlot(db, { customerId, slot, now }, async (trx) => {
    const appointment = await lockOwnAppointment(trx, customerId, known.id);
    if (appointment === null) throw notFound();
    assertPayable(appointment, now);
    const inside = { ...context, db: trx };
    const move = isSameSlot(appointment, slot) ? {} : await moveTo(inside, appointment, slot, now);
    await updateAppointment(trx, appointment.id, { ...details, ...move });
    return getAppointment(trx, appointment.id);
  });
}

/** The slot that an appointment has after a change. */
export function changedSlot(known: Appointment, change: AppointmentChange): Slot {
  return {
    dietitian_id: change.dietitianId ?? known.dietitian_id,
    date: change.date ?? known.date,
    time: change.time ?? known.time,
  };
}

/** Of a request that changes an appointment: the slot that it leads to, as far as its parts are valid by themselves. */
export async function checkSentChange(
  context: AppContext,
  customerId: number,
  { booking_id, user_id, date, time }: Partial<UpdateAppointment>,
  checks: FieldChecks,
): Promise<void> {
  const known =
    booking_id === undefined ? null : await findOwnAppointment(context.db, customerId, booking_id);
  const slot = {
    dietitian_id: checks.has('user_id') ? undefined : (user_id ?? known?.dietitian_id),
    date: checks.has('date') ? undefined : (date ?? known?.date),
    time: checks.has('time') ? undefined : (time ?? known?.time),
  };
  await checkOtherSlot(context, known, slot, checks);
}

async function insertHold(trx: Db, hold: NewHold): Promise<Appointment> {
  const { customer, slot, details, now } = hold;
  const held = await findHold(trx, customer.id, slot);
  if (held !== null) {
    await updateAppointment(trx, held.id, details);
    return { ...held, ...details };
  }
  if ((await countHolds(trx, customer.id, now)) >= HOLDS_AT_MOST) {
    throw new ApiError('too_many_holds', { retryAfterSeconds: 60 });
  }
  return insertAppointment(trx, {
    ...slot,
    ...details,
    customer_id: customer.id,
    language: hold.language,
    status: 'pending',
    fee_fils: hold.feeFils,
    customer_name: `${customer.first_name} ${customer.last_name}`,
    created_at: now,
    held_since: now,
    held_until: firstHold(now),
  });
}

async function moveTo(inside: AppContext, appointment: Appointment, slot: Slot, now: Date) {
  const fee_fils = checkedFee((await checkSlot(inside, slot, now)).fee_fils);
  return { ...slot, fee_fils, held_until: prolongedHold(appointment, now) };
}

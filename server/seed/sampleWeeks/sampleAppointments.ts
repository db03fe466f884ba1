import {
  addDays,
  kuwaitInstant,
  kuwaitToday,
  timeOfMinute,
  weekdayOf,
} from '../../../src/contract/kuwaitTime.ts';
import type { Db } from '../../db/database.ts';
import { payForAppointment } from './payments.ts';
import type { Buyer } from './people.ts';

/** Days from today; the next day with working hours is used. */
const VISITS = [
  { who: 4, from: -12, status: 'accepted' },
  { who: 0, from: 3, status: 'accepted' },
  { who: 1, from: 4, status: 'received' },
  { who: 7, from: 5, status: 'received' },
  { who: 3, from: 6, status: 'rejected' },
] as const;

const REASON = 'أخصائي التغذية في إجازة هذا اليوم.';

/** Paid appointments; the rejected one is due for a refund. */
export async function addAppointments(trx: Db, buyers: readonly Buyer[], now: Date): Promise<void> {
  const hours = await trx
    .selectFrom('dietitian_hours')
    .innerJoin('dietitians', 'dietitians.id', 'dietitian_id')
    .select(['dietitian_id', 'weekday', 'from_minute', 'fee_fils'])
    .orderBy('dietitian_id')
    .orderBy('from_minute')
    .execute();
  for (const [index, visit] of VISITS.entries()) {
    const buyer = buyers[visit.who];
    const slot = nextSlot(hours, addDays(kuwaitToday(now), visit.from), index);
    if (buyer !== undefined && slot !== null) await addVisit(trx, { buyer, visit, slot, now });
  }
}

interface Hours {
  readonly dietitian_id: number;
  readonly weekday: number;
  readonly from_minute: number;
  readonly fee_fils: number;
}

type Slot = Hours & { readonly date: string };

/** Each begins half an hour later, so that no two overlap. */
function nextSlot(hours: readonly Hours[], from: string, index: number): Slot | null {
  for (let days = 0; days < 7; days += 1) {
    const date = addDays(from, days);
    const found = hours.find(({ weekday }) => weekday === weekdayOf(date));
    if (found !== undefined) return { ...found, from_minute: found.from_minute + index * 30, date };
  }
  return null;
}

interface Visiting {
  readonly buyer: Buyer;
  readonly visit: (typeof VISITS)[number];
  readonly slot: Slot;
  readonly now: Date;
}

async function addVisit(trx: Db, { buyer, visit, slot, now }: Visiting): Promise<void> {
  const at = kuwaitInstant(addDays(kuwaitToday(now), Math.min(visit.from - 7, -1)), '20:15');
  const isRejected = visit.status === 'rejected';
  const { id } = await trx
    .insertInto('appointments')
    .values({
      customer_id: buyer.customerId,
      dietitian_id: slot.dietitian_id,
      language: buyer.language,
      status: visit.status,
      date: slot.date,
      time: timeOfMinute(slot.from_minute),
      fee_fils: slot.fee_fils,
      comments: '',
      customer_name: buyer.name,
      email: buyer.email,
      phone: buyer.phone,
      created_at: at,
      held_since: at,
      held_until: at,
      paid_at: at,
      refund_due: isRejected,
      rejected_reason: isRejected ? REASON : null,
      cancelled_at: isRejected ? now : null,
      cancelled_by: isRejected ? 'other' : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const captureId = await payForAppointment(trx, { appointmentId: id, amount: slot.fee_fils, at });
  if (!isRejected) return;
  await trx
    .insertInto('refunds')
    .values({ capture_id: captureId, amount_fils: slot.fee_fils, due_at: now })
    .execute();
}

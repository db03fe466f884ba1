import {
  covers,
  deliveryProblem,
  isAsAskedFor,
  type DeliverySpan,
} from '../../../src/contract/planDelivery.ts';
import type { ChangeDelivery } from '../../../src/contract/wire/planDay.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { findAddress } from '../../db/stores/addressStore.ts';
import { insertDeliveryChange } from '../../db/stores/planChangeStore.ts';
import {
  readPlanDelivery,
  setDayDelivery,
  type PlanDelivery,
  type PlanDeliveryRule,
} from '../../db/stores/planDeliveryStore.ts';
import { fieldError } from '../../errors/ApiError.ts';
import { isServed } from '../validation/address.ts';
import { holdPlan, type HeldPlan, type PlanRequest } from './heldPlan.ts';
import { snapshotOtherAddress } from './snapshot.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

interface DeliveryRequest extends PlanRequest {
  readonly change: ChangeDelivery;
}

const DAYS_OF_A_WEEK = 7;

/**
 * Changes the address or time of a plan's deliveries, from a day on or on some weekdays, in one transaction that
 * locks the order. Idempotent, even when the first day is closed meanwhile.
 */
export async function changeDelivery(
  { db, content, clock }: Context,
  { change, ...named }: DeliveryRequest,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { itemId, language } = named;
    const { days } = await holdPlan(trx, named, 'server.plan.delivery_not_paid');
    const rule = await readRule(trx, { ...named, change }, await content.now(trx));
    const plan = { ...(await readPlanDelivery(trx, itemId)), firstDay: days[0]?.date ?? rule.from };
    // Those that are skipped or frozen too: they may come back.
    const touched = days.filter(({ date }) => covers(rule, date));
    if (touched.length > 0 && isAsAskedFor(rule, plan, isSame)) return;
    const now = clock();
    checkSpan(rule, days, now);
    await setDayDelivery(
      trx,
      touched.map(({ id }) => id),
      rule,
    );
    await insertDeliveryChange(trx, { itemId, date: rule.from, language, now, rule });
  });
}

const isSame = (one: PlanDelivery, other: PlanDelivery) =>
  one.address === other.address &&
  one.slot.id === other.slot.id &&
  one.slot.from === other.slot.from &&
  one.slot.to === other.slot.to;

/**
 * The requested change with a copy of the address; refuses another customer's address, and a time that is not
 * offered.
 */
async function readRule(
  trx: Db,
  { customerId, orderId, change }: DeliveryRequest,
  offered: Content,
): Promise<PlanDeliveryRule> {
  const { from, until = null, weekdays = null } = change;
  const { address_id = null, delivery_time_slot_id = null } = change;
  if (address_id === null && delivery_time_slot_id === null) {
    throw fieldError('address_id', 'deliveryChange.nothingChosen');
  }
  const slot = offered.timeSlots.find(({ id }) => id === delivery_time_slot_id) ?? null;
  if (delivery_time_slot_id !== null && slot === null) {
    throw fieldError('delivery_time_slot_id', 'server.plan.time_slot');
  }
  const address = address_id === null ? null : await findAddress(trx, customerId, address_id);
  if (address_id !== null && address === null) {
    throw fieldError('address_id', 'server.order.address');
  }
  if (address !== null && !isServed(offered, address.area_id)) {
    throw fieldError('address_id', 'server.order.area_left');
  }
  return {
    from,
    until,
    weekdays: narrowed(weekdays),
    address: address && (await snapshotOtherAddress(trx, orderId, address)),
    slot,
  };
}

/** Each weekday once, ascending; null for all of them. */
function narrowed(weekdays: readonly number[] | null): number[] | null {
  const some = [...new Set(weekdays)].sort();
  return weekdays === null || some.length === DAYS_OF_A_WEEK ? null : some;
}

function checkSpan(span: DeliverySpan, days: HeldPlan['days'], now: Date): void {
  const problem = deliveryProblem(span, days, now);
  if (problem === null) return;
  const { field, key, date } = problem;
  throw fieldError(field, key, { date: { day: date } });
}

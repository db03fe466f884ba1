import {
  covers,
  deliveryProblems,
  isAsAskedFor,
  type DeliverySpan,
  type SpanParts,
} from '../../../src/contract/planDelivery.ts';
import type { Address } from '../../../src/contract/wire/address.ts';
import { ChangeDelivery } from '../../../src/contract/wire/planDay.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { insertDeliveryChange } from '../../db/stores/planChangeStore.ts';
import {
  readPlanDelivery,
  setDayDelivery,
  type PlanDelivery,
  type PlanDeliveryRule,
} from '../../db/stores/planDeliveryStore.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import { findDeliveryAddress } from '../validation/address.ts';
import { holdPlan, type HeldPlan, type PlanRequest } from './heldPlan.ts';
import { snapshotOtherAddress } from './snapshot.ts';

type Context = Pick<AppContext, 'db' | 'content' | 'clock'>;

interface DeliveryRequest extends PlanRequest {
  readonly change: ChangeDelivery;
}

const DAYS_OF_A_WEEK = 7;
const FIELDS = Object.keys(ChangeDelivery.properties);

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
    const around = { offered: await content.now(trx), days, now: clock() };
    const rule = await readRule(trx, { ...named, change }, around);
    const plan = { ...(await readPlanDelivery(trx, itemId)), firstDay: days[0]?.date ?? rule.from };
    // Those that are skipped or frozen too: they may come back.
    const touched = days.filter(({ date }) => covers(rule, date));
    if (touched.length > 0 && isAsAskedFor(rule, plan, isSame)) return;
    const checks = new FieldChecks(FIELDS);
    checkSpan(rule, around, checks);
    checks.finish();
    await setDayDelivery(
      trx,
      touched.map(({ id }) => id),
      rule,
    );
    await insertDeliveryChange(trx, { itemId, date: rule.from, language, now: around.now, rule });
  });
}

interface Around {
  readonly offered: Content;
  /** Of the plan; null where they are not known. */
  readonly days: HeldPlan['days'] | null;
  readonly now: Date;
}

/** What is asked for, with a copy of the address. Refuses one that cannot be, and says then what is wrong with its days too. */
async function readRule(
  trx: Db,
  { customerId, orderId, change }: DeliveryRequest,
  around: Around,
): Promise<PlanDeliveryRule> {
  const checks = new FieldChecks(FIELDS);
  const { address, slot } = await checkWanted(trx, around.offered, { customerId, change }, checks);
  const span = spanOf(change);
  if (!checks.isEmpty) {
    checkSpan(span, around, checks);
    checks.refuse();
  }
  return { ...span, slot, address: address && (await snapshotOtherAddress(trx, orderId, address)) };
}

/** Of the fields that are valid by themselves, and without the days of the plan. */
export async function checkSentDelivery(
  { db, content, clock }: Context,
  customerId: number,
  change: Partial<ChangeDelivery>,
  checks: FieldChecks,
): Promise<void> {
  const around = { offered: await content.now(db), days: null, now: clock() };
  await checkWanted(db, around.offered, { customerId, change }, checks);
  checkSpan(change, around, checks);
}

const isSame = (one: PlanDelivery, other: PlanDelivery) =>
  one.address === other.address &&
  one.slot.id === other.slot.id &&
  one.slot.from === other.slot.from &&
  one.slot.to === other.slot.to;

interface Wanted {
  readonly address: Address | null;
  readonly slot: PlanDeliveryRule['slot'];
}

/** Where and when it is to be delivered: an address that is not the customer's, and a time that is not sold, are faults. */
async function checkWanted(
  db: Db,
  offered: Content,
  { customerId, change }: { readonly customerId: number; readonly change: Partial<ChangeDelivery> },
  checks: FieldChecks,
): Promise<Wanted> {
  const { address_id: addressId = null, delivery_time_slot_id: slotId = null } = change;
  const isJudged = !checks.has('address_id') && !checks.has('delivery_time_slot_id');
  if (addressId === null && slotId === null && isJudged) {
    checks.add('address_id', 'deliveryChange.nothingChosen');
  }
  const slot = offered.timeSlots.find(({ id }) => id === slotId) ?? null;
  if (slotId !== null && slot === null) {
    checks.add('delivery_time_slot_id', 'server.plan.time_slot');
  }
  const address =
    addressId === null
      ? null
      : await findDeliveryAddress(db, offered, { customerId, addressId }, checks);
  return { address, slot };
}

const spanOf = ({ from, until = null, weekdays = null }: ChangeDelivery): DeliverySpan => ({
  from,
  until,
  weekdays: narrowed(weekdays),
});

/** Each weekday once, ascending; null for all of them. */
function narrowed(weekdays: readonly number[] | null): number[] | null {
  const some = [...new Set(weekdays)].sort();
  return weekdays === null || some.length === DAYS_OF_A_WEEK ? null : some;
}

function checkSpan(
  span: SpanParts,
  { days, now }: Pick<Around, 'days' | 'now'>,
  checks: FieldChecks,
): void {
  for (const { field, key, date } of deliveryProblems(span, days, now)) {
    checks.add(field, key, { date: { day: date } });
  }
}

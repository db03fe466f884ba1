import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { mostCommon } from '../../../src/contract/planDelivery.ts';
import { isRenewable, renewableFrom } from '../../../src/contract/renewal.ts';
import type { Renewed } from '../../../src/contract/wire/renewal.ts';
import type { AppContext } from '../../context.ts';
import { updateCart } from '../../db/stores/cartStore.ts';
import { findOwnOrder, type Order } from '../../db/stores/orderStore.ts';
import {
  insertRenewingLines,
  moveStartDates,
  type BoughtPlan,
} from '../../db/stores/renewalStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import type { MessageKey, MessageValues } from '../../i18n/translate.ts';
import {
  changeCart,
  toWireCart,
  type CartLine,
  type CartState,
  type HeldCart,
} from '../cart/cart.ts';
import { MAX_LINES } from '../cart/cartChanges.ts';
import { fillLines, type AddedLine } from './fillRenewedLines.ts';
import { isDelivered, orderNumber } from './orderState.ts';
import { newestRenewal, plansToRenew } from './plansToRenew.ts';
import { findRenewal, readPlans, usualSlotId, type PlanOfChain } from './renewals.ts';

/**
 * Puts the plans of a paid order into the customer's cart again, each starting where the old one ends, in one
 * transaction that locks the cart. A line that is already in the cart stays as it is, unless its start date has
 * passed.
 */
export async function renewOrder(
  context: AppContext,
  customerId: number,
  orderId: number,
): Promise<Renewed> {
  return changeCart(context, customerId, async (held) => {
    const order = await findOwnOrder(held.trx, customerId, orderId);
    if (order === null) throw notFound();
    const plans = await findOpenPlans(held, order);
    const before = await held.read();
    const added = await addLines(held, findRenewals(held, plans, before), before);
    await keepAddress(held, plans);
    const filled = await fillLines(held, added);
    const after = await held.read();
    return {
      cart: toWireCart(after),
      cart_item_ids: after.lines.filter(({ row }) => isOf(plans, row)).map(({ row }) => row.id),
      delegated_days: filled.reduce((sum, { delegatedDays }) => sum + delegatedDays, 0),
      answers_missing: filled.some(({ hasAnswers }) => !hasAnswers),
      slot_changed: added.some(({ slotChanged }) => slotChanged),
      not_sold: plans
        .filter((plan) => !isInCart(after, plan))
        .map(({ product_en, product_ar }) => ({ name_en: product_en, name_ar: product_ar })),
    };
  });
}

const isOf = (plans: readonly BoughtPlan[], { renews_item_id }: CartLine['row']) =>
  plans.some(({ id }) => id === renews_item_id);

const isInCart = ({ lines }: CartState, { id }: BoughtPlan) =>
  lines.some(({ row }) => row.renews_item_id === id);

/** Refuses an order of which nothing can be renewed now, and says why. */
async function findOpenPlans({ trx, now }: HeldCart, order: Order): Promise<PlanOfChain[]> {
  if (!isDelivered(order)) throw new ApiError('not_renewable');
  const today = kuwaitToday(now);
  const plans = await readPlans(trx, order.id);
  const open = plansToRenew(plans, today);
  if (open.length > 0) return open;
  const renewal = newestRenewal(plans);
  if (renewal !== undefined) throw refuse('renewed', { number: orderNumber(renewal.id) });
  if (plans.every(({ stop }) => stop !== null)) throw refuse('stopped', {});
  const [first = today] = plans
    .filter((plan) => plan.stop === null && !isRenewable(plan, today))
    .map(renewableFrom)
    .sort();
  throw refuse('too_early', { date: { day: first } });
}

interface Renewal {
  readonly plan: PlanOfChain;
  /** As it is sold today. */
  readonly sold: NonNullable<ReturnType<typeof findRenewal>>;
  /** The line that goes on with it already, whose start date has passed. */
  readonly passed: CartLine | undefined;
}

/** What is to be bought again; refuses when nothing of it is sold any more. */
function findRenewals(
  { offered, now }: HeldCart,
  plans: readonly PlanOfChain[],
  { lines }: CartState,
): Renewal[] {
  const lineOf = ({ id }: BoughtPlan) => lines.find(({ row }) => row.renews_item_id === id);
  const missing = plans.filter((plan) => lineOf(plan)?.startDateAvailable !== true);
  const renewals = missing.flatMap((plan) => {
    const sold = findRenewal(plan, offered, kuwaitToday(now));
    return sold === null ? [] : [{ plan, sold, passed: lineOf(plan) }];
  });
  const [plan] = missing;
  if (plan !== undefined && missing.length === plans.length && renewals.length === 0) {
    const { product_en: name_en, product_ar: name_ar } = plan;
    throw refuse('not_sold', { package: { name_en, name_ar } });
  }
  return renewals;
}

/** Adds the lines that are not in the cart yet, and lets those begin later whose start date has passed. */
async function addLines(
  { trx, cart, now }: HeldCart,
  renewals: readonly Renewal[],
  { lines }: CartState,
): Promise<AddedLine[]> {
  const moved = renewals.flatMap(({ plan, passed }) => (passed ? [{ plan, passed }] : []));
  const added = renewals.filter(({ passed }) => passed === undefined);
  if (added.length > 0 && lines.length + added.length > MAX_LINES) throw new ApiError('conflict');
  await moveStartDates(
    trx,
    // By the line's own delivery days, which its customer may have changed.
    moved.map(({ passed }) => ({ id: passed.row.id, start_date: passed.earliestStart })),
  );
  const ids = await insertRenewingLines(
    trx,
    added.map((renewal) => ({ ...lineColumns(renewal), cart_id: cart.id, created_at: now })),
  );
  return [
    ...moved.map(({ plan, passed: { row } }) => ({
      plan,
      cartItemId: row.id,
      slotChanged: false,
      isAnswered: row.questionnaire_id !== null,
    })),
    ...added.flatMap(({ plan, sold }) => {
      const cartItemId = ids.get(plan.id);
      const slotChanged = sold.slotId !== usualSlotId(plan);
      return cartItemId === undefined ? [] : [{ plan, cartItemId, slotChanged, isAnswered: false }];
    }),
  ];
}

const lineColumns = ({ plan, sold }: Renewal) => ({
  variant_id: plan.variant_id,
  meals: plan.meals,
  snacks: plan.snacks,
  days: plan.days,
  start_date: sold.startDate,
  delivery_preference: plan.delivery_preference,
  delivery_time_slot_id: sold.slotId,
  quantity: plan.quantity,
  meals_selected_by: null,
  renews_item_id: plan.id,
});

/**
 * The address of most of the last deliveries, because a cart has one address. An address that was chosen for the cart
 * stays; a deleted one has to be chosen again at the checkout.
 */
async function keepAddress({ trx, cart }: HeldCart, plans: readonly BoughtPlan[]): Promise<void> {
  const usual = mostCommon(
    plans.flatMap(({ last_days }) => last_days.map((day) => day.address_id)),
  );
  if (cart.address_id !== null || usual === undefined) return;
  await updateCart(trx, cart.id, { address_id: usual });
}

function refuse(
  why: 'renewed' | 'stopped' | 'too_early' | 'not_sold',
  values: MessageValues,
): ApiError {
  const key: MessageKey = `server.renewal.${why}`;
  return new ApiError('not_renewable', { message: { key, values } });
}

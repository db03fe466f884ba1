import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { mostCommon } from '../../../src/contract/planDelivery.ts';
import { isRenewable, renewableFrom } from '../../../src/contract/renewal.ts';
import type { Renewed } from '../../../src/contract/wire/renewal.ts';
import type { AppContext } from '../../context.ts';
import { insertIntoOpenCart, updateCart, updateCartItem } from '../../db/stores/cartStore.ts';
import { findOwnOrder, type Order } from '../../db/stores/orderStore.ts';
import type { BoughtPlan } from '../../db/stores/renewalStore.ts';
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
    const added = await addLines(held, plans, before);
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

/** Refuses when none of the plans is sold any more; otherwise buys those that are. */
async function addLines(
  { trx, cart, offered, now }: HeldCart,
  plans: readonly PlanOfChain[],
  before: CartState,
): Promise<AddedLine[]> {
  const added: AddedLine[] = [];
  const lineOfPlan = ({ id }: BoughtPlan) =>
    before.lines.find(({ row }) => row.renews_item_id === id);
  const missing = plans.filter((plan) => lineOfPlan(plan)?.startDateAvailable !== true);
  for (const plan of missing) {
    const sold = findRenewal(plan, offered, kuwaitToday(now));
    if (sold === null) continue;
    const passed = lineOfPlan(plan);
    if (passed !== undefined) {
      const { id: cartItemId, questionnaire_id } = passed.row;
      // Uses the line's own delivery days, which its customer may have changed.
      await updateCartItem(trx, cart.id, cartItemId, { start_date: passed.earliestStart });
      const isAnswered = questionnaire_id !== null;
      added.push({ plan, cartItemId, slotChanged: false, isAnswered });
      continue;
    }
    const line = {
      customerId: cart.customer_id,
      variant_id: plan.variant_id,
      meals: plan.meals,
      snacks: plan.snacks,
      days: plan.days,
      start_date: sold.startDate,
      delivery_preference: plan.delivery_preference,
      delivery_time_slot_id: sold.slotId,
      quantity: plan.quantity,
      meals_selected_by: null,
      created_at: now,
      renews_item_id: plan.id,
    };
    const cartItemId = await insertIntoOpenCart(trx, line, MAX_LINES);
    if (cartItemId === null) throw new ApiError('conflict');
    const slotChanged = sold.slotId !== usualSlotId(plan);
    added.push({ plan, cartItemId, slotChanged, isAnswered: false });
  }
  const [plan] = missing;
  if (plan !== undefined && missing.length === plans.length && added.length === 0) {
    const { product_en: name_en, product_ar: name_ar } = plan;
    throw refuse('not_sold', { package: { name_en, name_ar } });
  }
  return added;
}

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

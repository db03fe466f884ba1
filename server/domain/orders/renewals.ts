import { filsToText } from '../../../src/contract/money.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { mostCommon } from '../../../src/contract/planDelivery.ts';
import { renewalStart } from '../../../src/contract/renewal.ts';
import type { RenewablePlan } from '../../../src/contract/wire/renewal.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { findOwnOrder } from '../../db/stores/orderStore.ts';
import { lastDaysOfChains } from '../../db/stores/planChainStore.ts';
import { plansOfOrder, type BoughtPlan } from '../../db/stores/renewalStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import { findOffer } from '../cart/offer.ts';
import { planPrice } from '../prices.ts';
import { isDelivered } from './orderState.ts';
import { plansToRenew } from './plansToRenew.ts';

/** With the last day of the plans that it continues and of those that continue it. */
export type PlanOfChain = BoughtPlan & { readonly continued_until: string };

export async function readPlans(db: Db, orderId: number): Promise<PlanOfChain[]> {
  const plans = await plansOfOrder(db, orderId);
  const lastDays = await lastDaysOfChains(
    db,
    plans.map(({ id }) => id),
  );
  return plans.map((plan) => ({
    ...plan,
    continued_until: lastDays.get(plan.id) ?? plan.end_date,
  }));
}

/** What a renewal of the order would bring today. */
export async function viewRenewal(
  { db, content, clock }: AppContext,
  customerId: number,
  orderId: number,
): Promise<RenewablePlan[]> {
  const order = await findOwnOrder(db, customerId, orderId);
  if (order === null) throw notFound();
  const today = kuwaitToday(clock());
  const open = isDelivered(order) ? plansToRenew(await readPlans(db, orderId), today) : [];
  const offered = await content.now(db);
  return open.map((plan) => toRenewablePlan(plan, offered, today));
}

function toRenewablePlan(plan: PlanOfChain, offered: Content, today: string): RenewablePlan {
  const { package_category_id: id, product_en, product_ar, variant_en, variant_ar } = plan;
  const sold = findRenewal(plan, offered, today);
  return {
    item_id: plan.id,
    product: { name_en: product_en, name_ar: product_ar },
    variant: { name_en: variant_en, name_ar: variant_ar },
    package_category_id: offered.categories.some(({ row }) => row.id === id) ? id : null,
    starts_on: sold?.startDate ?? null,
    total: sold === null ? null : filsToText(sold.unitPrice * plan.quantity),
  };
}

/** When most of the last deliveries came. */
export const usualSlotId = ({ last_days, delivery_time_slot_id }: BoughtPlan): number =>
  mostCommon(last_days.map((day) => day.delivery_time_slot_id)) ?? delivery_time_slot_id;

/** The plan that follows, as it is sold today; null where it is not sold any more as it was. */
export function findRenewal(plan: PlanOfChain, offered: Content, today: string) {
  const { delivery_preference: preference, continued_until: end_date } = plan;
  const offer = findOffer(plan, offered);
  const slot = offered.timeSlots.find(({ id }) => id === usualSlotId(plan)) ?? offered.timeSlots[0];
  if (offer === null || slot === undefined) return null;
  if (!offer.category.row.delivery_preferences.includes(preference)) return null;
  const { discountPercent: discount_percent, variant } = offer;
  return {
    startDate: renewalStart({ end_date, preference }, today, offered.closedDates),
    slotId: slot.id,
    unitPrice: planPrice({ ...variant, ...plan, discount_percent }),
  };
}

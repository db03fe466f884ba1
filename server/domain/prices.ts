import { percentageOf } from '../../src/contract/money.ts';
import type { Fils } from '../../src/contract/money.ts';

export interface PlanTerms {
  readonly price_per_meal_fils: number;
  readonly price_per_snack_fils: number;
  /** Of one day. */
  readonly meals: number;
  readonly snacks: number;
  /** Delivered days. */
  readonly days: number;
  readonly discount_percent: number;
}

/** The price of one plan: rounded half up, once. A line costs this times its quantity. */
export function planPrice(terms: PlanTerms): Fils {
  const day = terms.meals * terms.price_per_meal_fils + terms.snacks * terms.price_per_snack_fils;
  return percentageOf(day * terms.days, 100 - terms.discount_percent);
}

interface DeliveryTerms {
  readonly delivery_fee_fils: number;
  readonly free_delivery_from_fils: number | null;
}

/** One fee for the whole order, whatever it holds. */
export function deliveryFee(subTotal: Fils, terms: DeliveryTerms): Fils {
  const { delivery_fee_fils, free_delivery_from_fils } = terms;
  const isFree = free_delivery_from_fils !== null && subTotal >= free_delivery_from_fils;
  return subTotal === 0 || isFree ? 0 : delivery_fee_fils;
}

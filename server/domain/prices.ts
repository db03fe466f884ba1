import { localize, type Localized } from '../../src/contract/languages.ts';
import { filsToText, percentageOf, type Fils } from '../../src/contract/money.ts';
import type { Voucher } from '../db/stores/voucherStore.ts';
import type { Message } from '../errors/ApiError.ts';
import { translate } from '../i18n/translate.ts';

interface PlanTerms {
  readonly price_per_meal_fils: number;
  readonly price_per_snack_fils: number;
  /** Meals and snacks of one day. */
  readonly meals: number;
  readonly snacks: number;
  /** Delivered days. */
  readonly days: number;
  readonly discount_percent: number;
}

/** The price of one plan, rounded half up once. A line costs this times its quantity. */
export function planPrice(terms: PlanTerms): Fils {
  const day = terms.meals * terms.price_per_meal_fils + terms.snacks * terms.price_per_snack_fils;
  return percentageOf(day * terms.days, 100 - terms.discount_percent);
}

interface Occasion {
  readonly subTotal: Fils;
  /** The Kuwait day. */
  readonly today: string;
}

/** Why the voucher cannot be used now, or null when it can. */
export function voucherRefusal(voucher: Voucher, occasion: Occasion): Message | null {
  const { starts_on, ends_on, minimum_total_fils } = voucher;
  if (occasion.today < starts_on) {
    return { key: 'server.voucher.not_started', values: { date: { day: starts_on } } };
  }
  if (occasion.today > ends_on) return { key: 'server.voucher.expired' };
  if (voucher.once_per_customer && voucher.is_used) return { key: 'server.voucher.used' };
  if (occasion.subTotal < minimum_total_fils) {
    return { key: 'server.voucher.below_minimum', values: { min: filsToText(minimum_total_fils) } };
  }
  return null;
}

/** Never more than the sub total. */
export function voucherDiscount(voucher: Voucher, subTotal: Fils): Fils {
  if (voucher.percent !== null) return percentageOf(subTotal, voucher.percent);
  return Math.min(voucher.amount_fils ?? 0, subTotal);
}

export const voucherNames = (voucher: Voucher): Localized<'name'> =>
  localize('name', (language) =>
    voucher.percent === null
      ? translate(language, 'server.voucher.amount_name', {
          amount: filsToText(voucher.amount_fils ?? 0),
        })
      : translate(language, 'server.voucher.percent_name', { percent: voucher.percent }),
  );

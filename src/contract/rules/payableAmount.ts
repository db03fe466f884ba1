import type { Fils } from '../money.ts';

/** The provider's limits for one payment. */
export const AMOUNT_LIMITS: Readonly<{ min: Fils; max: Fils }> = { min: 200, max: 100_000_000 };

export type AmountFault = 'tooSmall' | 'tooLarge';

/** Why a payment of this amount is not taken; null when it is. */
export function amountFault(amount: Fils): AmountFault | null {
  if (amount < AMOUNT_LIMITS.min) return 'tooSmall';
  return amount > AMOUNT_LIMITS.max ? 'tooLarge' : null;
}

/** The same for the total of an order, of which nothing is left to pay when a voucher covers it. */
export function totalFault(total: Fils): AmountFault | null {
  return total === 0 ? null : amountFault(total);
}

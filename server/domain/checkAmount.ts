import type { Fils } from '../../src/contract/money.ts';
import {
  AMOUNT_LIMITS,
  amountFault,
  totalFault,
  type AmountFault,
} from '../../src/contract/rules/payableAmount.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { CartState } from './cart/cart.ts';

/** Refuses an order that cannot be paid, or that costs something else than the customer was shown. */
export function checkTotal(
  { grandTotal }: Pick<CartState, 'grandTotal'>,
  shown: Fils | undefined,
): void {
  refuse('total', totalFault(grandTotal));
  if (shown === undefined || shown === grandTotal) return;
  const values = { from: { fils: shown }, to: { fils: grandTotal } };
  throw new ApiError('total_changed', {
    message: { key: 'server.order.total_changed', values },
    grandTotal,
  });
}

/** The fee, unless it cannot be paid: no slot is held for it then. */
export function checkedFee(fee: Fils): Fils {
  refuse('fee', amountFault(fee));
  return fee;
}

function refuse(of: 'total' | 'fee', fault: AmountFault | null): void {
  if (fault === null) return;
  const values = { min: { fils: AMOUNT_LIMITS.min }, max: { fils: AMOUNT_LIMITS.max } };
  throw new ApiError('amount_not_payable', { message: { key: `amount.${of}.${fault}`, values } });
}

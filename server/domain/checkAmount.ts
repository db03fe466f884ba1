import type { Fils } from '../../src/contract/money.ts';
import {
  AMOUNT_LIMITS,
  amountFault,
  totalFault,
  type AmountFault,
} from '../../src/contract/rules/payableAmount.ts';
import { ApiError } from '../errors/ApiError.ts';
import type { MessageKey } from '../i18n/translate.ts';
import type { CartState } from './cart/cart.ts';

/** Refuses an order that cannot be paid, or that costs something else than the customer was shown. */
export function checkTotal(
  { grandTotal }: Pick<CartState, 'grandTotal'>,
  shown: Fils | undefined,
): void {
  refuse('total', totalFault(grandTotal));
  refuseOther('server.order.total_changed', grandTotal, shown);
}

/** Refuses the payment of an appointment that costs something else than the customer was shown. */
export const checkShownFee = (fee: Fils, shown: Fils | undefined): void =>
  refuseOther('server.appointment.fee_changed', fee, shown);

/** The fee, unless it cannot be paid: no slot is held for it then. */
export function checkedFee(fee: Fils): Fils {
  refuse('fee', amountFault(fee));
  return fee;
}

function refuseOther(key: MessageKey, now: Fils, shown: Fils | undefined): void {
  if (shown === undefined || shown === now) return;
  const values = { from: { fils: shown }, to: { fils: now } };
  throw new ApiError('total_changed', { message: { key, values }, grandTotal: now });
}

function refuse(of: 'total' | 'fee', fault: AmountFault | null): void {
  if (fault === null) return;
  const values = { min: { fils: AMOUNT_LIMITS.min }, max: { fils: AMOUNT_LIMITS.max } };
  throw new ApiError('amount_not_payable', { message: { key: `amount.${of}.${fault}`, values } });
}

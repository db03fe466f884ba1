import type { PayableKey, PayableKind } from '../../../src/payment/reference.ts';
import type { Db } from '../../db/database.ts';
import { bookingRules } from './bookingRules.ts';
import { orderRules } from './orderRules.ts';
import type { LockedPayable, PayableRules, PayableView } from './payable.ts';

const RULES: Readonly<Record<PayableKind, PayableRules>> = {
  order: orderRules,
  appointment: bookingRules,
};

export function findOwnPayable(
  db: Db,
  customerId: number,
  { kind, id }: PayableKey,
): Promise<PayableView | null> {
  return RULES[kind].findOwn(db, customerId, id);
}

export function lockPayable(trx: Db, { kind, id }: PayableKey): Promise<LockedPayable> {
  return RULES[kind].lock(trx, id);
}

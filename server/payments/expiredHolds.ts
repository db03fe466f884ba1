import { conflictingExpiredHolds, expiredHolds, releaseHolds } from '../db/stores/holdStore.ts';
import type { Slot } from '../db/stores/slotStore.ts';
import { refreshPayable } from './enquiry.ts';
import { RETRY_BUDGETS, type PaymentContext, type RetryBudget } from './paymentContext.ts';

const BATCH = 20;

/** Releases expired holds, after asking the gateway whether they were paid in the last moment. */
export async function releaseExpiredHolds(context: PaymentContext): Promise<void> {
  const { db, clock } = context;
  for (const id of await expiredHolds(db, clock(), BATCH)) {
    await enquireHold(context, id, RETRY_BUDGETS.expiredHold);
    await releaseHolds(db, [id], clock());
  }
}

/** Before another customer gets a slot, asks the gateway whether the previous customer has paid for it. */
export async function enquireConflictingHolds(
  context: PaymentContext,
  customerId: number,
  slot: Slot,
): Promise<void> {
  const { db, clock } = context;
  const ids = await conflictingExpiredHolds(db, customerId, slot, clock());
  for (const id of ids) await enquireHold(context, id, RETRY_BUDGETS.beforeChange);
}

/** A gateway that does not answer keeps no slot from others: money that comes late is refunded. */
async function enquireHold(
  context: PaymentContext,
  id: number,
  budget: RetryBudget,
): Promise<void> {
  try {
    await refreshPayable(context, { kind: 'appointment', id }, { budget });
  } catch (error) {
    context.log.error(
      { err: error, appointmentId: id },
      'the payment of a hold could not be asked for',
    );
  }
}

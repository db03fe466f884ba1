import { expiredHolds, expiredHoldsInTheWay, releaseHold } from '../db/stores/bookingStore.ts';
import type { Slot } from '../db/stores/bookingStore.ts';
import type { PaymentContext } from './paymentContext.ts';
import { INTERACTIVE } from './providerClient.ts';
import { refreshPayable } from './refreshPayable.ts';

const BATCH = 20;

/** Frees the slots whose holds are over, after asking whether they were paid in the last moment. */
export async function releaseExpiredHolds(context: PaymentContext): Promise<void> {
  const { db, clock } = context;
  for (const id of await expiredHolds(db, clock(), BATCH)) {
    await askAbout(context, id);
    await releaseHold(db, id, clock());
  }
}

/** Before somebody else gets a slot, the gateway says whether the one before has paid for it. */
export async function askAboutHoldsInTheWay(
  context: PaymentContext,
  customerId: number,
  slot: Slot,
): Promise<void> {
  const { db, clock } = context;
  const ids = await expiredHoldsInTheWay(db, customerId, slot, clock());
  for (const id of ids) await askAbout(context, id);
}

/** A gateway that cannot be asked does not keep the slot from others: late money is refunded. */
async function askAbout(context: PaymentContext, id: number): Promise<void> {
  try {
    await refreshPayable(context, { kind: 'appointment', id }, INTERACTIVE);
  } catch (error) {
    context.log.error(
      { err: error, bookingId: id },
      'the payment of a hold could not be asked for',
    );
  }
}

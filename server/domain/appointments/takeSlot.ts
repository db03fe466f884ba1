import { brokenUniqueConstraint, type Db } from '../../db/database.ts';
import { conflictingExpiredHolds, releaseHolds } from '../../db/stores/holdStore.ts';
import {
  CUSTOMER_CONSTRAINT,
  lockCustomer,
  SLOT_CONSTRAINT,
  type Slot,
} from '../../db/stores/slotStore.ts';
import { ApiError } from '../../errors/ApiError.ts';

/**
 * Runs work that takes a slot, in a transaction that first releases expired holds on it. When two customers try at
 * once, a unique index lets only one of them have the slot.
 */
export async function takeSlot<T>(
  db: Db,
  { customerId, slot, now }: { customerId: number; slot: Slot; now: Date },
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockCustomer(trx, customerId);
      await releaseHolds(trx, await conflictingExpiredHolds(trx, customerId, slot, now), now);
      return work(trx);
    });
  } catch (error) {
    const broken = brokenUniqueConstraint(error);
    if (broken === SLOT_CONSTRAINT) throw new ApiError('slot_taken');
    if (broken === CUSTOMER_CONSTRAINT) throw new ApiError('appointment_overlap');
    throw error;
  }
}

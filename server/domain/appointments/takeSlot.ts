import { brokenUniqueConstraint, type Db } from '../../db/database.ts';
import { conflictingExpiredHolds, releaseHold } from '../../db/stores/holdStore.ts';
import {
  CUSTOMER_CONSTRAINT,
  lockCustomer,
  SLOT_CONSTRAINT,
  type Slot,
} from '../../db/stores/slotStore.ts';
import { ApiError } from '../../errors/ApiError.ts';

/**
 * Runs work that takes a slot, in a transaction that first releases the expired holds on it. Two
 * customers may try at once: a unique index of the database lets one of them have the slot.
 */
export async function takeSlot<T>(
  db: Db,
  { customerId, slot, now }: { customerId: number; slot: Slot; now: Date },
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  try {
    return await db.transaction().execute(async (trx) => {
      await lockCustomer(trx, customerId);
      // In the order of their ids, so that two customers never wait for each other.
      const ids = await conflictingExpiredHolds(trx, customerId, slot, now);
      for (const id of ids) await releaseHold(trx, id, now);
      return work(trx);
    });
  } catch (error) {
    const broken = brokenUniqueConstraint(error);
    if (broken === SLOT_CONSTRAINT) throw new ApiError('slot_taken');
    if (broken === CUSTOMER_CONSTRAINT) throw new ApiError('appointment_overlap');
    throw error;
  }
}

export function isSameSlot(one: Slot, other: Slot): boolean {
  return (
    one.dietitian_id === other.dietitian_id && one.date === other.date && one.time === other.time
  );
}

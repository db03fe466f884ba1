import { brokenUniqueConstraint, type Db } from '../../db/database.ts';
import {
  CUSTOMER_CONSTRAINT,
  conflictingExpiredHolds,
  lockBooker,
  releaseHold,
  SLOT_CONSTRAINT,
  type Slot,
} from '../../db/stores/bookingStore.ts';
import { ApiError } from '../../errors/ApiError.ts';

/**
 * Runs work that takes a slot, in a transaction that lets holds go which are over. Who else wants the
 * slot is not asked first: the database lets one of them have it.
 */
export async function holdSlot<T>(
  db: Db,
  wish: { customerId: number; slot: Slot; now: Date },
  work: (trx: Db) => Promise<T>,
): Promise<T> {
  const { customerId, slot, now } = wish;
  try {
    return await db.transaction().execute(async (trx) => {
      await lockBooker(trx, customerId);
      // In the order of their ids, so that two customers never wait for each other.
      const ids = await conflictingExpiredHolds(trx, customerId, slot, now);
      for (const id of ids) await releaseHold(trx, id, now);
      return work(trx);
    });
  } catch (error) {
    throw conflictOf(error) ?? error;
  }
}

function conflictOf(error: unknown): ApiError | null {
  const broken = brokenUniqueConstraint(error);
  if (broken === SLOT_CONSTRAINT) return new ApiError('slot_taken');
  return broken === CUSTOMER_CONSTRAINT ? new ApiError('appointment_overlap') : null;
}

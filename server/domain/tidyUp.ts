import type { Db } from '../db/database.ts';
import { deleteExpiredPasswordResets } from '../db/stores/passwordResetStore.ts';
import { deleteEndedWindows } from '../db/stores/rateLimitStore.ts';

/** Deletes rate limits and reset links that have expired. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await deleteEndedWindows(db, now);
  await deleteExpiredPasswordResets(db, now);
}

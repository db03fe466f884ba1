import type { Db } from '../db/database.ts';
import { deleteExpiredPasswordResets } from '../db/stores/passwordResetStore.ts';
import { deleteEndedWindows } from '../db/stores/rateLimitStore.ts';

/** Forgets what no longer counts. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await deleteEndedWindows(db, now);
  await deleteExpiredPasswordResets(db, now);
}

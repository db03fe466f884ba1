import type { Db } from '../db/database.ts';
import { deleteExpiredAccountMails } from '../db/stores/accountMailStore.ts';
import { deleteExpiredMailSwitches } from '../db/stores/mailPreferenceStore.ts';
import { deleteExpiredPasswordResets } from '../db/stores/passwordResetStore.ts';
import { deleteEndedWindows } from '../db/stores/rateLimitStore.ts';
import { deleteExpiredStaffLinks } from '../db/stores/staffStore.ts';
import { forgetUnusedAddresses } from './knownAddresses.ts';
import { forgetUnusedPictures } from './pictures/pictures.ts';
import { forgetOldReports } from './problemReports.ts';

/** Deletes rate limits, links of mails, known addresses, reports and pictures that no longer count. */
export async function tidyUp(db: Db, now: Date): Promise<void> {
  await deleteEndedWindows(db, now);
  await deleteExpiredPasswordResets(db, now);
  await forgetUnusedAddresses(db, now);
  await deleteExpiredAccountMails(db, now);
  await deleteExpiredMailSwitches(db, now);
  await forgetOldReports(db, now);
  await deleteExpiredStaffLinks(db, now);
  await forgetUnusedPictures(db, now);
}

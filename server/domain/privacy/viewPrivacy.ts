import type { PrivacyResponse } from '../../../src/contract/wire/privacy.ts';
import type { AppContext } from '../../context.ts';
import { hasHealthAnswers, listHealthConsents } from '../../db/stores/healthStore.ts';
import { deletionBlockers } from './deletionBlockers.ts';
import { toConsent } from './personalData.ts';

export async function viewPrivacy(
  { db, clock }: AppContext,
  customerId: number,
): Promise<PrivacyResponse> {
  const newest = (await listHealthConsents(db, customerId)).at(-1);
  return {
    health_consent: newest === undefined ? null : toConsent(newest),
    has_health_answers: await hasHealthAnswers(db, customerId),
    deletion_blockers: await deletionBlockers(db, customerId, clock()),
  };
}

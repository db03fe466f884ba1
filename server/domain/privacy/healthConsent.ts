import type { Language } from '../../../src/contract/languages.ts';
import { kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import {
  blankAnswersOfEndedPlans,
  customersToForget,
  deleteQuestionnaires,
  endHealthConsents,
  insertHealthConsent,
  listHealthConsents,
  setAnswersLeft,
  unsetWhereNoneAreLeft,
} from '../../db/stores/healthStore.ts';

interface GivenConsent {
  readonly customerId: number;
  /** The version of the accepted text. */
  readonly version: string;
  readonly language: Language;
}

/** A repeated consent to the same text keeps the first date. */
export async function recordHealthConsent(
  trx: Db,
  { customerId, version, language }: GivenConsent,
  now: Date,
): Promise<void> {
  const given = await listHealthConsents(trx, customerId);
  const isKnown = given.some(
    (consent) => consent.withdrawn_at === null && consent.text_version === version,
  );
  if (isKnown) return;
  await insertHealthConsent(trx, {
    customer_id: customerId,
    text_version: version,
    language,
    given_at: now,
  });
  await setAnswersLeft(trx, customerId, false);
}

/**
 * Deletes the health answers, except those of plans that are still to be delivered or paid: the kitchen needs them,
 * and a job deletes them when the plan ends. Plans in the cart need new answers.
 */
export async function withdrawHealthConsent(
  { db, clock }: AppContext,
  customerId: number,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const ended = await endHealthConsents(trx, customerId, now);
    const isRecorded = ended > 0 || (await listHealthConsents(trx, customerId)).length > 0;
    if (!isRecorded) {
      await insertHealthConsent(trx, { customer_id: customerId, withdrawn_at: now });
    }
    await setAnswersLeft(trx, customerId, true);
    await deleteQuestionnaires(trx, customerId);
    await blankAnswersOfEndedPlans(trx, customerId, kuwaitToday(now));
  });
}

const BATCH = 50;
/** Longer than any transaction: answers that were being written during the withdrawal are stored by then. */
const MARKED_AT_LEAST_MS = 60_000;

/** Deletes the answers that a withdrawal left for a running plan, once the plan has ended. */
export async function forgetWithdrawnAnswers(db: Db, now: Date): Promise<void> {
  const today = kuwaitToday(now);
  for (const customerId of await customersToForget(db, today, BATCH)) {
    await db.transaction().execute((trx) => blankAnswersOfEndedPlans(trx, customerId, today));
  }
  await unsetWhereNoneAreLeft(db, new Date(now.getTime() - MARKED_AT_LEAST_MS));
}

import { Compile } from 'typebox/compile';
import { REPORT_DAYS } from '../../src/contract/policies.ts';
import {
  SentRecording,
  type ProblemReport,
  type ProblemReportReceipt,
} from '../../src/contract/wire/problemReport.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../db/database.ts';
import { deleteProblemReportsUntil, insertProblemReport } from '../db/stores/problemReportStore.ts';
import { ApiError } from '../errors/ApiError.ts';
import { addressBlock } from './addressBlock.ts';
import { attemptsKey, rateLimit } from './rateLimit.ts';

const HOUR_SECONDS = 60 * 60;
const DAY_SECONDS = 24 * HOUR_SECONDS;
const KEPT_MS = REPORT_DAYS * DAY_SECONDS * 1000;
const REPORTS_FROM_AN_ADDRESS = { limit: 5, windowSeconds: HOUR_SECONDS };
/** Reports need no login, so this bounds the storage that they can fill. */
const REPORTS_OF_ALL = { limit: 200, windowSeconds: DAY_SECONDS };

const recordingShape = Compile(SentRecording);

/** Stores a report, and nothing that identifies its sender. */
export async function receiveProblemReport(
  { db, clock }: AppContext,
  { message = null, recording }: ProblemReport,
  { ip, requestId }: { ip: string; requestId: string },
): Promise<ProblemReportReceipt> {
  if (!isRecording(recording)) throw new ApiError('malformed_request');
  const now = clock();
  await rateLimit(db, attemptsKey('report-ip', addressBlock(ip)), REPORTS_FROM_AN_ADDRESS, now);
  await rateLimit(db, 'report-all', REPORTS_OF_ALL, now);
  const report = { message, recording, request_id: requestId, created_at: now };
  return { number: await insertProblemReport(db, report), reference: requestId };
}

/** PostgreSQL refuses NUL in text; JSON escapes it. */
function isRecording(text: string): boolean {
  try {
    return recordingShape.Check(JSON.parse(text));
  } catch {
    return false;
  }
}

/** Until when a report of that time is kept. */
export const keptUntil = (sentAt: Date): Date => new Date(sentAt.getTime() + KEPT_MS);

export async function forgetOldReports(db: Db, now: Date): Promise<void> {
  await deleteProblemReportsUntil(db, new Date(now.getTime() - KEPT_MS));
}

import type { AppContext, ErrorLog } from '../context.ts';
import type { Db } from '../db/database.ts';
import type { Lease } from '../db/stores/claimDueMail.ts';
import { isMailServerDown } from './mailer.ts';

const BATCH = 10;
const RETRY_AFTER_MS = 5 * 60_000;

export interface MailContext extends AppContext {
  readonly log: ErrorLog;
}

interface DueMails<Row> {
  /** Claims the row whose mail is due first; a row that is not cleared becomes due again. */
  claim: (db: Db, lease: Lease) => Promise<Row | undefined>;
  send: (context: MailContext, row: Row) => Promise<void>;
  clear: (db: Db, row: Row) => Promise<void>;
  /** The log line of a mail that failed. */
  failure: (row: Row) => { facts: object; sentence: string };
}

/**
 * Sends due mails one by one. Each row stores in the database that its mail is due, so a crash or a mail server that
 * is down delays mails, loses none, and never affects the order or appointment. Mails behind a server that does not
 * respond stay due.
 */
export async function sendDue<Row>(
  context: MailContext,
  { claim, send, clear, failure }: DueMails<Row>,
): Promise<void> {
  const { db, clock, log } = context;
  const now = clock();
  const lease = { now, until: new Date(now.getTime() + RETRY_AFTER_MS) };
  for (let sent = 0; sent < BATCH; sent += 1) {
    const row = await claim(db, lease);
    if (row === undefined) return;
    try {
      await send(context, row);
      await clear(db, row);
    } catch (error) {
      const { facts, sentence } = failure(row);
      log.error({ err: error, ...facts }, sentence);
      if (isMailServerDown(error)) return;
    }
  }
}

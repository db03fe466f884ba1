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
  /** Takes the row whose mail is due first; one that is not cleared becomes due again. */
  claim: (db: Db, lease: Lease) => Promise<Row | undefined>;
  send: (context: MailContext, row: Row) => Promise<void>;
  clear: (db: Db, row: Row) => Promise<void>;
  /** What the log says of a mail that was not sent. */
  failure: (row: Row) => { facts: object; sentence: string };
}

/**
 * Each row remembers in the database that its mail is due, so that a crash or a mail server that is
 * down delays the mail, loses none, and never touches what the mail is about. They are taken one by one:
 * those behind a server that hangs stay due.
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

import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Session, Transaction } from './records.ts';

type Entry = { session: Session } | { transaction: Transaction };

/** Sessions and transactions in memory, each change appended to a journal that a restart replays. */
export class SandboxStore {
  private readonly sessions = new Map<string, Session>();
  private readonly transactions = new Map<string, Transaction>();
  private readonly journalPath: string | null;

  constructor(journalPath: string | null) {
    this.journalPath = journalPath;
    if (journalPath === null) return;
    mkdirSync(dirname(journalPath), { recursive: true });
    if (existsSync(journalPath)) readEntries(journalPath).forEach((entry) => this.keep(entry));
  }

  session(token: string): Session | undefined {
    return this.sessions.get(token);
  }

  sessionsOfReference(reference: string): Session[] {
    return [...this.sessions.values()].filter(
      (session) => session.fields.orderReferenceNumber === reference,
    );
  }

  /** The return address of the newest captured payment of another reference, to be replayed. */
  capturedReturn(exceptReference: string): string | null {
    const captured = [...this.sessions.values()].filter(
      ({ fields, returnUrl, scenario }) =>
        scenario.name !== 'bit-flipped' &&
        returnUrl?.startsWith(fields.responseUrl) === true &&
        fields.orderReferenceNumber !== exceptReference,
    );
    return captured.at(-1)?.returnUrl ?? null;
  }

  saveSession(session: Session): void {
    this.write({ session });
  }

  transactionsOfReference(reference: string): Transaction[] {
    return [...this.transactions.values()].filter((found) => found.reference === reference);
  }

  transactionsOfToken(token: string): Transaction[] {
    return [...this.transactions.values()].filter((found) => found.token === token);
  }

  saveTransaction(transaction: Transaction): void {
    this.write({ transaction });
  }

  private write(entry: Entry): void {
    this.keep(entry);
    if (this.journalPath !== null) appendFileSync(this.journalPath, `${JSON.stringify(entry)}\n`);
  }

  private keep(entry: Entry): void {
    if ('session' in entry) this.sessions.set(entry.session.token, entry.session);
    else this.transactions.set(entry.transaction.paymentId, entry.transaction);
  }
}

/** A line that a crash cut short is skipped. */
function readEntries(path: string): Entry[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line) as Entry];
      } catch {
        return [];
      }
    });
}

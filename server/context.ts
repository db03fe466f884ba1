import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Content } from './db/content.ts';
import type { Metrics } from './http/measureRequests.ts';
import type { Mailer } from './mail/mailer.ts';

/** The only source of "now", so that tests can fix it. */
type Clock = () => Date;

/** Logs failures whose details no user may see. */
export interface ErrorLog {
  error(facts: object, sentence: string): void;
}

/** Takes the lines of the log instead of the standard output. */
export interface LogStream {
  write: (line: string) => void;
}

/**
 * What the kitchen offers, cached in this process. Triggers raise its version in the transaction of each change, and
 * every read checks the version first, so no answer is stale.
 */
export interface ContentCache {
  version: () => Promise<number>;
  /** The current content; inside a transaction, as the transaction sees it. */
  now: (db: Db) => Promise<Content>;
  /**
   * For a transaction that chooses dates: no day can be closed until it ends. Take this lock before those of orders
   * and carts, as closing a day does; another order can deadlock.
   */
  hold: (trx: Db) => Promise<Content>;
  /**
   * Caches content for a caller that has just read its version in the same query. The caller must not be in a
   * transaction that changes the content.
   */
  at: (db: Db, version: number) => Promise<Content>;
}

/** What routes, jobs and domain functions may need; built once at the start or in a test. */
export interface AppContext {
  readonly config: Config;
  readonly db: Db;
  readonly content: ContentCache;
  readonly clock: Clock;
  readonly mailer: Mailer;
}

export interface AppOptions extends AppContext {
  /** The folder with the built storefront; null serves the API only. */
  readonly storefrontDir: string | null;
  /** Where requests are measured; left out, they are not. */
  readonly metrics?: Metrics | undefined;
  /** Where the log is read; left out, it is the standard output. */
  readonly logStream?: LogStream | undefined;
}

import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Content } from './db/content.ts';
import type { Metrics } from './http/measureRequests.ts';
import type { Mailer } from './mail/mailer.ts';

/** The only source of "now", so that tests can fix it. */
type Clock = () => Date;

/** Takes failures whose details no user may see. */
export interface ErrorLog {
  error(facts: object, sentence: string): void;
}

/** Takes the lines of the log instead of the standard output. */
export interface LogStream {
  write: (line: string) => void;
}

/**
 * What the kitchen offers and shows, kept in this process. Triggers raise its version with each change,
 * in the transaction of the change, and nothing is answered from here before the version has been read.
 */
export interface ContentCache {
  version: () => Promise<number>;
  /** As it is now; in a transaction, as the transaction sees it. */
  now: (db: Db) => Promise<Content>;
  /**
   * For a transaction that chooses dates: no day is closed until it ends. It comes before the locks of orders and carts,
   * as in closing a day.
   */
  hold: (trx: Db) => Promise<Content>;
  /**
   * For who has just read the version together with something else, in no transaction that changes what
   * the kitchen offers: it is kept.
   */
  at: (db: Db, version: number) => Promise<Content>;
}

/** What every route, job and domain function may need; built once at the start or in a test. */
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

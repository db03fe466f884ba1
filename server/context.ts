import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { Mailer } from './mail/mailer.ts';

/** The only source of "now", so that tests can fix it. */
type Clock = () => Date;

/** Takes failures whose details no user may see. */
export interface ErrorLog {
  error(facts: object, sentence: string): void;
}

/** What every route, job and domain function may need; built once in main.ts or in a test. */
export interface AppContext {
  readonly config: Config;
  readonly db: Db;
  readonly clock: Clock;
  readonly mailer: Mailer;
}

export interface AppOptions extends AppContext {
  /** The folder with the built storefront; null serves the API only. */
  readonly storefrontDir: string | null;
}

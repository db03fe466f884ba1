import type { onRequestHookHandler } from 'fastify';
import { coalesced } from '../cache/coalesced.ts';
import type { AppContext } from '../context.ts';
import { readMaintenance } from '../db/stores/settingsStore.ts';
import { ApiError } from '../errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Calls that stay open while the shop is closed: payments under way must arrive. */
    duringMaintenance?: boolean;
  }
}

/**
 * Whether the shop is closed for maintenance, by the environment or, for all processes, by the kitchen. Throws while
 * the database is down.
 */
export interface Maintenance {
  readonly isOn: () => Promise<boolean>;
  /** Synchronous: true when it was just found to be open. */
  readonly isKnownOff: () => boolean;
  /** For parts that must not run while the shop is closed, in a route that stays open. */
  readonly assertOff: () => Promise<void>;
  /** After a change in this process. */
  readonly checkAgain: () => void;
}

/** Seconds after which a browser, a search engine or an app may ask again. */
export const MAINTENANCE_RETRY_SECONDS = 300;
/**
 * How long the answer is cached, and a process may stay open after another has closed the shop. Without it, each call
 * would need a query.
 */
const KEPT_MS = 1000;

/** For a route that stays open while the shop is closed. */
export const duringMaintenance = { duringMaintenance: true } as const;

export function createMaintenance({
  config,
  db,
  clock,
}: Pick<AppContext, 'config' | 'db' | 'clock'>): Maintenance {
  const read = coalesced(() => readMaintenance(db));
  let kept = { isOn: false, at: Number.NEGATIVE_INFINITY };

  const isKept = (now: number) => Math.abs(now - kept.at) < KEPT_MS;

  const isOn = async (): Promise<boolean> => {
    if (config.maintenance) return true;
    const now = clock().getTime();
    if (isKept(now)) return kept.isOn;
    const before = kept;
    const found = await read();
    if (kept === before) kept = { isOn: found, at: now };
    return found;
  };

  return {
    isOn,
    isKnownOff: () => !config.maintenance && !kept.isOn && isKept(clock().getTime()),
    async assertOff() {
      if (!(await isOn())) return;
      throw new ApiError('maintenance', { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS });
    },
    checkAgain() {
      kept = { ...kept, at: Number.NEGATIVE_INFINITY };
    },
  };
}

export function closedForMaintenance(maintenance: Maintenance): onRequestHookHandler {
  return ({ routeOptions }, _reply, done) => {
    if (routeOptions.config.duringMaintenance === true || maintenance.isKnownOff()) done();
    else maintenance.assertOff().then(() => done(), done);
  };
}

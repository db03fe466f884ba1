import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { waitingInBatches } from '../cache/batched.ts';
import type { AppOptions } from '../context.ts';
import { poolUse } from '../db/pool.ts';
import { ApiError } from '../errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Guests get what is kept: however many ask, the database is asked once. */
    isKeptForGuests?: boolean;
  }
}

export const keptForGuests = { isKeptForGuests: true } as const;

/** How much longer the queue may be for money that is under way: it is the last to be refused. */
const MONEY_SHARE = 4;
/** One for all: an error for each would be told its stack. The queue is worked off in less than a second. */
const BUSY = new ApiError('busy', { retryAfterSeconds: 1 });

/**
 * Refuses at once what would have to wait long for a connection of the database, so that those who
 * wait already are answered soon.
 */
export function refuseWhenFull({ db, config, metrics }: AppOptions) {
  const isFull = ({ routeOptions, headers }: FastifyRequest): boolean => {
    const { isKeptForGuests, duringMaintenance } = routeOptions.config;
    if (isKeptForGuests === true && headers.authorization === undefined) return false;
    const share = duringMaintenance === true ? MONEY_SHARE : 1;
    return poolUse(db).waiting + waitingInBatches(db) >= config.databaseQueue * share;
  };
  const refuse: onRequestHookHandler = (request, _reply, done) => {
    if (isFull(request)) {
      metrics?.refused();
      done(BUSY);
    } else done();
  };
  return refuse;
}

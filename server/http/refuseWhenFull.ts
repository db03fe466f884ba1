import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { waitingInBatches } from '../cache/batched.ts';
import type { AppOptions } from '../context.ts';
import { poolUse } from '../db/pool.ts';
import { ApiError } from '../errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Guests get cached answers: however many ask, the database is asked once. */
    isKeptForGuests?: boolean;
  }
}

export const keptForGuests = { isKeptForGuests: true } as const;

/** Payments may wait in a longer queue than other calls, so that they are refused last. */
const MONEY_SHARE = 4;
/**
 * One shared error: creating one for each refusal would cost a stack trace. The queue empties in less than a second.
 */
const BUSY = new ApiError('busy', { retryAfterSeconds: 1 });

/**
 * Refuses requests that would wait long for a database connection, so that those that wait already are answered soon.
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

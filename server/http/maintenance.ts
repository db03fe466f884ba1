import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { ApiError } from '../errors/ApiError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answered while the shop is closed: money that is under way must arrive. */
    duringMaintenance?: boolean;
  }
}

/** Seconds after which a browser, a search engine or an app may ask again. */
export const MAINTENANCE_RETRY_SECONDS = 300;

/** For a route that goes on while the shop is closed. */
export const duringMaintenance = { duringMaintenance: true } as const;

export function closedForMaintenance(config: Config) {
  return async ({ routeOptions }: FastifyRequest): Promise<void> => {
    if (routeOptions.config.duringMaintenance !== true) assertOpen(config);
  };
}

/** For what a route that goes on must not do. */
export function assertOpen({ maintenance }: Config): void {
  if (!maintenance) return;
  throw new ApiError('maintenance', { retryAfterSeconds: MAINTENANCE_RETRY_SECONDS });
}

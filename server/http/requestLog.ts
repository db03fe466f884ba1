import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';

type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

const logOfRequest = new AsyncLocalStorage<FastifyBaseLogger>();

/**
 * Logs one line for each request, and lets `currentLog` find the request's logger. No address, header or body: they
 * hold tokens, health data and payment results.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => logOfRequest.run(request.log, done));
  // The body has been read in the connection's context, not in the request's.
  app.addHook('preValidation', (request, _reply, done) => logOfRequest.run(request.log, done));
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        customer: request.customerId,
      },
      'request',
    );
    done();
  });
}

/** The template, so that no id, token or result of a payment is in it. */
export function routeOf({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string {
  return routeOptions.url ?? 'none';
}

/** The logger of the current request, with its number; `log` outside of a request. */
export function currentLog(log: Log): Log {
  const current = () => logOfRequest.getStore() ?? log;
  return {
    info: (facts: unknown, sentence?: string) => current().info(facts, sentence),
    warn: (facts: unknown, sentence?: string) => current().warn(facts, sentence),
    error: (facts: unknown, sentence?: string) => current().error(facts, sentence),
  };
}

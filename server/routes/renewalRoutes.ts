import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../src/contract/wire/common.ts';
import { RenewalResponse, Renewed } from '../../src/contract/wire/renewal.ts';
import type { AppContext } from '../context.ts';
import { viewRenewal } from '../domain/orders/renewals.ts';
import { renewOrder } from '../domain/orders/renewOrder.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { answers, ok } from '../http/envelope.ts';
import { currentCustomer } from '../http/session.ts';

const RENEWALS = { limit: 20, windowSeconds: 15 * 60 };

const Params = Type.Object({ id: Id });

/** Paid orders that are bought again, near their end or after it. */
export function renewalRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const { db, clock } = context;
  return async (app) => {
    app.get(
      '/subscriptions/:id/renewal',
      { schema: { params: Params, response: answers(RenewalResponse) } },
      async (request) =>
        ok({ plans: await viewRenewal(context, currentCustomer(request), request.params.id) }),
    );

    app.post(
      '/subscriptions/:id/renewal',
      { schema: { params: Params, response: answers(Renewed) } },
      async (request) => {
        const customerId = currentCustomer(request);
        await rateLimit(db, `renew:${customerId}`, RENEWALS, clock());
        return ok(await renewOrder(context, customerId, request.params.id));
      },
    );
  };
}

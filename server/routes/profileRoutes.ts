import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { viewProfile } from '../domain/addresses.ts';
import { answers, ok } from '../http/envelope.ts';
import { currentCustomer } from '../http/session.ts';

export function profileRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/profile', { schema: { response: answers(ProfileResponse) } }, async (request) =>
      ok(await viewProfile(context, currentCustomer(request))),
    );
  };
}

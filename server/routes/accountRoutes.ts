import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  Credentials,
  CustomerInfo,
  QuickSignup,
  RegisterForm,
  Registration,
} from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { listGovernorates } from '../db/stores/areaStore.ts';
import { logIn, quickSignUp, register } from '../domain/accounts.ts';
import { endSession } from '../domain/sessions.ts';
import { answers, Nothing, ok } from '../http/envelope.ts';
import { bearerToken } from '../http/session.ts';

/** No guard: a stale token must not keep anybody from logging in or out. */
export function accountRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const signedIn = answers(CustomerInfo);
  return async (app) => {
    app.post('/login', { schema: { body: Credentials, response: signedIn } }, async (request) =>
      ok(await logIn(context, request.body, request.ip)),
    );

    app.post('/logout', { schema: { response: answers(Nothing) } }, async (request) => {
      const token = bearerToken(request);
      if (token !== null) await endSession(context.db, token);
      return ok({});
    });

    app.get('/register', { schema: { response: answers(RegisterForm) } }, async () =>
      ok({ governorates: await listGovernorates(context.db) }),
    );

    app.post('/register', { schema: { body: Registration, response: signedIn } }, async (request) =>
      ok(await register(context, request.body, request.ip)),
    );

    app.post(
      '/quick-signup',
      { schema: { body: QuickSignup, response: signedIn } },
      async (request) => ok(await quickSignUp(context, request.body, request.ip)),
    );
  };
}

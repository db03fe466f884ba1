import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  PasswordConfirmation,
  PersonalData,
  PrivacyResponse,
} from '../../src/contract/wire/privacy.ts';
import type { AppContext } from '../context.ts';
import { confirmPassword } from '../domain/privacy/confirmPassword.ts';
import { deleteAccount } from '../domain/privacy/deleteAccount.ts';
import { withdrawHealthConsent } from '../domain/privacy/healthConsent.ts';
import { readPersonalData } from '../domain/privacy/personalData.ts';
import { viewPrivacy } from '../domain/privacy/viewPrivacy.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { answers, Nothing, ok } from '../http/envelope.ts';
import { currentCustomer } from '../http/session.ts';

const DOWNLOADS = { limit: 10, windowSeconds: 60 * 60 };

export function privacyRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const { db, clock } = context;
  return async (app) => {
    app.get('/privacy', { schema: { response: answers(PrivacyResponse) } }, async (request) =>
      ok(await viewPrivacy(context, currentCustomer(request))),
    );

    app.delete(
      '/privacy/health-consent',
      { schema: { response: answers(PrivacyResponse) } },
      async (request) => {
        const customerId = currentCustomer(request);
        await withdrawHealthConsent(context, customerId);
        return ok(await viewPrivacy(context, customerId));
      },
    );

    app.post(
      '/privacy/download',
      { schema: { body: PasswordConfirmation, response: answers(PersonalData) } },
      async (request) => {
        const customerId = currentCustomer(request);
        await confirmPassword(context, customerId, request.body.password);
        await rateLimit(db, `download:${customerId}`, DOWNLOADS, clock());
        return ok(await readPersonalData(context, customerId, request.locale));
      },
    );

    app.post(
      '/privacy/delete-account',
      { schema: { body: PasswordConfirmation, response: answers(Nothing) } },
      async (request) => {
        const { locale, log } = request;
        const { password } = request.body;
        await deleteAccount(context, {
          customerId: currentCustomer(request),
          password,
          locale,
          log,
        });
        return ok({});
      },
    );
  };
}

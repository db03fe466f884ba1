import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { MailPreference, MailPreferences } from '../../src/contract/wire/mailPreferences.ts';
import type { AppContext } from '../context.ts';
import { setMailPreference } from '../domain/mailPreferences.ts';
import { answers, ok } from '../http/envelope.ts';
import { currentCustomer } from '../http/session.ts';

export function mailPreferenceRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const response = answers(MailPreferences);
  return async (app) => {
    app.put('/mail-preferences', { schema: { body: MailPreference, response } }, async (request) =>
      ok(await setMailPreference(context, currentCustomer(request), request.body)),
    );
  };
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { PasswordChange, ProfileInput, ProfileResponse } from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { viewProfile } from '../domain/addresses.ts';
import { changePassword } from '../domain/passwordChange.ts';
import { changeProfile, checkProfile } from '../domain/profile.ts';
import { answers, Nothing, ok } from '../http/envelope.ts';
import { checkForm } from '../http/formChecks.ts';
import { currentCustomer, currentToken } from '../http/session.ts';

export function profileRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get('/profile', { schema: { response: answers(ProfileResponse) } }, async (request) =>
      ok(await viewProfile(context, currentCustomer(request))),
    );

    app.put(
      '/profile',
      {
        schema: { body: ProfileInput, response: answers(ProfileResponse) },
        preValidation: checkForm(ProfileInput, (form, checks, request) =>
          checkProfile(context, currentCustomer(request), form, checks),
        ),
      },
      async (request) => ok(await changeProfile(context, currentCustomer(request), request.body)),
    );

    app.put(
      '/password',
      { schema: { body: PasswordChange, response: answers(Nothing) } },
      async (request) => {
        const changer = { customerId: currentCustomer(request), token: currentToken(request) };
        await changePassword(context, changer, request.body);
        return ok({});
      },
    );
  };
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import {
  EmailChangeAnswer,
  PasswordChange,
  ProfileInput,
  ProfileResponse,
} from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { viewProfile } from '../domain/addresses.ts';
import { cancelEmailChange, resendConfirmation, type Changer } from '../domain/emailChange.ts';
import { viewEmailChange } from '../domain/emailChangeView.ts';
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
      async (request) => {
        const { body, log } = request;
        return ok(await changeProfile({ ...context, log }, changerOf(request), body));
      },
    );

    app.post(
      '/email-change',
      { schema: { response: answers(EmailChangeAnswer) } },
      async (request) => {
        await resendConfirmation({ ...context, log: request.log }, changerOf(request));
        return ok({ email_change: await viewEmailChange(context, currentCustomer(request)) });
      },
    );

    app.delete(
      '/email-change',
      { schema: { response: answers(EmailChangeAnswer) } },
      async (request) => {
        await cancelEmailChange(context, currentCustomer(request));
        return ok({ email_change: null });
      },
    );

    app.put(
      '/password',
      { schema: { body: PasswordChange, response: answers(Nothing) } },
      async (request) => {
        const { body, log } = request;
        await changePassword({ ...context, log }, changerOf(request), body);
        return ok({});
      },
    );
  };
}

function changerOf(request: FastifyRequest): Changer {
  const { locale } = request;
  return { customerId: currentCustomer(request), token: currentToken(request), locale };
}

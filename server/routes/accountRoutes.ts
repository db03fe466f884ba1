import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  ConfirmedEmail,
  Credentials,
  CustomerInfo,
  EmailLink,
  PasswordReset,
  QuickSignup,
  RegisterForm,
  Registration,
  ResetLinkAnswer,
  ResetLinkRequest,
  RestoredEmail,
} from '../../src/contract/wire/customer.ts';
import type { AppContext } from '../context.ts';
import { checkNewEmail, checkRegistration, quickSignUp, register } from '../domain/accounts.ts';
import { confirmEmail } from '../domain/emailChange.ts';
import { restoreEmail } from '../domain/emailRestore.ts';
import { logIn } from '../domain/login.ts';
import { requestPasswordReset, resetPassword } from '../domain/passwordReset.ts';
import { endSession } from '../domain/sessions.ts';
import { answers, Nothing, ok } from '../http/envelope.ts';
import { checkForm } from '../http/formChecks.ts';
import { bearerToken } from '../http/session.ts';

/** No guard: a stale token must not prevent a login, a logout or a new password. */
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

    app.get('/register', { schema: { response: answers(RegisterForm) } }, async () => {
      const { governorates } = await context.content.now(context.db);
      return ok({ governorates });
    });

    app.post(
      '/register',
      {
        schema: { body: Registration, response: signedIn },
        preValidation: checkForm(Registration, (form, checks, { ip }) =>
          checkRegistration(context, form, checks, ip),
        ),
      },
      async (request) => ok(await register(context, request.body, request.ip)),
    );

    app.post(
      '/quick-signup',
      {
        schema: { body: QuickSignup, response: signedIn },
        preValidation: checkForm(QuickSignup, (form, checks, { ip }) =>
          checkNewEmail(context, form, checks, ip),
        ),
      },
      async (request) => ok(await quickSignUp(context, request.body, request.ip)),
    );

    app.post(
      '/reset-password-token',
      { schema: { body: ResetLinkRequest, response: answers(ResetLinkAnswer) } },
      async (request) => {
        const { ip, locale, log } = request;
        return ok(await requestPasswordReset(context, request.body, { ip, locale, log }));
      },
    );

    app.post(
      '/reset-password',
      { schema: { body: PasswordReset, response: answers(Nothing) } },
      async (request) => {
        const { ip, locale, log } = request;
        await resetPassword(context, request.body, { ip, locale, log });
        return ok({});
      },
    );

    app.post(
      '/confirm-email',
      { schema: { body: EmailLink, response: answers(ConfirmedEmail) } },
      async ({ body, ip, log }) => ok(await confirmEmail({ ...context, log }, body.token, ip)),
    );

    app.post(
      '/restore-email',
      { schema: { body: EmailLink, response: answers(RestoredEmail) } },
      async ({ body, ip }) => ok(await restoreEmail(context, body.token, ip)),
    );
  };
}

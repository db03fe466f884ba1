import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { StaffAccount, StaffInvitation } from '../../../src/contract/wire/staff/account.ts';
import {
  StaffCredentials,
  StaffLink,
  StaffWelcome,
} from '../../../src/contract/wire/staff/login.ts';
import type { AppContext } from '../../context.ts';
import { acceptInvitation, readInvitation } from '../../domain/staff/staffLinks.ts';
import { logInStaff } from '../../domain/staff/staffLogin.ts';
import { endStaffSession } from '../../domain/staff/staffSessions.ts';
import { answers, Nothing, ok } from '../../http/envelope.ts';
import { clearStaffCookie, setStaffCookie, staffToken } from '../../http/staffSession.ts';
import { findStaffAccount, viewStaffAccount } from '../../domain/staff/viewAccount.ts';

/** No guard: there is no session before the login. */
export function staffAccountRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const isSecure = context.config.publicUrl.startsWith('https:');
  const signedIn = answers(Type.Object({ account: StaffAccount }));
  return async (app) => {
    const known = answers(Type.Object({ account: Type.Union([StaffAccount, Type.Null()]) }));
    app.get('/me', { schema: { response: known } }, async (request) => {
      const token = staffToken(request);
      return ok({ account: token === null ? null : await findStaffAccount(context, token) });
    });

    app.post(
      '/login',
      { schema: { body: StaffCredentials, response: signedIn } },
      async ({ body, ip, id }, reply) => {
        const token = await logInStaff(context, body, { ip, requestId: id });
        setStaffCookie(reply, token, isSecure);
        return ok({ account: await viewStaffAccount(context, token) });
      },
    );

    app.post('/logout', { schema: { response: answers(Nothing) } }, async (request, reply) => {
      const token = staffToken(request);
      if (token !== null) await endStaffSession(context, token);
      clearStaffCookie(reply, isSecure);
      return ok({});
    });

    app.post(
      '/invitation',
      { schema: { body: StaffLink, response: answers(StaffInvitation) } },
      async ({ body, ip }) => ok(await readInvitation(context, body.token, ip)),
    );

    app.post(
      '/welcome',
      { schema: { body: StaffWelcome, response: signedIn } },
      async ({ body, ip, id }, reply) => {
        const token = await acceptInvitation(context, body, { ip, requestId: id });
        setStaffCookie(reply, token, isSecure);
        return ok({ account: await viewStaffAccount(context, token) });
      },
    );
  };
}

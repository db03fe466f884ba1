import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ContactMessage } from '../../src/contract/wire/contact.ts';
import type { AppContext } from '../context.ts';
import { receiveContactMessage } from '../domain/contact.ts';
import { answers, Nothing, ok } from '../http/envelope.ts';
import { bearerToken } from '../http/session.ts';

/** No guard: a customer who cannot log in has to be able to write about it. */
export function contactRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/contact-us',
      { schema: { body: ContactMessage, response: answers(Nothing) } },
      async (request) => {
        const { ip, locale } = request;
        const sender = { ip, locale, token: bearerToken(request) };
        await receiveContactMessage(context, request.body, sender);
        return ok({});
      },
    );
  };
}

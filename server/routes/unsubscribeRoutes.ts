import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../context.ts';
import { useMailSwitch } from '../domain/mailPreferences.ts';
import { ApiError } from '../errors/ApiError.ts';
import { readLocale } from '../i18n/translate.ts';
import { unsubscribePage, type Shown } from '../mail/unsubscribePage.ts';

/** For the page's form, and for the one-click POST of mail programs (RFC 8058). */
const BODY_LIMIT_BYTES = 4096;

/**
 * The page of the link in a mail, and what its button does. It is the server's own, so that it works without a session,
 * without scripts and at the address that mail programs post to. Opening it changes nothing: mail scanners open every link.
 */
export function unsubscribeRoutes(context: AppContext): FastifyPluginAsync {
  return async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    app.get('/unsubscribe', { schema: { hide: true } }, (request, reply) =>
      show(context, request, reply),
    );
    app.post(
      '/unsubscribe',
      { schema: { hide: true }, bodyLimit: BODY_LIMIT_BYTES },
      (request, reply) => show(context, request, reply, requestedState(request.body)),
    );
  };
}

/** Any POST switches the mail off, except that of the page's own button. */
const requestedState = (body: unknown): boolean =>
  typeof body === 'string' && new URLSearchParams(body).get('wanted') === 'yes';

async function show(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted?: boolean,
): Promise<FastifyReply> {
  const { token = '', lang } = request.query as { token?: unknown; lang?: unknown };
  const language = readLocale(lang);
  const page = async (): Promise<Shown> => {
    const opened = { token: String(token), ip: request.ip };
    const mail = await useMailSwitch(
      context,
      wanted === undefined ? opened : { ...opened, wanted },
    );
    return mail ?? 'unknown';
  };
  const shown = await page().catch((error: unknown): Shown => {
    if (error instanceof ApiError && error.code === 'too_many_requests') return 'tooMany';
    throw error;
  });
  return reply
    .code(STATUS[typeof shown === 'string' ? shown : 'found'])
    .type('text/html; charset=utf-8')
    .send(unsubscribePage(shown, { language, publicUrl: context.config.publicUrl }));
}

const STATUS = { found: 200, unknown: 404, tooMany: 429 } as const;

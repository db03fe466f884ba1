import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../../src/contract/languages.ts';
import { fieldOf } from './formBody.ts';
import { CARD, KNET } from './methods.ts';
import { expiredPage, hostedPage, noReturnPage } from './page/hostedPage.ts';
import { pageHeaders } from './pageHeaders.ts';
import type { PayerAction, Session } from './records.ts';
import { scenarioOf } from './scenarios.ts';
import { SESSION_MINUTES, type SandboxSettings } from './settings.ts';
import { settle, type PayerChoice } from './settlement.ts';
import type { SandboxStore } from './store.ts';

const ACTIONS: readonly PayerAction[] = ['pay', 'decline', 'cancel'];

export function pageRoutes(app: FastifyInstance, settings: SandboxSettings, store: SandboxStore) {
  app.get('/payment', async (request, reply) => {
    const session = liveSession(request, settings, store);
    const language = languageOf(request, session);
    if (!session || session.action !== null) return sendExpired(reply, language);
    const page = hostedPage({ session, language });
    return reply.headers(pageHeaders(session)).type('text/html').send(page);
  });

  app.post('/payment', async (request, reply) => {
    const session = liveSession(request, settings, store);
    const language = languageOf(request, session);
    const choice = choiceOf(request, session);
    if (!session || !choice) return sendExpired(reply, language);
    // A double click sends the form twice: the second request gets the first one's answer.
    if (session.action !== null && session.action !== choice.action) {
      return sendExpired(reply, language);
    }
    const scenario = scenarioOf(
      fieldOf(request, 'scenario') ?? session.scenario.name,
      Number(fieldOf(request, 'count') ?? session.scenario.count),
    );
    const settled =
      session.action === null
        ? await settle({ ...session, scenario }, choice, { settings, store, log: request.log })
        : session;
    return sendBack(reply, settled, language);
  });
}

function sendBack(reply: FastifyReply, { returnUrl }: Session, language: Language) {
  if (returnUrl !== null) return reply.redirect(returnUrl, 303);
  return reply.headers(pageHeaders(null)).type('text/html').send(noReturnPage(language));
}

function sendExpired(reply: FastifyReply, language: Language) {
  return reply.code(410).headers(pageHeaders(null)).type('text/html').send(expiredPage(language));
}

function liveSession(
  request: FastifyRequest,
  { clock }: SandboxSettings,
  store: SandboxStore,
): Session | null {
  const session = store.session(fieldOf(request, 'data') ?? '');
  const age = session ? clock().getTime() - session.createdAt : Infinity;
  return session && age < SESSION_MINUTES * 60_000 ? session : null;
}

function choiceOf(request: FastifyRequest, session: Session | null): PayerChoice | null {
  const action = ACTIONS.find((name) => name === fieldOf(request, 'action'));
  if (!action || !session) return null;
  const fixed = session.fields.paymentType;
  const chosen = Number(fieldOf(request, 'method')) === CARD ? CARD : KNET;
  return { action, paymentType: fixed === 0 ? chosen : fixed };
}

/** The switch on the page, else the shop's language (variable2), else the browser's. */
function languageOf(request: FastifyRequest, session: Session | null): Language {
  const asked = [
    fieldOf(request, 'lang'),
    session?.fields.variables[1],
    request.headers['accept-language']?.trim().slice(0, 2).toLowerCase(),
  ];
  return asked.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

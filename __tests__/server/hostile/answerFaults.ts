import type { LightMyRequestResponse } from 'fastify';
import { ERRORS } from '../../../server/errors/codes.ts';
import { MARKER } from './world.ts';

/** What no answer of the API may be, whatever the request. */
export function faultsOfAnswer(method: string, answer: LightMyRequestResponse): string[] {
  const { statusCode, headers, body } = answer;
  const isAllowed = statusCode === 200 || (statusCode >= 400 && statusCode < 500);
  const checks: readonly (readonly [fault: string, isFault: boolean])[] = [
    [`status ${statusCode}`, !isAllowed],
    ['no JSON', !isTable(answer) && !isOfType(answer, 'application/json')],
    ['may be cached', headers['cache-control'] !== 'no-store' && !isForGuests(answer)],
    [
      `outside the envelope: ${body.slice(0, 200)}`,
      method !== 'HEAD' && !isTable(answer) && !isEnvelope(answer),
    ],
    ["another customer's data", body.includes(MARKER)],
    ['a prototype was changed', 'polluted' in {}],
  ];
  return checks.filter(([, isFault]) => isFault).map(([fault]) => fault);
}

const isOfType = ({ headers }: LightMyRequestResponse, type: string): boolean =>
  String(headers['content-type']).startsWith(type);

/** CSV answers. */
const isTable = (answer: LightMyRequestResponse): boolean =>
  answer.statusCode === 200 && isOfType(answer, 'text/csv');

function isForGuests({ statusCode, headers, raw }: LightMyRequestResponse): boolean {
  const isOfGuest = raw.req.headers.authorization === undefined;
  return isOfGuest && statusCode === 200 && /\bauthorization\b/.test(String(headers.vary));
}

interface Envelope {
  status?: unknown;
  code?: unknown;
  response?: { error?: unknown; message?: unknown };
}

function isEnvelope({ statusCode, body }: LightMyRequestResponse): boolean {
  const { status, code, response } = readJson(body);
  if (code !== statusCode || status !== (statusCode === 200)) return false;
  if (typeof response !== 'object') return false;
  if (statusCode === 200) return true;
  const { error, message } = response;
  const isKnown = typeof error === 'string' && Object.hasOwn(ERRORS, error);
  return isKnown && typeof message === 'string' && message.length > 0;
}

function readJson(body: string): Envelope {
  try {
    return JSON.parse(body) as Envelope;
  } catch {
    return {};
  }
}

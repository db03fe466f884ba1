import { EnvelopeError, isSealed, openEnvelope, type EnvelopeKeys } from './envelope.ts';
import { isRecord, parseExactJson, textOf } from './exactJson.ts';

export interface CheckoutSession {
  sessionToken: string;
  /** The payment token, where the provider already gives it. */
  paymentToken: string | null;
}

/** The provider refused. `code` is from its list (501, 506, ...), null when it gave none. */
export class CheckoutRefused extends Error {
  override readonly name = 'CheckoutRefused';
  readonly code: number | null;
  readonly fields: readonly string[];
  constructor(code: number | null, fields: readonly string[]) {
    super(`The gateway refused the checkout (${[code ?? 'no code', ...fields].join(', ')}).`);
    this.code = code;
    this.fields = fields;
  }
}

const TOKEN_MAX = 200;

/** Reads the body of a checkout answer; throws CheckoutRefused or EnvelopeError. */
export function readCheckoutResponse(body: string, keys: EnvelopeKeys): CheckoutSession {
  const sealed = sealedPart(body);
  if (sealed !== null) return sessionOf(openEnvelope(sealed, keys));
  throw refusalOf(parseOrNull(body));
}

/** Success comes as bare hex, as a JSON string of hex, or under `response`; failure as plain JSON. */
function sealedPart(body: string): string | null {
  const text = body.trim();
  if (isSealed(text)) return text;
  const json = parseOrNull(text);
  const inside = isRecord(json) ? json['response'] : json;
  return typeof inside === 'string' && isSealed(inside) ? inside : null;
}

function sessionOf(answer: Record<string, unknown>): CheckoutSession {
  const response = answer['response'];
  const token = isRecord(response) ? response['data'] : undefined;
  if (answer['status'] !== true && answer['status'] !== 1) throw refusalOf(answer);
  if (typeof token !== 'string' || token === '') throw new EnvelopeError();
  return { sessionToken: token, paymentToken: textOf(answer['token'], TOKEN_MAX) };
}

function refusalOf(answer: unknown): CheckoutRefused {
  if (!isRecord(answer)) return new CheckoutRefused(null, []);
  const code = Number(answer['code']);
  const fields = isRecord(answer['data']) ? Object.keys(answer['data']) : [];
  return new CheckoutRefused(
    Number.isInteger(code) && answer['code'] !== null ? code : null,
    fields,
  );
}

function parseOrNull(text: string): unknown {
  try {
    return parseExactJson(text);
  } catch {
    return null;
  }
}

import { readLimitedBody } from '../../src/payment/limitedBody.ts';

/** The merchant's account at the provider, from configuration. */
export interface GatewaySettings {
  /** Without a slash at the end. */
  baseUrl: string;
  merchantCode: string;
  accessCode: string;
  /** 32 ASCII characters. */
  key: string;
  /** 16 ASCII characters. */
  iv: string;
}

export interface GatewayAnswer {
  status: number;
  body: string;
  retryAfter: string | null;
}

/** No usable answer: the connection failed, took too long, was redirected, or never ended. */
export class GatewayUnreachable extends Error {
  override readonly name = 'GatewayUnreachable';
}

export const TIMEOUT_MS = 15_000;

interface GatewayCall {
  /** Sent as POST; a call without it is a GET. */
  data?: string;
  timeoutMs?: number;
  /** Aborts when the caller no longer waits. */
  signal?: AbortSignal | undefined;
}

/** One call. A redirect is never followed: it could carry the access code elsewhere. */
export async function callGateway(
  { baseUrl, accessCode }: GatewaySettings,
  path: string,
  { data, timeoutMs = TIMEOUT_MS, signal }: GatewayCall,
): Promise<GatewayAnswer> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${baseUrl}${path}`, {
      method: data === undefined ? 'GET' : 'POST',
      redirect: 'manual',
      headers: {
        accessCode,
        Accept: 'application/json',
        ...(data === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
      ...(data === undefined ? {} : { body: JSON.stringify({ data }) }),
    });
    const body = await readLimitedBody(response);
    const retryAfter = response.headers.get('retry-after');
    if (response.status < 300 || response.status >= 400) {
      return { status: response.status, body, retryAfter };
    }
  } catch (error) {
    throw new GatewayUnreachable('The gateway did not answer.', { cause: error });
  }
  throw new GatewayUnreachable('The gateway redirected an API call.');
}

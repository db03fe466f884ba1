import { ApiError, type FieldErrors } from './ApiError.ts';
import { isRecord } from './shape.ts';

/**
 * The payload of a successful answer. Throws ApiError `http` for a failed HTTP status, `refused` for
 * status false, and `malformed` for anything that is not the envelope.
 */
export async function readEnvelope(response: Response): Promise<unknown> {
  const body = await readJson(response);
  if (!isRecord(body) || typeof body['status'] !== 'boolean') {
    throw new ApiError({ kind: response.ok ? 'malformed' : 'http', code: response.status });
  }
  const code = typeof body['code'] === 'number' ? body['code'] : response.status;
  if (response.ok && body['status'] && code !== 401) return body['response'];
  throw new ApiError({
    kind: response.ok ? 'refused' : 'http',
    code: response.status === 401 ? 401 : code,
    ...factsOf(body['response']),
    retryAfter: secondsOf(response.headers.get('retry-after')),
  });
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return null;
  }
}

function factsOf(response: unknown) {
  if (!isRecord(response)) return {};
  const text = (key: string) => {
    const value = response[key];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    error: text('error'),
    serverMessage: text('message'),
    reference: text('reference'),
    errors: fieldErrors(response['errors']),
  };
}

function fieldErrors(errors: unknown): FieldErrors | undefined {
  if (!isRecord(errors)) return undefined;
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      Array.isArray(messages) ? messages.filter((message) => typeof message === 'string') : [],
    ]),
  );
}

function secondsOf(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) : undefined;
}

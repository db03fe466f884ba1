import { CANCEL } from 'redux-saga';
import { ApiError } from './ApiError.ts';
import { readEnvelope } from './envelope.ts';

export interface ApiRequest<T> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the API base, without a leading slash. */
  path: string;
  query?: Readonly<Record<string, string | number>>;
  body?: unknown;
  /** Turns the payload into the storefront's own shape; what it throws means a malformed answer. */
  parse: (response: unknown) => T;
}

/** A promise whose saga cancellation aborts the request down to the socket. */
export type Cancellable<T> = Promise<T> & { [CANCEL]: () => void };

export interface ApiClientOptions {
  baseUrl: string;
  fetch: typeof fetch;
  locale: () => string;
  token: () => string | null;
  timeoutMs?: number;
}

export interface ApiClient {
  request: <T>(request: ApiRequest<T>) => Cancellable<T>;
}

const TIMEOUT_MS = 20_000;
const TIMED_OUT = new DOMException('No answer in time.', 'TimeoutError');

/**
 * The one way to the kitchen API. It throws ApiError and nothing else, shows nothing and goes
 * nowhere: sagas decide what a failure means.
 */
export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    request<T>(request: ApiRequest<T>): Cancellable<T> {
      const controller = new AbortController();
      const answer = send(options, request, controller);
      return Object.assign(answer, { [CANCEL]: () => controller.abort() });
    },
  };
}

async function send<T>(
  options: ApiClientOptions,
  request: ApiRequest<T>,
  controller: AbortController,
): Promise<T> {
  const { signal } = controller;
  const timer = setTimeout(() => controller.abort(TIMED_OUT), options.timeoutMs ?? TIMEOUT_MS);
  try {
    const response = await options.fetch(urlOf(options.baseUrl, request), {
      method: request.method,
      headers: headersOf(options),
      signal,
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
    });
    return parsed(request, await readEnvelope(response));
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (signal.reason === TIMED_OUT) throw new ApiError({ kind: 'timeout', code: 0 }, error);
    if (signal.aborted) throw new ApiError({ kind: 'cancelled', code: 0 }, error);
    throw new ApiError({ kind: 'network', code: 0 }, error);
  } finally {
    clearTimeout(timer);
  }
}

function urlOf(baseUrl: string, { path, query }: ApiRequest<unknown>): string {
  const entries = Object.entries(query ?? {}).map(([key, value]) => [key, String(value)]);
  const search = new URLSearchParams(entries).toString();
  return `${baseUrl}/${path}${search === '' ? '' : `?${search}`}`;
}

function headersOf({ locale, token }: ApiClientOptions): Record<string, string> {
  const bearer = token();
  return {
    accept: 'application/json',
    'content-type': 'application/json',
    locale: locale(),
    // The specification sends the field although it is empty.
    'x-api-key': '',
    ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
  };
}

function parsed<T>(request: ApiRequest<T>, response: unknown): T {
  try {
    return request.parse(response);
  } catch (error) {
    throw new ApiError({ kind: 'malformed', code: 0 }, error);
  }
}

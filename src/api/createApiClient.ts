import { CANCEL } from 'redux-saga';
import { ApiError } from './ApiError.ts';
import type { ApiClient, ApiRequest, Cancellable } from './client.ts';
import { readEnvelope } from './envelope.ts';

export interface ApiClientOptions {
  baseUrl: string;
  fetch: typeof fetch;
  locale: () => string;
  token: () => string | null;
  timeoutMs?: number;
}

export const REQUEST_TIMEOUT_MS = 20_000;
const TIMED_OUT = new DOMException('No answer in time.', 'TimeoutError');

/**
 * The only module that calls the kitchen API. It throws ApiError and nothing else, shows nothing and
 * navigates nowhere: sagas decide what a failure means.
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
  const timer = setTimeout(
    () => controller.abort(TIMED_OUT),
    options.timeoutMs ?? REQUEST_TIMEOUT_MS,
  );
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

import { CANCEL } from 'redux-saga';
import { ApiError } from './ApiError.ts';
import type { ApiCall, ApiClient, ApiRequest } from './client.ts';
import { earlyAnswer } from './earlyAnswer.ts';
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
  const early = earlyAnswer();
  return {
    request<T>(request: ApiRequest<T>): ApiCall<T> {
      const isReading = request.method === 'GET';
      const question = () => JSON.stringify([urlOf(options.baseUrl, request), headersOf(options)]);
      return {
        endpoint: `${request.method} ${request.path}`,
        ahead() {
          early.ask(question(), () => ask(options, request, new AbortController()));
        },
        send() {
          const controller = new AbortController();
          const askNow = () => ask(options, request, controller);
          const ready = isReading ? early.take(question()) : null;
          const answer = (ready?.catch(askNow) ?? askNow()).then((it) => parsed(request, it));
          // An answer that was requested before a change may be outdated after it.
          if (!isReading) answer.then(early.forget, early.forget);
          return Object.assign(answer, { [CANCEL]: () => controller.abort() });
        },
      };
    },
  };
}

async function ask(
  options: ApiClientOptions,
  request: ApiRequest<unknown>,
  controller: AbortController,
): Promise<unknown> {
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
    return await readEnvelope(response);
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

import type { EndpointName, Endpoints } from './fakeEndpoints.ts';
import { homeResponse } from './factories/home.ts';
import { Refusal, type RefusalFacts } from './refusal.ts';

export interface FakeRequest<Body = unknown> {
  endpoint: EndpointName;
  /** The last part of a path such as `address/21`. */
  id: number;
  query: URLSearchParams;
  body: Body;
  headers: Headers;
  signal: AbortSignal | null;
}

type Answer<T> = T | Refusal | Promise<T | Refusal>;
export type Handler<Name extends EndpointName> = (
  request: FakeRequest<Endpoints[Name]['body']>,
) => Answer<Endpoints[Name]['answer']>;
export type Handlers = { [Name in EndpointName]?: Handler<Name> };

export interface FakeApi {
  fetch: typeof fetch;
  /** Every call that was made, in order. */
  calls: FakeRequest[];
  callsTo: <Name extends EndpointName>(name: Name) => FakeRequest<Endpoints[Name]['body']>[];
  /** Answers a call differently from now on. */
  on: (handlers: Handlers) => void;
}

/** The kitchen refuses: status false in the envelope. */
export const refuse = (facts: RefusalFacts): Refusal => new Refusal(facts);
export const networkDown = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));
/** An answer that never comes; the request can be aborted. */
export const noAnswer = ({ signal }: FakeRequest): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });

const always: Handlers = { 'GET home': () => homeResponse(), 'POST logout': () => null };

/** A network that answers from typed handlers; a call without a handler fails loudly. */
export function fakeApi(handlers: Handlers = {}): FakeApi {
  let known: Handlers = { ...always, ...handlers };
  const calls: FakeRequest[] = [];
  return {
    calls,
    callsTo: <Name extends EndpointName>(name: Name) =>
      calls.filter(({ endpoint }) => endpoint === name) as FakeRequest<Endpoints[Name]['body']>[],
    on: (more) => {
      known = { ...known, ...more };
    },
    fetch: async (input, init = {}) => {
      const request = readRequest(input, init);
      calls.push(request);
      const handler = known[request.endpoint] as ((it: FakeRequest) => unknown) | undefined;
      if (!handler) throw new Error(`No answer is faked for ${request.endpoint}.`);
      return toResponse(await handler(request));
    },
  };
}

function readRequest(input: RequestInfo | URL, init: RequestInit): FakeRequest {
  const url = new URL(input instanceof Request ? input.url : input, 'https://shop.example');
  const path = url.pathname.replace(/^\/api\//, '');
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  return {
    endpoint: `${init.method ?? 'GET'} ${path.replace(/\/\d+$/, '/:id')}` as EndpointName,
    id: Number(/\d+$/.exec(path)?.[0] ?? Number.NaN),
    query: url.searchParams,
    body,
    headers: new Headers(init.headers),
    signal: init.signal ?? null,
  };
}

function toResponse(answer: unknown): Response {
  if (answer instanceof Refusal) return answer.toResponse();
  return Response.json({ status: true, code: 200, response: answer ?? null });
}

import type { EndpointName, Endpoints } from './fakeEndpoints.ts';
import { homeResponse } from './factories/home.ts';
import { sampleWeek } from './factories/sampleWeek.ts';
import { networkDown, payload, Reply } from './replies.ts';

export interface FakeRequest<Body = unknown> {
  endpoint: EndpointName;
  /** The last part of a path such as `address/21`. */
  id: number;
  query: URLSearchParams;
  body: Body;
  headers: Headers;
  signal: AbortSignal | null;
}

type Answer<Name extends EndpointName> = Endpoints[Name]['answer'] | Reply;
export type Handler<Name extends EndpointName> = (
  request: FakeRequest<Endpoints[Name]['body']>,
) => Answer<Name> | Promise<Answer<Name>>;
export type Handlers = { [Name in EndpointName]?: Handler<Name> | Answer<Name> | undefined };

export interface FakeApi {
  fetch: typeof fetch;
  /** Every call that was made, in order. */
  calls: FakeRequest[];
  callsTo: <Name extends EndpointName>(name: Name) => FakeRequest<Endpoints[Name]['body']>[];
  /** Answers a call differently from now on. */
  on: (handlers: Handlers) => void;
}

/** Answers one after the other; the last one stays. */
export function inTurn<T extends readonly unknown[]>(...answers: T): () => T[number] {
  let turn = 0;
  return () => answers[Math.min(turn++, answers.length - 1)];
}

const always: Handlers = {
  'GET home': () => homeResponse(),
  'GET sample-week': () => sampleWeek(),
  'POST logout': () => null,
};
const unanswered: string[] = [];

// The storefront handles a failed call, so the test has to be notified in another way.
afterEach(() => {
  const names = unanswered.splice(0);
  if (names.length > 0) throw new Error(`No answer is faked for ${names.join(', ')}.`);
});

/** The id in a path, at its end or before a word. */
const ID = /\/(\d+)(?=\/|$)/;

/** A network that gives the configured answers; a call without one fails the test. */
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
    fetch: (input, init = {}) => {
      const request = readRequest(input, init);
      calls.push(request);
      return abortable(answerTo(known[request.endpoint], request), request.signal);
    },
  };
}

async function answerTo(handler: unknown, request: FakeRequest): Promise<Response> {
  if (handler === undefined) {
    unanswered.push(request.endpoint);
    return networkDown().respond();
  }
  const answer = isFunction(handler) ? await handler(request) : handler;
  return (answer instanceof Reply ? answer : payload(answer)).respond();
}

function isFunction(handler: unknown): handler is (request: FakeRequest) => unknown {
  return typeof handler === 'function';
}

function abortable(answer: Promise<Response>, signal: AbortSignal | null): Promise<Response> {
  const aborted = new Promise<never>((_resolve, reject) => {
    const abort = () => reject(new DOMException('Aborted', 'AbortError'));
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort);
  });
  return Promise.race([aborted, answer]);
}

function readRequest(input: RequestInfo | URL, init: RequestInit): FakeRequest {
  const url = new URL(input instanceof Request ? input.url : input, 'https://shop.example');
  const path = url.pathname.replace(/^\/api\//, '');
  const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
  return {
    endpoint:
      `${init.method ?? 'GET'} ${path.replace(new RegExp(ID, 'g'), '/:id')}` as EndpointName,
    id: Number(ID.exec(path)?.[1] ?? Number.NaN),
    query: url.searchParams,
    body,
    headers: new Headers(init.headers),
    signal: init.signal ?? null,
  };
}

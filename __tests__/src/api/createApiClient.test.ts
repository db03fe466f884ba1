import { CANCEL } from 'redux-saga';
import { ApiError, type ApiErrorFacts } from '../../../src/api/ApiError.ts';
import type { ApiRequest } from '../../../src/api/client.ts';
import { createApiClient } from '../../../src/api/createApiClient.ts';
import { homeResponse } from '../../support/factories/home.ts';
import { fakeApi, inTurn, type Handlers } from '../../support/fakeApi.ts';
import { HeldReply, networkDown, noAnswer, payload, raw, refuse } from '../../support/replies.ts';

const getHome: ApiRequest<unknown> = { method: 'GET', path: 'home', parse: (response) => response };

interface Asker {
  locale: string;
  token: string | null;
}
const noura: Asker = { locale: 'ar', token: 'token-of-noura' };

function setUp(handlers: Handlers = {}, asker = noura) {
  const api = fakeApi(handlers);
  const client = createApiClient({
    baseUrl: '/api',
    fetch: api.fetch,
    locale: () => asker.locale,
    token: () => asker.token,
    timeoutMs: 20_000,
  });
  return { api, client };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiErrorFacts> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error.facts;
  throw new Error('The client threw no ApiError.', { cause: error });
}

describe('a request', () => {
  it('carries the language, an empty API key, JSON and the token', async () => {
    const { api, client } = setUp();
    await client.request(getHome).send();
    expect(Object.fromEntries(api.calls[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      locale: 'ar',
      'x-api-key': '',
      authorization: 'Bearer token-of-noura',
    });
  });

  it('carries no token for a guest', async () => {
    const { api, client } = setUp({}, { ...noura, token: null });
    await client.request(getHome).send();
    expect(api.calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('carries its query and its body', async () => {
    const { api, client } = setUp({ 'POST logout': null });
    const parse = () => null;
    const query = { cart_item_id: 31, note: 'a&b' };
    await client.request({ method: 'POST', path: 'logout', query, body: { a: 1 }, parse }).send();
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({
      cart_item_id: '31',
      note: 'a&b',
    });
    expect(api.calls[0]?.body).toEqual({ a: 1 });
  });

  it('returns what the parser makes of the payload', async () => {
    const { client } = setUp({ 'POST logout': null });
    const parse = (response: unknown) => ({ was: response });
    await expect(client.request({ method: 'POST', path: 'logout', parse }).send()).resolves.toEqual(
      {
        was: null,
      },
    );
  });
});

describe('a failure', () => {
  it('reports the server’s refusal', async () => {
    const { client } = setUp({
      'GET home': refuse({
        code: 422,
        error: 'validation_failed',
        message: 'تحقق من بياناتك.',
        errors: { email: ['مستخدم.', 'غير صحيح.'] },
      }),
    });
    expect(await failureOf(client.request(getHome).send())).toMatchObject({
      kind: 'http',
      code: 422,
      error: 'validation_failed',
      serverMessage: 'تحقق من بياناتك.',
      errors: { email: ['مستخدم.', 'غير صحيح.'] },
    });
  });

  it('is a refusal when status is false under HTTP 200', async () => {
    const { client } = setUp({ 'GET home': refuse({ code: 409, httpStatus: 200 }) });
    expect(await failureOf(client.request(getHome).send())).toMatchObject({
      kind: 'refused',
      code: 409,
    });
  });

  it.each([
    ['HTTP 401', refuse({ code: 401 })],
    ['HTTP 401 under another code', refuse({ code: 403, httpStatus: 401 })],
    ['code 401 in the body', refuse({ code: 401, httpStatus: 200 })],
    ['code 401 under status true', raw('{"status":true,"code":401,"response":null}')],
    ['HTTP 401 without an envelope', raw('<html></html>', 401)],
  ])('means an invalid session: %s', async (_name, reply) => {
    const { client } = setUp({ 'GET home': reply });
    const error: unknown = await client
      .request(getHome)
      .send()
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ sessionInvalid: true });
  });

  it.each([
    ['a page in place of the envelope', raw('<html></html>'), 'malformed', 200],
    ['an answer without status', raw('{"response":{}}'), 'malformed', 200],
    ['nothing at all', raw(''), 'malformed', 200],
    ['a proxy’s page', raw('<html>Bad gateway</html>', 502), 'http', 502],
    ['no network', networkDown(), 'network', 0],
  ] as const)('is a failure of its own kind: %s', async (_name, reply, kind, code) => {
    const { client } = setUp({ 'GET home': reply });
    expect(await failureOf(client.request(getHome).send())).toMatchObject({ kind, code });
  });

  it('is a malformed answer when the mapper cannot read it', async () => {
    const { client } = setUp({ 'POST logout': null });
    const parse = (response: unknown) => (response as { name: string }).name;
    const request = client.request({ method: 'POST', path: 'logout', parse }).send();
    expect(await failureOf(request)).toMatchObject({ kind: 'malformed' });
  });

  it('carries the pause that the server asks for, and its reference', async () => {
    const { client } = setUp({
      'GET home': refuse({ code: 429, retryAfter: 30, reference: 'R-7' }),
    });
    expect(await failureOf(client.request(getHome).send())).toMatchObject({
      code: 429,
      retryAfter: 30,
      reference: 'R-7',
    });
  });

  it('drops field errors that are no lists of texts', async () => {
    const body = {
      status: false,
      code: 422,
      response: { errors: { email: 'x', phone: [1, 'y'] } },
    };
    const { client } = setUp({ 'GET home': raw(JSON.stringify(body), 422) });
    expect((await failureOf(client.request(getHome).send())).errors).toEqual({
      email: [],
      phone: ['y'],
    });
  });
});

describe('giving up', () => {
  it('aborts the request when its saga is cancelled', async () => {
    const { api, client } = setUp({ 'GET home': noAnswer() });
    const request = client.request(getHome).send();
    request[CANCEL]?.();
    expect(await failureOf(request)).toMatchObject({ kind: 'cancelled' });
    expect(api.calls[0]?.signal?.aborted).toBe(true);
  });

  it('aborts the request after its time', async () => {
    jest.useFakeTimers();
    const { api, client } = setUp({ 'GET home': noAnswer() });
    const failure = failureOf(client.request(getHome).send());
    jest.advanceTimersByTime(19_999);
    expect(api.calls[0]?.signal?.aborted).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await failure).toMatchObject({ kind: 'timeout' });
    expect(api.calls[0]?.signal?.aborted).toBe(true);
    jest.useRealTimers();
  });

  it('leaves no timer behind', async () => {
    jest.useFakeTimers();
    const { client } = setUp();
    await client.request(getHome).send();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

describe('an answer that was asked for ahead', () => {
  const first = homeResponse({ content: [] });
  const second = homeResponse();
  const answers = () => ({ 'GET home': inTurn(payload(first), payload(second)) });

  afterEach(() => jest.useRealTimers());

  it('is used without another request, and once', async () => {
    const { api, client } = setUp(answers());
    client.request(getHome).ahead();
    client.request(getHome).ahead();
    expect(await client.request(getHome).send()).toEqual(first);
    expect(api.calls).toHaveLength(1);
    expect(await client.request(getHome).send()).toEqual(second);
  });

  it('is waited for while it is pending', async () => {
    const held = new HeldReply(payload(first));
    const { api, client } = setUp({ 'GET home': held });
    client.request(getHome).ahead();
    const answer = client.request(getHome).send();
    held.release();
    expect(await answer).toEqual(first);
    expect(api.calls).toHaveLength(1);
  });

  it('is asked for again after five seconds', async () => {
    jest.useFakeTimers();
    const { client } = setUp(answers());
    client.request(getHome).ahead();
    jest.advanceTimersByTime(5001);
    expect(await client.request(getHome).send()).toEqual(second);
  });

  it.each([
    ['did not come', networkDown()],
    ['was a refusal', refuse({ code: 503 })],
  ])('is asked for again when it %s', async (_name, reply) => {
    const { client } = setUp({ 'GET home': inTurn(reply, payload(second)) });
    client.request(getHome).ahead();
    expect(await client.request(getHome).send()).toEqual(second);
  });

  it.each([
    ['a customer who logged in later', { token: 'token-of-fahad' }],
    ['a guest, after the logout', { token: null }],
    ['the other language', { locale: 'en' }],
  ])('is not used for %s', async (_name, change) => {
    const now = { ...noura };
    const { client } = setUp(answers(), now);
    client.request(getHome).ahead();
    Object.assign(now, change);
    expect(await client.request(getHome).send()).toEqual(second);
  });

  it('is not used after a change, even one that was pending at the time', async () => {
    const change: ApiRequest<unknown> = { method: 'POST', path: 'logout', parse: () => null };
    const held = new HeldReply(payload(null));
    const { client } = setUp({ ...answers(), 'POST logout': held });
    const changed = client.request(change).send();
    client.request(getHome).ahead();
    held.release();
    await changed;
    expect(await client.request(getHome).send()).toEqual(second);
  });

  it('goes nowhere when its saga is cancelled', async () => {
    const { api, client } = setUp({ 'GET home': inTurn(networkDown(), payload(second)) });
    client.request(getHome).ahead();
    const request = client.request(getHome).send();
    request[CANCEL]?.();
    expect(await failureOf(request)).toMatchObject({ kind: 'cancelled' });
    expect(api.calls.slice(1).every(({ signal }) => signal?.aborted)).toBe(true);
  });
});

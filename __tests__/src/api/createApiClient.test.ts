import { CANCEL } from 'redux-saga';
import { ApiError, type ApiErrorFacts } from '../../../src/api/ApiError.ts';
import type { ApiRequest } from '../../../src/api/client.ts';
import { createApiClient } from '../../../src/api/createApiClient.ts';
import { fakeApi, type Handlers } from '../../support/fakeApi.ts';
import { networkDown, noAnswer, raw, refuse } from '../../support/replies.ts';

const getHome: ApiRequest<unknown> = { method: 'GET', path: 'home', parse: (response) => response };

function setUp(handlers: Handlers = {}, token: string | null = 'token-of-noura') {
  const api = fakeApi(handlers);
  const client = createApiClient({
    baseUrl: '/api',
    fetch: api.fetch,
    locale: () => 'ar',
    token: () => token,
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
    await client.request(getHome);
    expect(Object.fromEntries(api.calls[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      locale: 'ar',
      'x-api-key': '',
      authorization: 'Bearer token-of-noura',
    });
  });

  it('carries no token for a guest', async () => {
    const { api, client } = setUp({}, null);
    await client.request(getHome);
    expect(api.calls[0]?.headers.has('authorization')).toBe(false);
  });

  it('carries its query and its body', async () => {
    const { api, client } = setUp({ 'POST logout': null });
    const parse = () => null;
    const query = { cart_item_id: 31, note: 'a&b' };
    await client.request({ method: 'POST', path: 'logout', query, body: { a: 1 }, parse });
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({
      cart_item_id: '31',
      note: 'a&b',
    });
    expect(api.calls[0]?.body).toEqual({ a: 1 });
  });

  it('answers what the mapper makes of the payload', async () => {
    const { client } = setUp({ 'POST logout': null });
    const parse = (response: unknown) => ({ was: response });
    await expect(client.request({ method: 'POST', path: 'logout', parse })).resolves.toEqual({
      was: null,
    });
  });
});

describe('a failure', () => {
  it('says what the server refused', async () => {
    const { client } = setUp({
      'GET home': refuse({
        code: 422,
        error: 'validation_failed',
        message: 'تحقق من بياناتك.',
        errors: { email: ['مستخدم.', 'غير صحيح.'] },
      }),
    });
    expect(await failureOf(client.request(getHome))).toMatchObject({
      kind: 'http',
      code: 422,
      error: 'validation_failed',
      serverMessage: 'تحقق من بياناتك.',
      errors: { email: ['مستخدم.', 'غير صحيح.'] },
    });
  });

  it('is a refusal when status is false under HTTP 200', async () => {
    const { client } = setUp({ 'GET home': refuse({ code: 409, httpStatus: 200 }) });
    expect(await failureOf(client.request(getHome))).toMatchObject({ kind: 'refused', code: 409 });
  });

  it.each([
    ['HTTP 401', refuse({ code: 401 })],
    ['HTTP 401 under another code', refuse({ code: 403, httpStatus: 401 })],
    ['code 401 in the body', refuse({ code: 401, httpStatus: 200 })],
    ['code 401 under status true', raw('{"status":true,"code":401,"response":null}')],
    ['HTTP 401 without an envelope', raw('<html></html>', 401)],
  ])('means an invalid session: %s', async (_name, reply) => {
    const { client } = setUp({ 'GET home': reply });
    const error: unknown = await client.request(getHome).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ sessionInvalid: true });
  });

  it.each([
    ['a page in place of the envelope', raw('<html></html>'), 'malformed', 200],
    ['an answer without status', raw('{"response":{}}'), 'malformed', 200],
    ['nothing at all', raw(''), 'malformed', 200],
    ['a proxy’s page', raw('<html>Bad gateway</html>', 502), 'http', 502],
    ['no network', networkDown(), 'network', 0],
  ] as const)('is told apart: %s', async (_name, reply, kind, code) => {
    const { client } = setUp({ 'GET home': reply });
    expect(await failureOf(client.request(getHome))).toMatchObject({ kind, code });
  });

  it('is a malformed answer when the mapper cannot read it', async () => {
    const { client } = setUp({ 'POST logout': null });
    const parse = (response: unknown) => (response as { name: string }).name;
    const request = client.request({ method: 'POST', path: 'logout', parse });
    expect(await failureOf(request)).toMatchObject({ kind: 'malformed' });
  });

  it('carries the pause that the server asks for, and its reference', async () => {
    const { client } = setUp({
      'GET home': refuse({ code: 429, retryAfter: 30, reference: 'R-7' }),
    });
    expect(await failureOf(client.request(getHome))).toMatchObject({
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
    expect((await failureOf(client.request(getHome))).errors).toEqual({ email: [], phone: ['y'] });
  });
});

describe('giving up', () => {
  it('aborts the request when its saga is cancelled', async () => {
    const { api, client } = setUp({ 'GET home': noAnswer() });
    const request = client.request(getHome);
    request[CANCEL]?.();
    expect(await failureOf(request)).toMatchObject({ kind: 'cancelled' });
    expect(api.calls[0]?.signal?.aborted).toBe(true);
  });

  it('aborts the request after its time', async () => {
    jest.useFakeTimers();
    const { api, client } = setUp({ 'GET home': noAnswer() });
    const failure = failureOf(client.request(getHome));
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
    await client.request(getHome);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

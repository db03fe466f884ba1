import { CheckoutRefused } from '../../../src/payment/checkoutResponse.ts';
import { sealEnvelope } from '../../../src/payment/envelope.ts';
import { GatewayUnreachable, TIMEOUT_MS } from '../../../server/payments/gatewayHttp.ts';
import { RETRY_BUDGETS } from '../../../server/payments/paymentContext.ts';
import { providerClient } from '../../../server/payments/providerClient.ts';
import { CHECKOUT, TEST_GATEWAY } from '../../support/sandboxGateway.ts';

const now = new Date('2026-11-21T08:00:00Z');
const order = {
  amount: 45_000,
  orderReferenceNumber: CHECKOUT.orderReferenceNumber,
  payableId: 1001,
  language: 'en' as const,
  payer: { name: 'Noura', email: 'noura@example.com', mobile: null },
  responseUrl: CHECKOUT.responseUrl,
  failureUrl: CHECKOUT.failureUrl,
  webhookUrl: null,
};
const paid = {
  status: true,
  data: { status: 'SUCCESSFUL', amount: '45.000', PaymentID: 100424210000015649 },
};

let waits: number[];
let turns: number;
let fetchMock: jest.SpyInstance<Promise<Response>, Parameters<typeof fetch>>;
const client = () =>
  providerClient({
    gateway: TEST_GATEWAY,
    clock: () => now,
    mayEnquire: () => Promise.resolve(turns-- > 0),
    wait: (ms) => {
      waits.push(ms);
      return Promise.resolve();
    },
  });

function answers(...responses: (Response | Error)[]): void {
  for (const response of responses) {
    if (response instanceof Error) fetchMock.mockRejectedValueOnce(response);
    else fetchMock.mockResolvedValueOnce(response);
  }
}

function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

beforeEach(() => {
  waits = [];
  turns = 99;
  fetchMock = jest.spyOn(globalThis, 'fetch');
  fetchMock.mockRejectedValue(new Error('No answer was prepared.'));
});

describe('checkout', () => {
  test('sends the access code and answers the hosted page', async () => {
    const success = { status: true, response: { data: 'a+b' }, token: '15698306777257' };
    answers(new Response(sealEnvelope(success, TEST_GATEWAY)));
    expect(await client().checkout(order, new AbortController().signal)).toEqual({
      paymentUrl: 'http://gateway.test/payment?data=a%2Bb',
      paymentToken: '15698306777257',
    });
    expect(fetchMock).toHaveBeenCalledWith(
      'http://gateway.test/checkout',
      expect.objectContaining({
        method: 'POST',
        redirect: 'manual',
        headers: {
          accessCode: TEST_GATEWAY.accessCode,
          Accept: 'application/json',
          'Content-Type': 'application/json',
        },
      }),
    );
  });

  test.each<[string, Response | Error]>([
    ['a failed connection', new TypeError('fetch failed')],
    ['a time-out', new DOMException('timed out', 'TimeoutError')],
    ['a redirect', new Response(null, { status: 302, headers: { location: 'http://other.test' } })],
  ])('%s ends it: the POST is never repeated', async (_fault, answer) => {
    answers(answer);
    await expect(client().checkout(order, new AbortController().signal)).rejects.toBeInstanceOf(
      GatewayUnreachable,
    );
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('a refusal carries its code', async () => {
    answers(json({ status: false, code: 503, message: 'off' }, 500));
    await expect(client().checkout(order, new AbortController().signal)).rejects.toMatchObject({
      code: 503,
    });
    answers(json({ status: false, code: 503, message: 'off' }));
    await expect(client().checkout(order, new AbortController().signal)).rejects.toBeInstanceOf(
      CheckoutRefused,
    );
  });
});

describe('enquire', () => {
  const enquire = () => client().enquire('SUB-1', RETRY_BUDGETS.background);

  test('reads the transactions, with every digit of the ids', async () => {
    fetchMock.mockReset();
    answers(
      new Response('{"status":true,"data":{"status":"SUCCESSFUL","PaymentID":100424210000015649}}'),
    );
    expect(await enquire()).toMatchObject({
      kind: 'found',
      transactions: [{ state: 'successful', paymentId: '100424210000015649' }],
    });
    expect(fetchMock.mock.calls[0]?.[0]).toBe(
      'http://gateway.test/api/transaction/SUB-1?isOrderReference=1',
    );
  });

  test.each([
    ['404', () => new Response('<h1>none</h1>', { status: 404 })],
    ['the words', () => json({ status: false, message: 'Transaction not found' })],
  ])('not found by %s', async (_form, answer) => {
    answers(answer());
    expect(await enquire()).toEqual({ kind: 'not_found' });
  });

  test.each<[string, Response | Error]>([
    ['HTTP 500', new Response('<h1>Server Error</h1>', { status: 500 })],
    ['a failed connection', new TypeError('fetch failed')],
    ['HTTP 500 that shows a payment', json(paid, 500)],
    ['a page of HTML', new Response('<h1>Hello</h1>')],
    ['a refused access code', json({ status: false, code: 501, message: 'Authentication failed' })],
  ])('%s is asked again', async (_fault, answer) => {
    answers(answer, json(paid));
    expect(await enquire()).toMatchObject({ kind: 'found' });
    expect(waits).toEqual([500]);
  });

  test.each([
    ['2', 2_000],
    ['Sat, 21 Nov 2026 08:00:05 GMT', 5_000],
    ['3600', 30_000],
    ['soon', 500],
  ])('Retry-After: %s', async (header, wait) => {
    answers(json({}, 429, { 'retry-after': header }), json(paid));
    expect(await enquire()).toMatchObject({ kind: 'found' });
    expect(waits).toEqual([wait]);
  });

  test('gives up after its tries, and at once when the wait is longer than its budget', async () => {
    answers(json({}, 500), json({}, 500), json({}, 500));
    expect(await enquire()).toEqual({ kind: 'unavailable', retryAfterMs: null });
    expect(waits).toEqual([500, 1_000]);
    answers(json({}, 429, { 'retry-after': '20' }));
    const hurried = client().enquire('SUB-1', RETRY_BUDGETS.submission);
    expect(await hurried).toEqual({ kind: 'unavailable', retryAfterMs: 20_000 });
    expect(waits).toHaveLength(2);
  });

  test('has no budget left for the answer after a wait that takes all of it', async () => {
    answers(json({}, 500), json(paid));
    const exhausted = client().enquire('SUB-1', { tries: 3, budgetMs: 500, share: 30 });
    expect(await exhausted).toMatchObject({ kind: 'unavailable' });
    expect(waits).toEqual([]);
  });

  test.each([
    [2_000, 2_000],
    [60_000, TIMEOUT_MS],
  ])('with %d ms, one answer may take %d ms', async (budgetMs, allowed) => {
    const timeout = jest.spyOn(AbortSignal, 'timeout');
    answers(json(paid));
    await client().enquire('SUB-1', { tries: 1, budgetMs, share: 30 });
    expect(timeout).toHaveBeenCalledWith(allowed);
  });

  test('control characters and half characters are taken out of every field', async () => {
    answers(
      new Response(
        String.raw`{"data":{"status":"SUCCESSFUL\u0000","PaymentID":"1\u00002","token":"\ud8003\u001b"}}`,
      ),
    );
    expect(await enquire()).toMatchObject({
      kind: 'found',
      transactions: [{ state: 'successful', paymentId: '12', token: '3' }],
    });
  });

  test('asks nothing, and not again, while the minute has no enquiry left', async () => {
    turns = 0;
    expect(await enquire()).toEqual({ kind: 'postponed' });
    expect(fetchMock).not.toHaveBeenCalled();
    turns = 1;
    answers(json({}, 500));
    expect(await enquire()).toEqual({ kind: 'unavailable', retryAfterMs: null });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('stops waiting when the caller has gone', async () => {
    const caller = AbortSignal.abort();
    fetchMock.mockImplementation((_url, init) =>
      init?.signal?.aborted === true
        ? Promise.reject(init.signal.reason as Error)
        : Promise.resolve(json(paid)),
    );
    const budget = RETRY_BUDGETS.background;
    expect(await client().enquire('SUB-1', budget, caller)).toMatchObject({
      kind: 'unavailable',
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('follows no redirect', async () => {
    const redirect = () =>
      new Response(null, { status: 307, headers: { location: 'http://other.test' } });
    answers(redirect(), redirect(), redirect());
    expect(await enquire()).toMatchObject({ kind: 'unavailable' });
    for (const [url] of fetchMock.mock.calls) expect(url).toMatch(/^http:\/\/gateway\.test\//);
  });
});

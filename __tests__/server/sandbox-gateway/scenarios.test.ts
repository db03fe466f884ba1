import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRecord } from '../../../src/payment/exactJson.ts';
import {
  act,
  enquire,
  openReturn,
  openSession,
  returnOf,
  testSandbox,
} from '../../support/sandboxGateway.ts';

interface EnquiryAnswer {
  data: Record<string, unknown>;
  results: Record<string, unknown>[];
}

const webhookUrl = 'http://shop.test/api/payments/webhook';
let app = testSandbox();
let webhooks: Record<string, unknown>[];
let deliverWebhook: () => Promise<Response>;
let references = 0;

beforeEach(() => {
  app = testSandbox();
  webhooks = [];
  deliverWebhook = () => Promise.resolve(new Response('ok'));
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    webhooks.push(JSON.parse(textOf(init?.body)) as Record<string, unknown>);
    return deliverWebhook();
  });
});
afterEach(() => app.close());

function textOf(body: unknown): string {
  return typeof body === 'string' ? body : '';
}

function newReference(): string {
  references += 1;
  return `SUB-${references}-1-0a1b2c3d`;
}

async function pay(scenario: string, form: Record<string, string> = {}, count = '3') {
  const reference = newReference();
  const data = await openSession(app, { orderReferenceNumber: reference, webhookUrl });
  const answer = await act(app, data, { scenario, count, method: '2', ...form });
  const settled = new Promise((resolve) => setImmediate(resolve));
  await settled;
  return { reference, location: answer.headers.location, body: answer.body };
}

async function resultOf(reference: string): Promise<EnquiryAnswer> {
  return (await enquire(app, reference)).json<EnquiryAnswer>();
}

function fieldsOf(location: unknown): Record<string, unknown> {
  const { response } = openReturn(location);
  if (!isRecord(response)) throw new Error('The return has no response.');
  return response;
}

describe('the scenarios of the sandbox', () => {
  test('captured: returns to the shop with everything, and the enquiry agrees', async () => {
    const { reference, location } = await pay('captured');
    expect(returnOf(location).path).toBe('/payment');
    expect(openReturn(location)).toMatchObject({ status: true, code: 1 });
    expect(fieldsOf(location)).toMatchObject({
      resultCode: 'CAPTURED',
      amount: '45.000',
      orderReferenceNumber: reference,
      variable1: '1001',
      variable2: 'en',
      variable3: null,
      method: 2,
      paidOn: '2026-11-21 11:00:00',
    });
    const { data, results } = await resultOf(reference);
    expect(results).toEqual([data]);
    expect(data).toMatchObject({
      status: 'SUCCESSFUL',
      amount: '45.000',
      reference_number: reference,
      token: fieldsOf(location)['paymentToken'],
      PaymentID: fieldsOf(location)['paymentId'],
      payment_type: 'Visa/Mastercard',
    });
    expect(webhooks).toHaveLength(1);
  });

  test.each([
    ['captured', '0.250', '0.250'],
    ['no-charge', '0.000', '0.000'],
    ['charge-in-return', '0.250', undefined],
    ['numeric-amount', 0.25, 0.25],
  ])('%s: charges %s in the return, %s in the enquiry', async (scenario, returned, enquired) => {
    const { reference, location } = await pay(scenario);
    expect(fieldsOf(location)['administrativeCharge']).toBe(returned);
    expect((await resultOf(reference)).data['administrativeCharge']).toBe(enquired);
  });

  test.each([
    ['not-captured', {}, 'NOT CAPTURED'],
    ['cancelled', {}, 'CANCELED'],
    ['captured', { action: 'decline' }, 'NOT CAPTURED'],
    ['captured', { action: 'cancel' }, 'CANCELED'],
  ])('%s %j: returns to the failure address as %s', async (scenario, form, resultCode) => {
    const { reference, location } = await pay(scenario, form);
    expect(returnOf(location).path).toBe('/order-failed');
    expect(openReturn(location)).toMatchObject({ status: false });
    expect(fieldsOf(location)).toMatchObject({ resultCode });
    expect((await resultOf(reference)).data).toMatchObject({ status: 'FAILED' });
  });

  test('no return: the payer stays, the payment is captured, no webhook is sent', async () => {
    const { reference, location, body } = await pay('no-return');
    expect(location).toBeUndefined();
    expect(body).toContain('Close this tab');
    expect((await resultOf(reference)).data).toMatchObject({ status: 'SUCCESSFUL' });
    expect(webhooks).toEqual([]);
  });

  test('no webhook', async () => {
    expect(returnOf((await pay('no-webhook')).location).path).toBe('/payment');
    expect(webhooks).toEqual([]);
  });

  test('webhook first: the payer returns only after the shop has answered', async () => {
    let answered = false;
    deliverWebhook = async () => {
      await new Promise((resolve) => setImmediate(resolve));
      answered = true;
      return new Response('ok');
    };
    const data = await openSession(app, { webhookUrl });
    await act(app, data, { scenario: 'webhook-first' });
    expect(answered).toBe(true);
  });

  test('webhook twice, and a shop that does not answer changes nothing', async () => {
    await pay('webhook-twice');
    expect(webhooks).toHaveLength(2);
    expect(webhooks[1]).toEqual(webhooks[0]);
    deliverWebhook = () => Promise.reject(new TypeError('fetch failed'));
    expect(returnOf((await pay('captured')).location).path).toBe('/payment');
  });

  test('webhook late: not with the return, but after it', async () => {
    const arrived = new Promise<void>((resolve) => {
      deliverWebhook = () => {
        resolve();
        return Promise.resolve(new Response('ok'));
      };
    });
    const data = await openSession(app, { webhookUrl });
    await act(app, data, { scenario: 'webhook-late' });
    expect(webhooks).toEqual([]);
    await arrived;
    expect(webhooks).toHaveLength(1);
  });

  test('webhook forged: it says paid, the enquiry does not', async () => {
    const { reference, location } = await pay('webhook-forged');
    expect(webhooks).toMatchObject([{ status: 'SUCCESSFUL', reference_number: reference }]);
    expect(returnOf(location).path).toBe('/order-failed');
    expect((await resultOf(reference)).data).toMatchObject({ status: 'FAILED' });
  });

  test('enquiry pending twice, then the truth', async () => {
    const { reference } = await pay('enquiry-pending', {}, '2');
    const states = [];
    for (let enquiry = 0; enquiry < 3; enquiry += 1) {
      states.push((await resultOf(reference)).data['status']);
    }
    expect(states).toEqual(['PENDING', 'PENDING', 'SUCCESSFUL']);
  });

  test.each([
    ['enquiry-404', 404],
    ['enquiry-429', 429],
    ['enquiry-500', 500],
    ['enquiry-timeout', 200],
  ])('%s once, then the truth', async (scenario, code) => {
    const { reference } = await pay(scenario, {}, '1');
    const faulty = await enquire(app, reference);
    expect(faulty.statusCode).toBe(code);
    expect(faulty.headers['retry-after']).toBe(code === 429 ? '1' : undefined);
    expect((await resultOf(reference)).data).toMatchObject({ status: 'SUCCESSFUL' });
  });

  test('other amount', async () => {
    const { reference, location } = await pay('other-amount');
    expect(fieldsOf(location)).toMatchObject({ amount: '46.000' });
    expect((await resultOf(reference)).data).toMatchObject({ amount: '46.000' });
  });

  test('nested, zero-padded and numeric returns', async () => {
    expect(openReturn((await pay('nested')).location)).toMatchObject({
      response: { data: { resultCode: 'CAPTURED' } },
    });
    expect(fieldsOf((await pay('zero-padding')).location)).toMatchObject({
      resultCode: 'CAPTURED',
    });
    expect(fieldsOf((await pay('numeric-amount')).location)).toMatchObject({ amount: 45 });
  });

  test('token missing, in the return and in the enquiry', async () => {
    const { reference, location } = await pay('token-missing');
    expect(fieldsOf(location)).toMatchObject({ paymentToken: null });
    expect((await resultOf(reference)).data).toMatchObject({ token: null, status: 'SUCCESSFUL' });
  });

  test('replayed: a declined payment returns the data of an earlier one', async () => {
    const earlier = await pay('captured');
    const { reference, location } = await pay('replayed');
    expect(returnOf(location)).toEqual(returnOf(earlier.location));
    expect((await resultOf(reference)).data).toMatchObject({ status: 'FAILED' });
  });

  test('bit-flipped: the payment is captured, whatever the return says', async () => {
    const { reference, location } = await pay('bit-flipped');
    expect(returnOf(location).path).toBe('/payment');
    expect((await resultOf(reference)).data).toMatchObject({ status: 'SUCCESSFUL' });
  });

  test('captured twice: two transactions for one reference', async () => {
    const { results } = await resultOf((await pay('captured-twice')).reference);
    expect(results.map((result) => result['status'])).toEqual(['SUCCESSFUL', 'SUCCESSFUL']);
    expect(new Set(results.map((result) => result['token'])).size).toBe(2);
  });

  test('a reference chooses its scenario, with a count', async () => {
    const reference = 'SUB-1-1-test-enquiry-404-2';
    await act(app, await openSession(app, { orderReferenceNumber: reference }));
    const codes = [];
    for (let enquiry = 0; enquiry < 3; enquiry += 1)
      codes.push((await enquire(app, reference)).statusCode);
    expect(codes).toEqual([404, 404, 200]);
  });

  test('an enquiry needs the access code, and knows nothing that was not paid', async () => {
    const denied = await app.inject('/api/transaction/SUB-1?isOrderReference=1');
    expect(denied.json()).toMatchObject({ status: false, code: 501 });
    expect((await enquire(app, 'SUB-0')).json()).toMatchObject({
      message: 'Transaction not found',
    });
  });
});

test('sessions and transactions survive a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const journalPath = join(folder, 'journal.jsonl');
  const before = testSandbox({ journalPath });
  const open = await openSession(before, { orderReferenceNumber: 'SUB-open' });
  await act(before, await openSession(before, { orderReferenceNumber: 'SUB-paid' }));
  await before.close();
  const after = testSandbox({ journalPath });
  expect((await enquire(after, 'SUB-paid')).json<EnquiryAnswer>().results).toHaveLength(1);
  expect((await act(after, open)).statusCode).toBe(303);
  await after.close();
  rmSync(folder, { recursive: true });
});

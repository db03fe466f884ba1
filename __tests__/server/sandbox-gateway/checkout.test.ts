import { sealEnvelope } from '../../../src/payment/envelope.ts';
import { readCheckoutResponse } from '../../../src/payment/checkoutResponse.ts';
import { CHECKOUT, postCheckout, TEST_GATEWAY, testSandbox } from '../../support/sandboxGateway.ts';

const app = testSandbox();
const sealed = sealEnvelope(CHECKOUT, TEST_GATEWAY);
const headers = { accesscode: TEST_GATEWAY.accessCode };

afterAll(() => app.close());

describe('POST /checkout of the sandbox', () => {
  test.each([
    ['JSON', { payload: { data: sealed }, headers }],
    [
      'an urlencoded form',
      {
        payload: `data=${sealed}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    [
      'a multipart form',
      {
        payload: `--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n${sealed}\r\n--x--\r\n`,
        headers: { ...headers, 'content-type': 'multipart/form-data; boundary=x' },
      },
    ],
    ['a query string', { query: { data: sealed }, headers }],
  ])('takes %s', async (_form, request) => {
    const { body } = await app.inject({ method: 'POST', url: '/checkout', ...request });
    const session = readCheckoutResponse(body, TEST_GATEWAY);
    expect(session.sessionToken.length).toBeGreaterThan(40);
    expect(session.paymentToken).toMatch(/^\d{14,30}$/);
  });

  test('an unknown access code is refused with 501', async () => {
    const request = { method: 'POST' as const, url: '/checkout', payload: { data: sealed } };
    const answer = await app.inject({ ...request, headers: { accesscode: 'other' } });
    expect(answer.json()).toMatchObject({ status: false, code: 501 });
  });

  test.each(['', 'zz', 'ab'.repeat(32)])('unreadable data %p is refused with 506', async (data) => {
    const answer = await app.inject({
      method: 'POST',
      url: '/checkout',
      headers,
      payload: { data },
    });
    expect(answer.json()).toMatchObject({ status: false, code: 506 });
  });

  test('a method that is switched off is refused with 503', async () => {
    expect((await postCheckout(app, { paymentType: 9 })).json()).toMatchObject({ code: 503 });
  });

  test.each<[string, unknown]>([
    ['merchantCode', '999'],
    ['amount', '0.199'],
    ['amount', '100000.001'],
    ['amount', '1.2345'],
    ['amount', '-1.000'],
    ['currency', 'USD'],
    ['paymentType', 3],
    ['responseUrl', '/payment'],
    ['failureUrl', `http://shop.test/${'x'.repeat(200)}`],
    ['version', '1.0'],
    ['orderReferenceNumber', 'SUB_1'],
    ['orderReferenceNumber', 'x'.repeat(101)],
    ['variable3', 'x'.repeat(101)],
    ['mobile_number', '+96550012345'],
    ['webhookUrl', 'javascript:alert(1)'],
  ])('%s %p is refused with 422', async (field, value) => {
    const answer = (await postCheckout(app, { [field]: value })).json<{ data: object }>();
    expect(answer).toMatchObject({ status: false, code: 422 });
    expect(Object.keys(answer.data)).toEqual([field]);
  });

  test.each(['0.2', '100000', '45.5'])('takes the amount %s', async (amount) => {
    const { body } = await postCheckout(app, { amount });
    expect(readCheckoutResponse(body, TEST_GATEWAY).sessionToken).not.toBe('');
  });

  test('a browser of the shop may call it in direct transport', async () => {
    const answer = await app.inject({ method: 'OPTIONS', url: '/checkout' });
    expect(answer.statusCode).toBe(204);
    expect(answer.headers['access-control-allow-origin']).toBe('http://shop.test');
    expect(answer.headers['access-control-allow-headers']).toContain('accesscode');
  });
});

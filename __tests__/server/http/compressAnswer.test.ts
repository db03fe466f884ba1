import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { CustomerInfo } from '../../../src/contract/wire/customer.ts';
import { startTestApp, type TestApp } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const EMAIL = 'compressed@example.com';

describeOnDatabases('answers to a browser that takes compressed ones', (database) => {
  let testApp: TestApp;
  let customer: TestCustomer;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    customer = await signUp(testApp.app, EMAIL);
    await customer.addPlan();
    await customer.addPlan();
  });
  afterAll(() => testApp.stop());

  const ask = (path: string, accepted?: string, { token } = customer) =>
    testApp.app.inject({
      url: `/api/${path}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...(accepted === undefined ? {} : { 'accept-encoding': accepted }),
      },
    });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('come in %s as %s, with their length', async (accepted, encoding, decode) => {
    const plain = await ask('carts');
    const { headers, rawPayload } = await ask('carts', accepted);
    expect(headers).toMatchObject({
      'content-encoding': encoding,
      'content-length': String(rawPayload.length),
      vary: 'accept-encoding',
    });
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(String(decode(rawPayload))).toBe(plain.body);
  });

  it('stay as they are where that is not shorter by much', async () => {
    const newcomer = await signUp(testApp.app, 'short@example.com');
    const { headers, body } = await ask('carts', 'br', newcomer);
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({ code: 200 });
  });

  it('stay as they are with a token in them, however long', async () => {
    const { headers, body } = await testApp.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'accept-encoding': 'br' },
      payload: { email: EMAIL, password: 'Mizan2026' },
    });
    expect(body.length).toBeGreaterThan(1024);
    expect(headers['content-encoding']).toBeUndefined();
    const { response } = JSON.parse(body) as { response: CustomerInfo };
    expect(response.cart?.items).toHaveLength(2);
  });
});

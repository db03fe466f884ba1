import { act, openSession, testSandbox } from '../../support/sandboxGateway.ts';

let now = new Date('2026-11-21T08:00:00Z');
const app = testSandbox({ clock: () => now });
const page = (data: string, query = '', headers: Record<string, string> = {}) =>
  app.inject({ url: `/payment?data=${data}${query}`, headers });

beforeEach(() => {
  now = new Date('2026-11-21T08:00:00Z');
});
afterAll(() => app.close());

describe('the hosted page', () => {
  test('shows merchant, amount, chooser, the three buttons and the scenarios', async () => {
    const { body, headers } = await page(await openSession(app));
    for (const part of [
      'Mizan',
      '45.000',
      'KNET',
      'value="pay"',
      'value="decline"',
      'value="cancel"',
    ]) {
      expect(body).toContain(part);
    }
    expect(body).toContain('<details>');
    expect(body).toContain('Captured twice for one reference');
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(headers['content-security-policy']).toContain("form-action 'self' http://shop.test");
  });

  test('shows no chooser when the shop has chosen', async () => {
    const { body } = await page(await openSession(app, { paymentType: 1 }));
    expect(body).not.toContain('class="methods"');
  });

  test.each([
    ['the shop’s language', 'ar', '', {}, 'ar'],
    ['the switch', 'ar', '&lang=en', {}, 'en'],
    ['the browser', 'xx', '', { 'accept-language': 'ar-KW,ar;q=0.9' }, 'ar'],
    ['English otherwise', 'xx', '', { 'accept-language': 'fr' }, 'en'],
  ])('follows %s', async (_rule, variable2, query, headers, language) => {
    const { body } = await page(await openSession(app, { variable2 }), query, headers);
    expect(body).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  test('a used token answers 505', async () => {
    const data = await openSession(app);
    await act(app, data);
    expect((await page(data)).body).toContain('505');
    expect((await act(app, data, { action: 'cancel' })).body).toContain('505');
  });

  test('a double press gets one answer and makes one transaction', async () => {
    const data = await openSession(app);
    const [first, second] = [await act(app, data), await act(app, data)];
    expect(second.headers.location).toBe(first.headers.location);
  });

  test('an expired token and an unknown one answer 505', async () => {
    const data = await openSession(app);
    now = new Date('2026-11-21T08:15:00Z');
    expect((await page(data)).body).toContain('505');
    expect((await act(app, data)).body).toContain('505');
    expect((await page('unknown')).body).toContain('505');
  });

  test('serves its style sheet and typeface itself', async () => {
    expect((await app.inject('/sandbox.css')).headers['content-type']).toContain('text/css');
    expect((await app.inject('/fonts/arabic.woff2')).rawPayload.length).toBeGreaterThan(1_000);
  });
});

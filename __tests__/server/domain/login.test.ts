import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { ApiClient, quickSignup } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const RIGHT = 'secret2027';
/** As many as the queue holds. */
const AT_ONCE = 50;
const QUARTER_MS = 15 * 60 * 1000;

type Derived = (error: null, key: Buffer) => void;
type Derive = (name: string, cost: { message: string; nonce: Buffer }, done: Derived) => void;

const { argon2 } = jest.requireMock<{ argon2: jest.MockedFunction<Derive> }>('node:crypto');

/** Hundreds of passwords at their true cost would take a minute. */
const cheap: Derive = (_name, { message, nonce }, done) =>
  done(null, createHash('sha256').update(message).update(nonce).digest());

jest.mock('node:crypto', () => ({
  ...jest.requireActual<object>('node:crypto'),
  argon2: jest.fn(),
}));

describeOnDatabases('the door', (database) => {
  let testApp: TestApp;
  beforeAll(async () => {
    argon2.mockImplementation(cheap);
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.context.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => testApp.stop());

  async function attempt(ip: string, email: string, password = 'wrong') {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/login',
      remoteAddress: ip,
      payload: { email, password },
    });
    return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
  }

  /** A customer who has signed up, and so is known, at 198.51.100.1. */
  async function customer(): Promise<string> {
    const form = quickSignup();
    await testApp.app.inject({
      method: 'POST',
      url: '/api/quick-signup',
      remoteAddress: '198.51.100.1',
      payload: form,
    });
    return form.email;
  }

  async function statuses(count: number, tryOnce: (index: number) => ReturnType<typeof attempt>) {
    const all: number[] = [];
    while (all.length < count) {
      const tries = Array.from({ length: Math.min(AT_ONCE, count - all.length) }, (_, index) =>
        tryOnce(all.length + index),
      );
      all.push(...(await Promise.all(tries)).map(({ status }) => status));
    }
    return {
      failed: all.filter((one) => one === 422).length,
      held: all.filter((one) => one === 429).length,
    };
  }

  it('is closed to an address that tries one account after the other', async () => {
    const tried = await statuses(60, (index) =>
      attempt('203.0.113.9', `guess${index}@example.com`),
    );
    expect(tried).toEqual({ failed: 50, held: 10 });
    expect(await attempt('203.0.113.9', 'other@example.com')).toEqual({
      status: 429,
      retryAfter: '900',
    });
    expect(await attempt('203.0.113.10', 'other@example.com')).toMatchObject({ status: 422 });
    testApp.setNow(new Date(TEST_NOW.getTime() + QUARTER_MS));
    expect(await attempt('203.0.113.9', 'other@example.com')).toMatchObject({ status: 422 });
  });

  it('takes the addresses of an IPv6 network as one', async () => {
    const tried = await statuses(60, (index) =>
      attempt(`2001:db8:0:7::${index}`, `guess${index}@example.com`),
    );
    expect(tried).toEqual({ failed: 50, held: 10 });
    expect(await attempt('2001:db8:0:8::1', 'other@example.com')).toMatchObject({ status: 422 });
  });

  it('stays open to an office whose people log in with right passwords', async () => {
    const email = await customer();
    for (let count = 0; count < 12; count += 1) {
      await testApp.context.db.deleteFrom('known_addresses').execute();
      expect(await attempt('203.0.113.20', email, RIGHT)).toMatchObject({ status: 200 });
    }
    const counts = await testApp.context.db
      .selectFrom('rate_limits')
      .select('count')
      .where('key', 'like', 'login%')
      .execute();
    expect(counts).toEqual([{ count: 0 }, { count: 0 }]);
  });

  it('is closed to many addresses that try one account', async () => {
    const email = await customer();
    const tried = await statuses(30, (index) => attempt(`203.0.113.${index}`, email));
    expect(tried).toEqual({ failed: 20, held: 10 });
    expect(await attempt('203.0.113.99', email, RIGHT)).toEqual({
      status: 429,
      retryAfter: '900',
    });
  });

  it('stays open to the customer where they have logged in before, whatever strangers try', async () => {
    const email = await customer();
    await statuses(30, (index) => attempt(`203.0.113.${index}`, email));
    await statuses(51, (index) => attempt('198.51.100.1', `guess${index}@example.com`));
    expect(await attempt('198.51.100.1', email)).toMatchObject({ status: 422 });
    expect(await attempt('198.51.100.1', email, RIGHT)).toMatchObject({ status: 200 });
    expect(await attempt('203.0.113.99', email, RIGHT)).toMatchObject({ status: 429 });
  });

  it('is opened by a new password where it was set, and by nothing known before', async () => {
    const email = await customer();
    await statuses(30, (index) => attempt(`203.0.113.${index}`, email));
    const ask = (url: string, payload: object) =>
      testApp.app.inject({ method: 'POST', url, payload, remoteAddress: '203.0.113.77' });
    await ask('/api/reset-password-token', { email });
    const token = new URL(testApp.mails.at(-1)?.link ?? '').searchParams.get('token');
    await ask('/api/reset-password', {
      token,
      password: 'a new one',
      confirm_password: 'a new one',
    });
    expect(await attempt('203.0.113.77', email, 'a new one')).toMatchObject({ status: 200 });
    expect(await attempt('198.51.100.1', email, 'a new one')).toMatchObject({ status: 429 });
  });

  it('says the same of an account that does not exist', async () => {
    const tried = await statuses(30, (index) => attempt(`203.0.113.${index}`, 'no@example.com'));
    expect(tried).toEqual({ failed: 20, held: 10 });
  });

  it('hashes few passwords at once, and refuses the rest in both languages without counting them', async () => {
    const held: (() => void)[] = [];
    argon2.mockImplementation((...work) => held.push(() => cheap(...work)));
    const crowd = Array.from({ length: 54 }, (_, index) =>
      attempt(`198.18.0.${index}`, `crowd${index}@example.com`),
    );
    const clients = (['en', 'ar'] as const).map((locale) => {
      const client = new ApiClient(testApp.app);
      client.locale = locale;
      return client.refused(503, 'POST', 'login', { email: 'late@example.com', password: 'x' });
    });
    expect((await Promise.all(clients)).map(({ message }) => message)).toEqual([
      'We are very busy at this moment. Please try again in a few seconds.',
      'لدينا ضغط كبير في هذه اللحظة. يرجى المحاولة مرة أخرى بعد ثوانٍ قليلة.',
    ]);
    expect(await attempt('198.18.1.1', 'late@example.com')).toEqual({
      status: 503,
      retryAfter: '5',
    });
    const guest = new ApiClient(testApp.app);
    await guest.get('GET', 'home');
    expect(held.length).toBeLessThanOrEqual(Math.max(1, Math.min(3, availableParallelism() - 1)));
    argon2.mockImplementation(cheap);
    for (const end of held) end();
    expect((await Promise.all(crowd)).every(({ status }) => status === 422)).toBe(true);
    const rows = await testApp.context.db.selectFrom('rate_limits').select('key').execute();
    expect(rows).toHaveLength(54 * 3);
  });
});

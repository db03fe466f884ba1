import type {
  ConfirmedEmail,
  CustomerInfo,
  ProfileResponse,
  RestoredEmail,
} from '../../../src/contract/wire/customer.ts';
import { buildApp } from '../../../server/app.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { runJobs } from '../../../server/jobs.ts';
import { ApiClient, quickSignup } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const PASSWORD = 'secret2027';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

let numbers = 0;
const newEmail = () => `new${(numbers += 1)}@example.com`;

describeOnDatabases('another e-mail', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  let customer: ApiClient;
  let old: string;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    guest = new ApiClient(testApp.app);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    testApp.mails.length = 0;
    await testApp.context.db.deleteFrom('rate_limits').execute();
    const form = quickSignup();
    await guest.get('POST', 'quick-signup', form);
    old = form.email;
    customer = await logIn(old);
  });
  afterAll(() => testApp.stop());

  async function logIn(email: string, password = PASSWORD): Promise<ApiClient> {
    const client = new ApiClient(testApp.app);
    client.token = (await client.get<CustomerInfo>('POST', 'login', { email, password })).token;
    return client;
  }

  const form = (email: string, more: object = { password: PASSWORD }) => ({
    first_name: 'Mona',
    last_name: 'Al-Sabah',
    email,
    ...more,
  });

  const later = (ms: number) => testApp.setNow(new Date(TEST_NOW.getTime() + ms));
  const tokenOf = (to: string) => {
    const isLetter = (mail: Mail) => mail.to === to && mail.link !== undefined;
    const { link = '' } = testApp.mails.findLast(isLetter) ?? {};
    return new URL(link).searchParams.get('token') ?? '';
  };
  const confirm = (token: string) => guest.get<ConfirmedEmail>('POST', 'confirm-email', { token });

  async function change(email: string): Promise<void> {
    await customer.get('PUT', 'profile', form(email));
    await confirm(tokenOf(email));
  }

  it('needs the password', async () => {
    const email = newEmail();
    const { errors } = await customer.refused(422, 'PUT', 'profile', form(email, {}));
    expect(errors).toEqual({
      password: ['Changing the email needs the password of the account too.'],
    });
    const wrong = form(email, { password: 'wrong' });
    const refusal = await customer.refused(422, 'PUT', 'profile', wrong);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['password']);
    const { profile } = await customer.get<ProfileResponse>('GET', 'profile');
    expect(profile).toMatchObject({ first_name: 'Sara', email: old });
    expect(testApp.mails).toEqual([]);
  });

  it('takes no more than ten wrong passwords', async () => {
    for (let count = 0; count < 10; count += 1) {
      await customer.refused(422, 'PUT', 'profile', form(newEmail(), { password: 'wrong' }));
    }
    await customer.refused(429, 'PUT', 'profile', form(newEmail()));
  });

  it('waits until the link that is mailed to it is opened', async () => {
    const email = newEmail();
    const waiting = await customer.get<ProfileResponse>(
      'PUT',
      'profile',
      form(` ${email.toUpperCase()} `),
    );
    expect(waiting.profile).toMatchObject({ first_name: 'Mona', email: old });
    expect(waiting.email_change).toEqual({ email, expires_at: '2027-01-13T07:00:00.000Z' });
    expect(await customer.get('GET', 'profile')).toEqual(waiting);
    expect(testApp.mails).toEqual([
      expect.objectContaining({ to: email, subject: 'Confirm your new email' }),
    ]);
    await logIn(old);
    await guest.refused(422, 'POST', 'login', { email, password: PASSWORD });

    expect(await confirm(tokenOf(email))).toEqual({ customer_id: waiting.profile.id, email });
    const { profile, email_change } = await customer.get<ProfileResponse>('GET', 'profile');
    expect([profile.email, email_change]).toEqual([email, null]);
    await logIn(email);
    await guest.refused(422, 'POST', 'login', { email: old, password: PASSWORD });
  });

  it('a link that is opened again answers the same, and changes nothing more', async () => {
    const email = newEmail();
    await change(email);
    const after = testApp.mails.length;
    expect(await confirm(tokenOf(email))).toMatchObject({ email });
    expect(testApp.mails).toHaveLength(after);
  });

  it('ends the sessions but the one that asked, and reset links to the former e-mail', async () => {
    const email = newEmail();
    await guest.get('POST', 'reset-password-token', { email: old });
    const reset = {
      token: tokenOf(old),
      password: 'a better one',
      confirm_password: 'a better one',
    };
    const elsewhere = await logIn(old);
    await change(email);
    await elsewhere.refused(401, 'GET', 'profile');
    await customer.get('GET', 'profile');
    await guest.refused(422, 'POST', 'reset-password', reset);
  });

  it.each([
    [24 * HOUR_MS - 1, 200],
    [24 * HOUR_MS, 422],
  ])('%d ms later the link answers %d', async (ms, code) => {
    const email = newEmail();
    await customer.get('PUT', 'profile', form(email));
    later(ms);
    const token = tokenOf(email);
    expect(await guest.call('POST', 'confirm-email', { token })).toMatchObject({ code });
    const { email_change } = await customer.get<ProfileResponse>('GET', 'profile');
    expect(email_change).toBeNull();
  });

  it('is mailed again by a new link, and can be given up', async () => {
    const email = newEmail();
    await customer.get('PUT', 'profile', form(email));
    const first = tokenOf(email);
    await customer.get('POST', 'email-change');
    const second = tokenOf(email);
    expect(second).not.toBe(first);
    await guest.refused(422, 'POST', 'confirm-email', { token: first });
    expect(await customer.get('DELETE', 'email-change')).toEqual({ email_change: null });
    const refusal = await guest.refused(422, 'POST', 'confirm-email', { token: second });
    expect(refusal.error).toBe('email_link_invalid');
    await customer.refused(404, 'POST', 'email-change');
  });

  it('is mailed five times an hour at most, from any address', async () => {
    const email = newEmail();
    await customer.get('PUT', 'profile', form(email));
    for (let count = 0; count < 4; count += 1) await customer.get('POST', 'email-change');
    await customer.refused(429, 'POST', 'email-change');
    expect(testApp.mails).toHaveLength(5);
    const other = quickSignup();
    await guest.get('POST', 'quick-signup', other);
    const stranger = await logIn(other.email);
    await stranger.refused(429, 'PUT', 'profile', form(email));
  });

  it('that another customer registered meanwhile is refused, and given up', async () => {
    const email = newEmail();
    await customer.get('PUT', 'profile', form(email));
    await guest.get('POST', 'quick-signup', quickSignup({ email }));
    const refusal = await guest.refused(409, 'POST', 'confirm-email', { token: tokenOf(email) });
    expect(refusal).toEqual({
      error: 'email_taken_meanwhile',
      message: 'Another account has this email by now. The email of your account stays as it is.',
    });
    const { profile, email_change } = await customer.get<ProfileResponse>('GET', 'profile');
    expect([profile.email, email_change]).toEqual([old, null]);
  });

  it('goes to one of two customers who confirm it at once', async () => {
    const email = newEmail();
    await customer.get('PUT', 'profile', form(email));
    const first = tokenOf(email);
    const other = quickSignup();
    await guest.get('POST', 'quick-signup', other);
    await (await logIn(other.email)).get('PUT', 'profile', form(email));
    const tokens = [first, tokenOf(email)];
    const codes = await Promise.all(
      tokens.map(async (token) => (await guest.call('POST', 'confirm-email', { token })).code),
    );
    expect(codes.sort()).toEqual([200, 409]);
  });

  describe('the link that undoes it', () => {
    const restore = (token: string) => guest.get<RestoredEmail>('POST', 'restore-email', { token });

    it('is mailed to the former e-mail, in the language of the request', async () => {
      customer.locale = 'ar';
      await change(newEmail());
      const mail = testApp.mails.at(-1);
      expect(mail).toMatchObject({ to: old, subject: 'تم تغيير البريد الإلكتروني لحسابك' });
      expect(mail?.html).toContain('<html lang="ar" dir="rtl" ');
    });

    it('restores it, ends every session and the password, and sets a new one', async () => {
      const email = newEmail();
      await change(email);
      const { email: restored, reset_token: token } = await restore(tokenOf(old));
      expect(restored).toBe(old);
      await customer.refused(401, 'GET', 'profile');
      await guest.refused(422, 'POST', 'login', { email, password: PASSWORD });
      await guest.refused(422, 'POST', 'login', { email: old, password: PASSWORD });
      const reset = { token, password: 'a better one', confirm_password: 'a better one' };
      await guest.get('POST', 'reset-password', reset);
      await logIn(old, 'a better one');
      const again = await guest.refused(422, 'POST', 'restore-email', { token: tokenOf(old) });
      expect(again.error).toBe('email_link_invalid');
    });

    it('undoes every later change too, and invalidates their links', async () => {
      const [second, third] = [newEmail(), newEmail()];
      await change(second);
      const first = tokenOf(old);
      await change(third);
      const later = tokenOf(second);
      await customer.get('PUT', 'profile', form(newEmail()));
      expect(await restore(first)).toMatchObject({ email: old });
      await guest.refused(422, 'POST', 'restore-email', { token: later });
      const rows = testApp.context.db.selectFrom('account_mails').select('kind');
      const left = await rows.where('email', 'in', [old, second, third]).execute();
      expect(left).toEqual([]);
    });

    it('stays for the first owner, when a later owner uses theirs', async () => {
      const second = newEmail();
      await change(second);
      const first = tokenOf(old);
      await change(newEmail());
      expect(await restore(tokenOf(second))).toMatchObject({ email: second });
      expect(await restore(first)).toMatchObject({ email: old });
    });

    it('cannot be closed by registering the former e-mail', async () => {
      await change(newEmail());
      const form = quickSignup({ email: old });
      const { errors } = await guest.refused(422, 'POST', 'quick-signup', form);
      expect(errors).toEqual({ email: ['An account with this email already exists.'] });
      later(7 * DAY_MS);
      await guest.get('POST', 'quick-signup', form);
    });

    it.each([
      [7 * DAY_MS - 1, 200],
      [7 * DAY_MS, 422],
    ])('%d ms later it answers %d', async (ms, code) => {
      await change(newEmail());
      later(ms);
      const token = tokenOf(old);
      expect(await guest.call('POST', 'restore-email', { token })).toMatchObject({ code });
    });
  });

  it('the database holds no link', async () => {
    const email = newEmail();
    await change(email);
    const rows = await testApp.context.db.selectFrom('account_mails').selectAll().execute();
    for (const to of [old, email]) expect(JSON.stringify(rows)).not.toContain(tokenOf(to));
  });

  it('is mailed later where the mail server is away, and loses nothing', async () => {
    const email = newEmail();
    const send = () => Promise.reject(new Error('no mail server'));
    const context = { ...testApp.context, mailer: { destination: 'nowhere', send } };
    const app = await buildApp({ ...context, storefrontDir: null });
    const client = new ApiClient(app);
    client.token = customer.token;
    const answer = await client.get<ProfileResponse>('PUT', 'profile', form(email));
    expect(answer.email_change).toMatchObject({ email });
    await app.close();
    expect(testApp.mails).toEqual([]);
    later(5 * 60 * 1000);
    await runJobs(testApp.app.payments);
    await confirm(tokenOf(email));
  });
});

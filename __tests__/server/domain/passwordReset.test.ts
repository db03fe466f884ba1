import { buildApp } from '../../../server/app.ts';
import { requestPasswordReset } from '../../../server/domain/passwordReset.ts';
import { ApiError } from '../../../server/errors/ApiError.ts';
import { ApiClient, newCustomer, quickSignup } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE_MS = 60 * 1000;
const OLD = 'secret2027';
const NEW = 'a better one';
const REFUSED = {
  error: 'reset_link_invalid',
  message:
    'This link is no longer valid: it was used, has expired, or the password has been changed since. Please request a new link.',
};

describeOnDatabases('a forgotten password', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    guest = new ApiClient(testApp.app);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    testApp.mails.length = 0;
    await testApp.context.db.deleteFrom('rate_limits').execute();
  });
  afterAll(() => testApp.stop());

  async function signUp(): Promise<string> {
    const form = quickSignup();
    await guest.get('POST', 'quick-signup', form);
    return form.email;
  }

  async function requestToken(email: string, client = guest): Promise<string> {
    await client.get('POST', 'reset-password-token', { email });
    return tokenOf(testApp.mails.at(-1)?.text);
  }

  const reset = (token: string, password = NEW) => ({
    token,
    password,
    confirm_password: password,
  });

  it('is set through a mailed link', async () => {
    const email = await signUp();
    const token = await requestToken(` ${email.toUpperCase()}`);
    expect(testApp.mails).toEqual([
      expect.objectContaining({
        to: email,
        subject: 'Set a new password',
        link: `http://localhost:4000/reset-password?token=${token}`,
      }),
    ]);
    expect(await guest.get('POST', 'reset-password', reset(token))).toEqual({});
    expect(testApp.mails.at(-1)).toMatchObject({ to: email, subject: 'Your password was changed' });
    await guest.refused(422, 'POST', 'login', { email, password: OLD });
    await guest.get('POST', 'login', { email, password: NEW });
  });

  it('mails in the language of the page, right to left in Arabic', async () => {
    const arabic = new ApiClient(testApp.app);
    arabic.locale = 'ar';
    await requestToken(await signUp(), arabic);
    const [mail] = testApp.mails;
    expect(mail?.subject).toBe('تعيين كلمة مرور جديدة');
    expect(mail?.text).toContain('مرحبًا \u2068Sara\u2069،');
    expect(mail?.html).toContain('<html lang="ar" dir="rtl" ');
  });

  it('says that an e-mail has no account, under the field', async () => {
    const refusal = await guest.refused(422, 'POST', 'reset-password-token', {
      email: 'nobody@example.com',
    });
    const sentence = "Sorry, the email account doesn't exist in our system.";
    expect(refusal).toMatchObject({ message: sentence, errors: { email: [sentence] } });
    expect(testApp.mails).toEqual([]);
  });

  it.each([
    ['', 'Email field is required.'],
    ['nobody', 'The email must be a valid email address.'],
  ])('refuses the e-mail "%s"', async (email, message) => {
    const refusal = await guest.refused(422, 'POST', 'reset-password-token', { email });
    expect(refusal.message).toBe(message);
  });

  it('does not let strangers keep a customer from a link', async () => {
    const email = await signUp();
    const ask = (ip: string) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/reset-password-token',
        remoteAddress: ip,
        payload: { email },
      });
    for (let count = 0; count < 30; count += 1) await ask(`203.0.113.${count}`);
    expect(testApp.mails.map(({ to }) => to)).toEqual([email, email]);
    const answer = await ask('198.51.100.7');
    expect(answer.json()).toEqual({ status: true, code: 200, response: { next_mail_in: 600 } });
    testApp.setNow(new Date(TEST_NOW.getTime() + 10 * MINUTE_MS));
    expect((await ask('198.51.100.7')).json()).toMatchObject({ response: { next_mail_in: null } });
    expect(testApp.mails).toHaveLength(3);
    await guest.get('POST', 'reset-password', reset(tokenOf(testApp.mails[0]?.text)));
  });

  it('gives a customer a link where strangers have used up the limit of the address', async () => {
    const email = await signUp();
    for (let count = 0; count < 21; count += 1) {
      await guest.call('POST', 'reset-password-token', { email: `guess${count}@example.com` });
    }
    await requestToken(email);
    const { code } = await guest.call('POST', 'reset-password-token', { email: 'x@example.com' });
    expect(code).toBe(429);
  });

  it('cannot be used to try one e-mail after the other', async () => {
    const ask = (count: number) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/reset-password-token',
        payload: { email: `guess${count}@example.com` },
      });
    for (let count = 0; count < 20; count += 1) expect((await ask(count)).statusCode).toBe(422);
    const answer = await ask(20);
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
  });

  it('a link works once', async () => {
    const token = await requestToken(await signUp());
    await guest.get('POST', 'reset-password', reset(token));
    expect(await guest.refused(422, 'POST', 'reset-password', reset(token))).toEqual(REFUSED);
  });

  it('a link used many times at once sets one password', async () => {
    const email = await signUp();
    const token = await requestToken(email);
    const passwords = ['first one', 'second one', 'third one'];
    const codes = await Promise.all(
      passwords.map(
        async (password) =>
          (await guest.call('POST', 'reset-password', reset(token, password))).code,
      ),
    );
    expect([...codes].sort()).toEqual([200, 422, 422]);
    const password = passwords[codes.indexOf(200)];
    await guest.get('POST', 'login', { email, password });
  });

  it.each([
    [59, 200],
    [60, 422],
  ])('%d minutes later the link answers %d', async (minutes, code) => {
    const token = await requestToken(await signUp());
    testApp.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
    expect(await guest.call('POST', 'reset-password', reset(token))).toMatchObject({ code });
  });

  it('a newer link leaves the older one valid; using one ends both', async () => {
    const email = await signUp();
    const older = await requestToken(email);
    const newer = await requestToken(email);
    await guest.get('POST', 'reset-password', reset(older));
    expect(await guest.refused(422, 'POST', 'reset-password', reset(newer))).toEqual(REFUSED);
  });

  it('another customer’s link stays valid', async () => {
    const token = await requestToken(await signUp());
    await requestToken(await signUp());
    expect(await guest.call('POST', 'reset-password', reset(token))).toMatchObject({ code: 200 });
  });

  it('an unknown link says so in Arabic too', async () => {
    const arabic = new ApiClient(testApp.app);
    arabic.locale = 'ar';
    const { message } = await arabic.refused(422, 'POST', 'reset-password', reset('x'));
    expect(message).toBe(
      'هذا الرابط لم يعد صالحًا، فقد استُخدم من قبل أو انتهت صلاحيته أو تغيّرت كلمة المرور بعده. يرجى طلب رابط جديد.',
    );
  });

  it('a password that is refused does not use the link up', async () => {
    const token = await requestToken(await signUp());
    const wrong = { token, password: 'short', confirm_password: 'other' };
    const { errors } = await guest.refused(422, 'POST', 'reset-password', wrong);
    expect(errors).toEqual({
      password: ['Password: at least 8 characters.'],
      confirm_password: ["Password doesn't match"],
    });
    await guest.get('POST', 'reset-password', reset(token));
  });

  it('ends every session of the customer, and no other', async () => {
    const [customer, other] = [await newCustomer(testApp.app), await newCustomer(testApp.app)];
    const { profile } = await customer.get<{ profile: { email: string } }>('GET', 'profile');
    await guest.get('POST', 'reset-password', reset(await requestToken(profile.email)));
    await customer.refused(401, 'GET', 'profile');
    await other.get('GET', 'profile');
  });

  it('opens the login again that wrong passwords had closed', async () => {
    const email = await signUp();
    for (let count = 0; count < 10; count += 1) {
      await guest.refused(422, 'POST', 'login', { email, password: 'wrong' });
    }
    await guest.refused(429, 'POST', 'login', { email, password: OLD });
    await guest.get('POST', 'reset-password', reset(await requestToken(email)));
    await guest.get('POST', 'login', { email, password: NEW });
  });

  it('takes no more than thirty tries in a quarter of an hour', async () => {
    for (let count = 0; count < 30; count += 1) {
      await guest.refused(422, 'POST', 'reset-password', reset(`x${count}`));
    }
    await guest.refused(429, 'POST', 'reset-password', reset('x'));
  });

  it('the database holds no link', async () => {
    const token = await requestToken(await signUp());
    const rows = await testApp.context.db.selectFrom('password_resets').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('says when the mail could not be sent, and logs it without the link', async () => {
    const email = await signUp();
    const sent: string[] = [];
    const mailer = {
      destination: 'nowhere',
      send: (mail: { text: string }) => {
        sent.push(mail.text);
        return Promise.reject(new Error('no mail server'));
      },
    };
    const context = { ...testApp.context, mailer };
    const log = { error: jest.fn() };
    const asker = { ip: '127.0.0.1', locale: 'en', log } as const;
    await expect(requestPasswordReset(context, { email }, asker)).rejects.toBeInstanceOf(ApiError);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain(tokenOf(sent[0]));

    const app = await buildApp({ ...context, storefrontDir: null });
    const refusal = await new ApiClient(app).refused(502, 'POST', 'reset-password-token', {
      email,
    });
    expect(refusal).toEqual({
      error: 'mail_unavailable',
      message: 'We could not send the email. Please try again in a few minutes.',
    });
    await app.close();
    await requestToken(email);
    await requestToken(email);
  });
});

function tokenOf(text = ''): string {
  const [, token] = /\/reset-password\?token=([A-Za-z0-9_-]{43})\n/.exec(text) ?? [];
  if (token === undefined) throw new Error('The mail holds no link');
  return token;
}

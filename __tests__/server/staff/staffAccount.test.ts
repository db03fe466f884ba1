import { TOTP } from 'otpauth';
import type { StaffInvitation, StaffSession } from '../../../src/contract/wire/staff/account.ts';
import { addStaff, renewStaffLink } from '../../../server/domain/staff/staffLinks.ts';
import { SAMPLE_STAFF } from '../../../server/seed/seedSampleStaff.ts';
import { logInAs, StaffClient } from '../../support/staffClient.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE_MS = 60_000;
const MANAGER = { email: 'manager@mizan.example', password: SAMPLE_STAFF.password };
const PASSWORD = 'a long password 2027';
let added = 0;

describeOnDatabases('accounts of the staff', (database) => {
  let testApp: TestApp;
  let now: Date;
  let staff: StaffClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    now = TEST_NOW;
    testApp.setNow(now);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    await testApp.context.db.deleteFrom('staff_addresses').execute();
    staff = new StaffClient(testApp.app);
  });
  afterAll(() => testApp.stop());

  const pass = (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE_MS);
    testApp.setNow(now);
  };
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: now.getTime() });
  const tokenOf = (link: string) => new URL(link).hash.replace('#token=', '');

  async function invite(): Promise<{ email: string; token: string }> {
    added += 1;
    const email = `cook${added}@mizan.example`;
    const link = await addStaff(testApp.context, { name: 'Ali Hassan', email, role: 'kitchen' });
    return { email, token: tokenOf(link ?? '') };
  }

  async function accept(token: string): Promise<string> {
    const { second_factor_secret: secret } = await staff.get<StaffInvitation>(
      'POST',
      'invitation',
      { token },
    );
    const passwords = { password: PASSWORD, confirm_password: PASSWORD };
    await staff.get('POST', 'welcome', { token, ...passwords, code: codeOf(secret) });
    return secret;
  }

  it('returns the logged-in account, and null without a session', async () => {
    expect(await staff.get('GET', 'me')).toEqual({ account: null });
    await staff.get('POST', 'login', MANAGER);
    expect(await staff.get('GET', 'me')).toMatchObject({ account: { email: MANAGER.email } });
    pass(121);
    expect(await staff.get('GET', 'me')).toEqual({ account: null });
  });

  it('stores the session in a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await staff.inject('POST', 'login', MANAGER);
    expect(answer.json()).toMatchObject({
      response: { account: { email: MANAGER.email, role: 'manager', name: 'Maryam Al-Sabah' } },
    });
    expect(answer.cookies[0]).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/staff',
    });
    expect(answer.body).not.toContain(staff.cookie ?? 'no cookie');
    await staff.get('GET', 'sessions');
    staff.headers = { 'sec-fetch-site': 'cross-site' };
    expect(await staff.refused(403, 'GET', 'sessions')).toMatchObject({ error: 'forbidden' });
  });

  it('refuses a wrong password and an unknown e-mail with the same answer', async () => {
    const wrong = await staff.refused(422, 'POST', 'login', { ...MANAGER, password: 'wrong' });
    const unknown = await staff.refused(422, 'POST', 'login', { ...MANAGER, email: 'x@y.example' });
    expect(wrong).toEqual(unknown);
    expect(wrong.error).toBe('invalid_credentials');
    expect(staff.cookie).toBeNull();
  });

  it('stops guessing after ten failures, also of codes', async () => {
    const { email, token } = await invite();
    await accept(token);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    const login = { email, password: PASSWORD, code: '000000' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await staff.refused(422, 'POST', 'login', login)).error).toBe('second_factor_wrong');
    }
    await staff.refused(429, 'POST', 'login', login);
    pass(16);
    await staff.refused(422, 'POST', 'login', login);
  });

  it('takes a link once: it sets the password and the second factor, and logs in', async () => {
    const { email, token } = await invite();
    const secret = await accept(token);
    await staff.get('GET', 'sessions');
    expect((await staff.refused(422, 'POST', 'invitation', { token })).error).toBe(
      'staff_link_invalid',
    );

    const other = new StaffClient(testApp.app);
    const login = { email, password: PASSWORD };
    expect((await other.refused(422, 'POST', 'login', login)).error).toBe('second_factor_needed');
    // The code that set it up is used up.
    const used = { ...login, code: codeOf(secret) };
    expect((await other.refused(422, 'POST', 'login', used)).error).toBe('second_factor_wrong');
    pass(1);
    await other.get('POST', 'login', { ...login, code: codeOf(secret) });
  });

  it('takes one code once when two log in with it at the same moment', async () => {
    const { email, token } = await invite();
    const secret = await accept(token);
    pass(1);
    const login = { email, password: PASSWORD, code: codeOf(secret) };
    const answers = await Promise.all(
      [1, 2, 3].map(() => new StaffClient(testApp.app).inject('POST', 'login', login)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422, 422]);
  });

  it('names each wrong field of a welcome, and keeps the link', async () => {
    const { token } = await invite();
    const form = { token, password: 'short', confirm_password: 'other', code: '12' };
    const { errors } = await staff.refused(422, 'POST', 'welcome', form);
    expect(Object.keys(errors ?? {}).sort()).toEqual(['code', 'confirm_password', 'password']);
    const wrong = { ...form, password: PASSWORD, confirm_password: PASSWORD, code: '123456' };
    const refusal = await staff.refused(422, 'POST', 'welcome', wrong);
    expect(Object.keys(refusal.errors ?? {})).toEqual(['code']);
    await accept(token);
  });

  it('ends a link after a day, and with a newer one', async () => {
    const { email, token } = await invite();
    const member = await testApp.context.db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const newer = tokenOf(await renewStaffLink(testApp.context, member.id));
    await staff.refused(422, 'POST', 'invitation', { token });
    await staff.get('POST', 'invitation', { token: newer });
    pass(24 * 60 + 1);
    await staff.refused(422, 'POST', 'invitation', { token: newer });
  });

  it('logs out after two hours of inactivity, and after twelve hours in any case', async () => {
    await staff.get('POST', 'login', MANAGER);
    for (let hours = 0; hours < 11; hours += 1) {
      pass(60);
      await staff.get('GET', 'sessions');
    }
    pass(61);
    expect((await staff.refused(401, 'GET', 'sessions')).error).toBe('staff_session_invalid');

    await staff.get('POST', 'login', MANAGER);
    pass(121);
    await staff.refused(401, 'GET', 'sessions');
  });

  it('lists and ends the account’s own sessions, and no other’s', async () => {
    await staff.get('POST', 'login', MANAGER);
    const tablet = await logInAs(testApp.app, 'manager');
    const { items } = await staff.get<{ items: StaffSession[] }>('GET', 'sessions');
    const [newest] = items;
    expect(newest).toMatchObject({ current: false });
    const stranger = await logInAs(testApp.app, 'service');
    await stranger.refused(404, 'DELETE', `sessions/${newest?.id}`);
    await staff.get('DELETE', `sessions/${newest?.id}`);
    await tablet.refused(401, 'GET', 'sessions');
    await staff.get('POST', 'logout');
    await staff.refused(401, 'GET', 'sessions');
  });

  it('closes an account with its sessions, but never the own one', async () => {
    const manager = await logInAs(testApp.app, 'manager');
    const cook = await logInAs(testApp.app, 'kitchen');
    const { items } = await manager.get<{ items: { id: number; role: string }[] }>(
      'GET',
      'members',
    );
    const idOf = (role: string) => items.find((member) => member.role === role)?.id;
    await manager.get('POST', `members/${idOf('kitchen')}/disable`);
    await cook.refused(401, 'GET', 'sessions');
    const login = { ...MANAGER, email: 'kitchen@mizan.example' };
    expect((await cook.refused(422, 'POST', 'login', login)).error).toBe('invalid_credentials');
    await manager.get('POST', `members/${idOf('kitchen')}/enable`);
    // Sessions from before stay closed.
    await cook.refused(401, 'GET', 'sessions');
    await cook.get('POST', 'login', login);
    const own = await manager.refused(409, 'POST', `members/${idOf('manager')}/disable`);
    expect(own.error).toBe('own_account');
  });

  it('logs who did what, and the log cannot be edited', async () => {
    const manager = await logInAs(testApp.app, 'manager');
    const { items } = await manager.get<{ items: { id: number; role: string }[] }>(
      'GET',
      'members',
    );
    const id = items.find(({ role }) => role === 'service')?.id;
    await manager.get('POST', `members/${id}/disable`);
    await manager.get('POST', `members/${id}/enable`);
    const log = await manager.get<{ items: { action: string }[]; total: number }>(
      'GET',
      `audit-log?subject=staff&subject_id=${id}`,
    );
    expect(log.items[0]).toMatchObject({
      action: 'staff.enabled',
      staff: { email: MANAGER.email, role: 'manager' },
    });
    const { db } = testApp.context;
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('only added to');
    await expect(db.updateTable('audit_log').set({ action: 'x' }).execute()).rejects.toThrow(
      'only added to',
    );
  });

  it('admits an account only with a second factor where it is required', async () => {
    const strict = await startTestApp({ database, config: { staffSecondFactor: true } });
    try {
      const client = new StaffClient(strict.app);
      const refusal = await client.refused(422, 'POST', 'login', MANAGER);
      expect(refusal.error).toBe('second_factor_missing');
      const member = { name: 'Ali', email: 'ali@mizan.example', role: 'kitchen' } as const;
      const link = await addStaff(strict.context, member);
      const form = { token: tokenOf(link ?? ''), password: PASSWORD, confirm_password: PASSWORD };
      const { errors } = await client.refused(422, 'POST', 'welcome', form);
      expect(Object.keys(errors ?? {})).toEqual(['code']);
      const { token } = form;
      const { second_factor_secret: secret } = await client.get<StaffInvitation>(
        'POST',
        'invitation',
        { token },
      );
      await client.get('POST', 'welcome', { ...form, code: codeOf(secret) });
      expect(await client.get('GET', 'me')).toMatchObject({ account: { email: member.email } });
    } finally {
      await strict.stop();
    }
  });
});

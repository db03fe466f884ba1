import type { MailKind } from '../../../src/contract/mailKinds.ts';
import type { MailPreferences } from '../../../src/contract/wire/mailPreferences.ts';
import type { PersonalData } from '../../../src/contract/wire/privacy.ts';
import type { Mail } from '../../../server/mail/mailer.ts';
import { AppointmentCustomer } from '../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const DAY_MS = 24 * 60 * 60_000;
const PASSWORD = 'Mizan2026';
const ONE_CLICK = 'List-Unsubscribe=One-Click';
const FORM = 'application/x-www-form-urlencoded';

describeOnDatabases('the mails that a customer can switch off', (database) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    testApp.mails.length = 0;
    const { token, addressId } = await testApp.newCustomer();
    customer = new AppointmentCustomer(testApp, token);
    customer.addressId = addressId;
  });
  afterAll(() => testApp.stop());

  const view = async () => (await customer.ok<MailPreferences>('GET', 'profile')).mail_preferences;
  const unwanted = async () =>
    (await view()).filter(({ wanted }) => !wanted).map(({ kind }) => kind);
  const set = (kind: MailKind, wanted: boolean) =>
    customer.ok<MailPreferences>('PUT', 'mail-preferences', { kind, wanted });

  /** Skips a day of a paid order, or takes it back: each time a mail about it is due. */
  async function paidOrder() {
    const { id } = await customer.order({ days: 20 });
    const { db } = testApp.context;
    const paid = { paid_at: TEST_NOW, status: 'received' } as const;
    await db.updateTable('orders').set(paid).where('id', '=', id).execute();
    const day = (await customer.viewOrder(id)).items[0]!.schedule[4]!;
    const path = `subscriptions/${id}/days/${day.id}/skip`;
    return {
      skip: () => customer.ok('PUT', path),
      takeBack: () => customer.ok('DELETE', path),
    };
  }

  async function mailOfSkip(): Promise<Mail & { unsubscribe: string }> {
    const { skip } = await paidOrder();
    await skip();
    await testApp.runJobs();
    const mail = testApp.mails.find(({ id }) => id?.startsWith('plan-change-'));
    if (mail?.unsubscribe === undefined) throw new Error('The mail has no such link');
    return { ...mail, unsubscribe: mail.unsubscribe };
  }

  const at = (address: string) => address.replace(testApp.context.config.publicUrl, '');
  const open = (address: string) => testApp.app.inject({ url: at(address) });
  const post = (address: string, payload = ONE_CLICK, type = FORM) =>
    testApp.app.inject({
      method: 'POST',
      url: at(address),
      headers: { 'content-type': type },
      payload,
    });

  it('are all wanted at first, and one is switched off and on by itself', async () => {
    expect(await view()).toHaveLength(6);
    expect(await unwanted()).toEqual([]);
    const { mail_preferences } = await set('renewal', false);
    expect(mail_preferences).toContainEqual({ kind: 'renewal', wanted: false });
    await set('renewal', false);
    await set('freeze', false);
    expect(await unwanted()).toEqual(['freeze', 'renewal']);
    await set('renewal', true);
    await set('renewal', true);
    expect(await unwanted()).toEqual(['freeze']);
  });

  it('are known by their names alone, and to the customer', async () => {
    const wrong = await customer.refusal('PUT', 'mail-preferences', {
      kind: 'orders',
      wanted: false,
    });
    expect(wrong).toMatchObject({ code: 422, errors: { kind: [expect.any(String)] } });
    const guest = await testApp.app.inject({
      method: 'PUT',
      url: '/api/mail-preferences',
      payload: { kind: 'freeze', wanted: false },
    });
    expect(guest.statusCode).toBe(401);
    for (let count = 0; count < 60; count += 1) await set('freeze', false);
    const more = await customer.refusal('PUT', 'mail-preferences', {
      kind: 'freeze',
      wanted: true,
    });
    expect(more.code).toBe(429);
  });

  it('have a link in their footer, which mail programs find too; those about money have none', async () => {
    const { text, html, unsubscribe } = await mailOfSkip();
    expect(unsubscribe).toMatch(/^https?:\/\/[^/]+\/api\/unsubscribe\?token=[\w-]{43}&lang=en$/);
    expect(text).toContain(`Stop emails of this kind:\n${unsubscribe}`);
    expect(html).toContain(unsubscribe.replace('&', '&#38;'));
    testApp.mails.length = 0;
    await customer.bookAndPay();
    await testApp.runJobs();
    const [mail] = testApp.mails;
    expect(mail!.id).toMatch(/^appointment-/);
    expect(mail).not.toHaveProperty('unsubscribe');
    expect(mail!.text).not.toContain('unsubscribe');
  });

  it('are dropped when they are switched off while they are due, and are not sent later', async () => {
    const { skip, takeBack } = await paidOrder();
    await skip();
    await set('plan_changes', false);
    await testApp.runJobs();
    await set('plan_changes', true);
    await testApp.runJobs();
    expect(testApp.mails.filter(({ id }) => id?.startsWith('plan-change-'))).toEqual([]);
    await takeBack();
    await testApp.runJobs();
    expect(testApp.mails.filter(({ id }) => id?.startsWith('plan-change-'))).toHaveLength(1);
  });

  it('switch nothing off where their link is opened: it shows a page in their language', async () => {
    customer.locale = 'ar';
    const { unsubscribe } = await mailOfSkip();
    const page = await open(unsubscribe);
    expect(page).toMatchObject({ statusCode: 200 });
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(page.body).toContain('lang="ar" dir="rtl"');
    expect(page.body).toContain('إيقاف هذه الرسائل؟');
    expect(page.body).toContain('تغييرات الاشتراك');
    expect(page.body).not.toContain('Al-Salem');
    expect(await unwanted()).toEqual([]);
  });

  it.each([
    ['as a form', ONE_CLICK, FORM],
    [
      'in parts',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      'multipart/form-data; boundary=x',
    ],
  ])('are switched off by the one click of a mail program, posted %s', async (_how, body, type) => {
    const { unsubscribe } = await mailOfSkip();
    expect((await post(unsubscribe, body, type)).statusCode).toBe(200);
    expect((await post(unsubscribe, body, type)).statusCode).toBe(200);
    expect(await unwanted()).toEqual(['plan_changes']);
  });

  it('are switched off by the button of the page, and on again', async () => {
    const { unsubscribe } = await mailOfSkip();
    const off = await post(unsubscribe, 'wanted=no');
    expect(off.body).toContain('These emails are off');
    expect(await unwanted()).toEqual(['plan_changes']);
    expect((await open(unsubscribe)).body).toContain('Send them again');
    const on = await post(unsubscribe, 'wanted=yes');
    expect(on.body).toContain('Stop these emails?');
    expect(await unwanted()).toEqual([]);
  });

  it('have links that are good for nothing else, and not for ever', async () => {
    const { unsubscribe } = await mailOfSkip();
    const token = new URL(unsubscribe).searchParams.get('token')!;
    const elsewhere = await customer.refusal('POST', 'confirm-email', { token });
    expect(elsewhere.error).toBe('email_link_invalid');
    const session = await testApp.app.inject({
      url: '/api/profile',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(session.statusCode).toBe(401);
    const rows = await testApp.context.db.selectFrom('mail_switches').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    testApp.setNow(new Date(TEST_NOW.getTime() + 364 * DAY_MS));
    expect((await open(unsubscribe)).statusCode).toBe(200);
    testApp.setNow(new Date(TEST_NOW.getTime() + 366 * DAY_MS));
    expect((await post(unsubscribe)).statusCode).toBe(404);
    await testApp.runJobs();
    expect(await testApp.context.db.selectFrom('mail_switches').selectAll().execute()).toEqual([]);
  });

  it.each(['', '?token=x', '?token=a&token=b', '?token=%00&lang=xx'])(
    'say of a link that is none where the choice is (%s)',
    async (query) => {
      const page = await open(`/api/unsubscribe${query}`);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('/profile');
      expect((await post(`/api/unsubscribe${query}`)).statusCode).toBe(404);
    },
  );

  it('have links that one address cannot try without end', async () => {
    const { db } = testApp.context;
    await open('/api/unsubscribe');
    await db
      .updateTable('rate_limits')
      .set({ count: 600 })
      .where('key', 'like', 'mail-switch:%')
      .execute();
    const page = await open('/api/unsubscribe?lang=ar');
    expect(page.statusCode).toBe(429);
    expect(page.body).toContain('محاولات كثيرة');
  });

  it('are in the customer’s copy of the data, and go with the account', async () => {
    const { db } = testApp.context;
    await set('dietitian', false);
    const data = await customer.ok<PersonalData>('POST', 'privacy/download', {
      password: PASSWORD,
    });
    expect(data.mails_switched_off).toEqual([
      { kind: 'dietitian', switched_off_at: TEST_NOW.toISOString() },
    ]);
    const { unsubscribe } = await mailOfSkip();
    await db.updateTable('orders').set({ status: 'rejected' }).execute();
    await customer.ok('POST', 'privacy/delete-account', { password: PASSWORD });
    expect((await open(unsubscribe)).statusCode).toBe(404);
    expect(
      await db.selectFrom('mail_opt_outs').selectAll().where('kind', '=', 'dietitian').execute(),
    ).toEqual([]);
  });
});

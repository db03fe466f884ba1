import type { PersonalData } from '../../../src/contract/wire/privacy.ts';
import type {
  StaffMessage,
  StaffMessageDetails,
  StaffReport,
  StaffReportDetails,
} from '../../../src/contract/wire/staff/messages.ts';
import { REPORT_DAYS } from '../../../src/contract/policies.ts';
import { tidyUp } from '../../../server/domain/tidyUp.ts';
import { ApiClient, newCustomer } from '../../support/apiClient.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

interface List<T> {
  items: T[];
  total: number;
}

const password = 'secret2027';
const DAY_MS = 24 * 60 * 60 * 1000;
const written = {
  name: 'حصة العنزي',
  email: 'hessa@example.com',
  phone: null,
  subject: 'التوصيل إلى الجهراء',
  message: 'هل توصلون\nإلى الجهراء؟',
};

describeOnDatabases('a message to the kitchen', (database) => {
  let testApp: PaymentTestApp;
  let service: StaffClient;
  let manager: StaffClient;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
    service = await logInAs(testApp.app, 'service');
    manager = await logInAs(testApp.app, 'manager');
  });
  beforeEach(async () => {
    const { db } = testApp.context;
    await db.deleteFrom('contact_messages').execute();
    await db.deleteFrom('problem_reports').execute();
    await db.deleteFrom('rate_limits').execute();
    testApp.mails.length = 0;
  });
  afterAll(() => testApp.stop());

  /** Answers its number. */
  async function write(changes: object = {}, client = new ApiClient(testApp.app)) {
    client.locale = 'ar';
    await client.get('POST', 'contact-us', { ...written, ...changes });
    const { items } = await service.get<List<StaffMessage>>('GET', 'messages');
    return items[0]?.id ?? 0;
  }
  const details = (id: number) => service.get<StaffMessageDetails>('GET', `messages/${id}`);
  const mailsTo = async (address: string) => {
    await testApp.app.payments.background.idle();
    return testApp.mails.filter(({ to }) => to === address);
  };

  it('is listed with the newest first, by state and by pages', async () => {
    const first = await write();
    const second = await write({ subject: 'الأسعار' });
    await service.get('POST', `messages/${first}/read`);
    const listed = async (query: string) => {
      const { items, total } = await service.get<List<StaffMessage>>('GET', `messages?${query}`);
      return { ids: items.map(({ id }) => id), total };
    };
    expect(await listed('')).toEqual({ ids: [second, first], total: 2 });
    expect(await listed('state=new')).toEqual({ ids: [second], total: 1 });
    expect(await listed('state=read')).toEqual({ ids: [first], total: 1 });
    expect(await listed('per_page=1&page=2')).toEqual({ ids: [first], total: 2 });
  });

  it('is answered by a mail in the customer’s language, and records who did what', async () => {
    const id = await write();
    await service.get('POST', `messages/${id}/read`);
    await service.get('POST', `messages/${id}/read`);
    await service.get('POST', `messages/${id}/answer`, { answer: ' نعم،\nنوصل. ' });
    const mails = await mailsTo('hessa@example.com');
    expect(mails).toEqual([
      expect.objectContaining({
        subject: 'ردّنا: التوصيل إلى الجهراء',
        replyTo: { name: 'ميزان', address: 'hello@mizan.example' },
        html: expect.stringContaining('dir="rtl"') as string,
      }),
    ]);
    expect(mails[0]?.text).toContain('نعم،\nنوصل.');
    expect(mails[0]?.text).toContain(written.message);
    await manager.get('POST', `messages/${id}/close`);
    const closed = await details(id);
    expect(closed).toMatchObject({ state: 'closed', answer: 'نعم،\nنوصل.', is_customer: false });
    expect(closed.history.map(({ action, name }) => `${action} ${name}`)).toEqual([
      'message.read Huda Al-Anezi',
      'message.answered Huda Al-Anezi',
      'message.closed Maryam Al-Sabah',
    ]);
    await manager.get('POST', `messages/${id}/reopen`);
    expect((await details(id)).state).toBe('answered');
  });

  it('is answered once: the second of two at the same moment gets an error, and a repeated request sends nothing', async () => {
    const id = await write();
    const path = `messages/${id}/answer`;
    const both = await Promise.all([
      service.inject('POST', path, { answer: 'Yes' }),
      manager.inject('POST', path, { answer: 'No' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { answer } = await details(id);
    await service.get('POST', path, { answer });
    const refusal = await manager.refused(409, 'POST', path, { answer: 'Perhaps' });
    expect(refusal.error).toBe('message_answered');
    const mails = await mailsTo('hessa@example.com');
    expect(mails.map(({ text }) => text.includes(answer ?? '?'))).toEqual([true]);
  });

  it('wants an answer, and a message that is there', async () => {
    const id = await write();
    const { errors } = await service.refused(422, 'POST', `messages/${id}/answer`, { answer: ' ' });
    expect(Object.keys(errors ?? {})).toEqual(['answer']);
    await service.refused(404, 'POST', 'messages/999999/answer', { answer: 'Yes' });
    await service.refused(404, 'POST', 'messages/999999/close');
    await service.refused(404, 'GET', 'messages/999999');
    expect((await details(id)).state).toBe('new');
  });

  it('is in the customer’s data with its answer, and goes with the account', async () => {
    const customer = await newCustomer(testApp.app);
    const id = await write({}, customer);
    await service.get('POST', `messages/${id}/answer`, { answer: 'Yes, on Mondays' });
    const download = await customer.get<PersonalData>('POST', 'privacy/download', {
      password,
    });
    expect(download.contact_messages).toEqual([
      expect.objectContaining({
        answer: 'Yes, on Mondays',
        answered_at: TEST_NOW.toISOString(),
      }),
    ]);
    await customer.get('POST', 'privacy/delete-account', { password });
    await service.refused(404, 'GET', `messages/${id}`);
    const { items } = await service.get<List<StaffMessage>>('GET', 'messages');
    expect(items).toEqual([]);
  });

  it('has problem reports beside it, which are closed, and deleted after a month', async () => {
    const { db } = testApp.context;
    const report = { request_id: 'req-7', message: 'It hangs', recording: '{}' };
    const { id } = await db
      .insertInto('problem_reports')
      .values({ ...report, created_at: TEST_NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    const listed = (state: string) =>
      service.get<List<StaffReport>>('GET', `problem-reports?state=${state}`);
    expect((await listed('new')).items).toEqual([
      { id, state: 'new', sent_at: TEST_NOW.toISOString(), message: 'It hangs' },
    ]);
    await service.get('POST', `problem-reports/${id}/read`);
    await service.get('POST', `problem-reports/${id}/close`);
    expect(await listed('closed')).toMatchObject({ total: 1 });
    const shown = await service.get<StaffReportDetails>('GET', `problem-reports/${id}`);
    const end = new Date(TEST_NOW.getTime() + REPORT_DAYS * DAY_MS);
    expect(shown).toMatchObject({ reference: 'req-7', kept_until: end.toISOString() });
    expect(shown.history.map(({ action }) => action)).toEqual(['report.read', 'report.closed']);
    await service.get('POST', `problem-reports/${id}/reopen`);
    expect(await listed('read')).toMatchObject({ total: 1 });
    await tidyUp(db, end);
    await service.refused(404, 'POST', `problem-reports/${id}/close`);
  });
});

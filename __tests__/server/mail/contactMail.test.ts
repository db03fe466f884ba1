import { sendDueContactMails } from '../../../server/mail/contactMail.ts';
import { ApiClient } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const message = {
  name: 'Hessa "H" Al-Enezi',
  email: 'hessa@example.com',
  phone: '50012345',
  subject: 'Prices {and} more',
  message: 'First line\n<script>alert(1)</script>',
};

describeOnDatabases('the mail of a contact message', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  const log = { error: jest.fn() };
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    guest = new ApiClient(testApp.app);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    testApp.mails.length = 0;
    log.error.mockClear();
    await testApp.context.db.deleteFrom('contact_messages').execute();
    await testApp.context.db.deleteFrom('rate_limits').execute();
    await guest.get('POST', 'contact-us', message);
  });
  afterAll(() => testApp.stop());

  const sendMails = (changes: object = {}) =>
    sendDueContactMails({ ...testApp.context, log, ...changes });

  it('goes to the kitchen once, and an answer to the customer', async () => {
    await sendMails();
    await sendMails();
    expect(testApp.mails).toHaveLength(1);
    const [mail] = testApp.mails;
    expect(mail).toMatchObject({
      to: 'hello@mizan.example',
      replyTo: { name: 'Hessa "H" Al-Enezi', address: 'hessa@example.com' },
      subject: 'Contact form: Prices {and} more',
    });
    expect(mail?.text).toContain('Mobile number: \u2068+965 5001 2345\u2069');
    expect(mail?.text).toContain(message.message);
    expect(mail?.html).not.toContain('<script>');
  });

  it('goes to CONTACT_EMAIL where one is set', async () => {
    const config = { ...testApp.context.config, contactEmail: 'office@mizan.example' };
    await sendMails({ config });
    expect(testApp.mails.map(({ to }) => to)).toEqual(['office@mizan.example']);
  });

  it('is in the language of the customer', async () => {
    await testApp.context.db.deleteFrom('contact_messages').execute();
    const arabic = new ApiClient(testApp.app);
    arabic.locale = 'ar';
    await arabic.get('POST', 'contact-us', { ...message, phone: null });
    await sendMails();
    expect(testApp.mails).toEqual([
      expect.objectContaining({
        subject: 'رسالة من الموقع: Prices {and} more',
        html: expect.stringContaining('dir="rtl"') as string,
      }),
    ]);
    expect(testApp.mails[0]?.text).not.toContain('رقم الهاتف');
  });

  it('a mail server that is down loses nothing', async () => {
    const send = () => Promise.reject(new Error('no mail server'));
    await sendMails({ mailer: { destination: '', send } });
    expect(log.error).toHaveBeenCalledTimes(1);
    await sendMails();
    expect(testApp.mails).toHaveLength(0);
    testApp.setNow(new Date(TEST_NOW.getTime() + 5 * 60_000));
    await sendMails();
    expect(testApp.mails).toHaveLength(1);
  });

  it('is sent once by processes that work at the same time', async () => {
    await Promise.all([sendMails(), sendMails(), sendMails()]);
    expect(testApp.mails).toHaveLength(1);
  });

  it('waits while no address is configured', async () => {
    const { db } = testApp.context;
    await db
      .updateTable('site_content')
      .set({ value_en: ' ' })
      .where('key', '=', 'footer_email')
      .execute();
    await sendMails();
    expect(testApp.mails).toHaveLength(0);
    expect(log.error).toHaveBeenCalledTimes(1);
  });
});

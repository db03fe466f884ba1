import type { ContactMessage } from '../../../src/contract/wire/contact.ts';
import { ApiClient } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

function message(overrides: Partial<ContactMessage> = {}): ContactMessage {
  return {
    name: 'Hessa Al-Enezi',
    email: 'hessa@example.com',
    phone: '٥٠٠١٢٣٤٥',
    subject: 'Delivery to Jahra',
    message: ' Do you deliver\nto Jahra? ',
    ...overrides,
  };
}

describeOnDatabases('the contact form', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    guest = new ApiClient(testApp.app);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    await testApp.context.db.deleteFrom('contact_messages').execute();
  });
  afterAll(() => testApp.stop());

  const kept = () => testApp.context.db.selectFrom('contact_messages').selectAll().execute();

  it('stores the message with its language and time', async () => {
    guest.locale = 'ar';
    expect(await guest.get('POST', 'contact-us', message())).toEqual({});
    expect(await kept()).toEqual([
      {
        id: expect.any(Number) as number,
        language: 'ar',
        name: 'Hessa Al-Enezi',
        email: 'hessa@example.com',
        phone: '+96550012345',
        subject: 'Delivery to Jahra',
        message: 'Do you deliver\nto Jahra?',
        created_at: TEST_NOW,
        mail_due_at: TEST_NOW,
        customer_id: null,
        ...{ state: 'new', answer: null, answered_at: null, answer_due_at: null },
      },
    ]);
  });

  it.each([null, '', undefined])('needs no phone (%p)', async (phone) => {
    const { phone: _phone, ...rest } = message();
    await guest.get('POST', 'contact-us', phone === undefined ? rest : { ...rest, phone });
    expect(await kept()).toEqual([expect.objectContaining({ phone: null })]);
  });

  it('names every wrong field, and stores nothing', async () => {
    const wrong = message({ name: ' ', email: 'x', phone: '123', subject: '', message: '\n' });
    expect(await guest.refused(422, 'POST', 'contact-us', wrong)).toEqual({
      error: 'validation_failed',
      message: 'Name field is required.',
      errors: {
        name: ['name field is required.'],
        email: ['The email must be a valid email address.'],
        phone: ['Invalid mobile number'],
        subject: ['subject field is required.'],
        message: ['message field is required.'],
      },
    });
    guest.locale = 'ar';
    const refusal = await guest.refused(422, 'POST', 'contact-us', message({ name: 'س' }));
    expect(refusal.message).toBe('يجب ألا يقل حقل الاسم عن حرفين.');
    expect(await kept()).toEqual([]);
  });

  it.each([
    ['name', 100],
    ['subject', 150],
    ['message', 3000],
  ])('takes a %s of %d characters and no longer one', async (field, max) => {
    await guest.get('POST', 'contact-us', { ...message(), [field]: 'س'.repeat(max) });
    const longer = { ...message(), [field]: 'س'.repeat(max + 1) };
    const { errors } = await guest.refused(422, 'POST', 'contact-us', longer);
    expect(errors).toEqual({
      [field]: [`${field}: max length ${max.toLocaleString('en')} characters.`],
    });
  });

  it.each([
    'Hi\r\nBcc: all@example.com',
    'Hi\nBcc: all@example.com',
    'Hi\u2028Bcc: all@example.com',
  ])('a line break in the subject is a space: %j', async (subject) => {
    await guest.get('POST', 'contact-us', message({ subject, name: subject }));
    const [row] = await kept();
    expect(row).toMatchObject({
      subject: 'Hi Bcc: all@example.com',
      name: 'Hi Bcc: all@example.com',
    });
  });

  it.each(['a@b.co\r\nBcc:x@y.zz', 'a@b.co,c@d.ee', '<a@b.co>', 'a@b.co c@d.ee'])(
    '%j is not one e-mail',
    async (email) => {
      const { errors } = await guest.refused(422, 'POST', 'contact-us', message({ email }));
      expect(errors).toEqual({ email: ['The email must be a valid email address.'] });
    },
  );

  it('takes five messages an hour of an e-mail', async () => {
    for (let count = 0; count < 5; count += 1) await guest.get('POST', 'contact-us', message());
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/contact-us',
      payload: message(),
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('3600');
    expect(await kept()).toHaveLength(5);
  });

  it('takes twenty messages an hour from one place', async () => {
    for (let count = 0; count < 20; count += 1) {
      await guest.get('POST', 'contact-us', message({ email: `h${count}@example.com` }));
    }
    await guest.refused(429, 'POST', 'contact-us', message({ email: 'h20@example.com' }));
  });
});

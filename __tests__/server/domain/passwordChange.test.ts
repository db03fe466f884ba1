import type { CustomerInfo } from '../../../src/contract/wire/customer.ts';
import { ApiClient, quickSignup } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const OLD = 'secret2027';
const NEW = 'a better one';
const change = { old_password: OLD, new_password: NEW, confirm_password: NEW };

describeOnDatabases('changing the password', (database) => {
  let testApp: TestApp;
  let customer: ApiClient;
  let email: string;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    const form = quickSignup();
    email = form.email;
    await new ApiClient(testApp.app).get('POST', 'quick-signup', form);
    customer = await logIn(OLD);
  });
  afterAll(() => testApp.stop());

  async function logIn(password: string): Promise<ApiClient> {
    const client = new ApiClient(testApp.app);
    const info = await client.get<CustomerInfo>('POST', 'login', { email, password });
    client.token = info.token;
    return client;
  }

  it('takes the new one and no longer the old one', async () => {
    expect(await customer.get('PUT', 'password', change)).toEqual({});
    await logIn(NEW);
    await new ApiClient(testApp.app).refused(422, 'POST', 'login', { email, password: OLD });
  });

  it('is notified of by mail, in the language of the page', async () => {
    customer.locale = 'ar';
    await customer.get('PUT', 'password', change);
    expect(testApp.mails.at(-1)).toMatchObject({ to: email, subject: 'تم تغيير كلمة المرور' });
    expect(testApp.mails.at(-1)?.text).toContain('http://localhost:4000/forgot-password\n');
  });

  it('ends the other sessions and keeps this one', async () => {
    const elsewhere = await logIn(OLD);
    await customer.get('PUT', 'password', change);
    await elsewhere.refused(401, 'GET', 'profile');
    await customer.get('GET', 'profile');
  });

  it('ends a reset link that is still out', async () => {
    await customer.get('POST', 'reset-password-token', { email });
    const token = new URL(testApp.mails.at(-1)?.link ?? '').searchParams.get('token');
    await customer.get('PUT', 'password', change);
    const reset = { token, password: 'a third one', confirm_password: 'a third one' };
    await customer.refused(422, 'POST', 'reset-password', reset);
  });

  it('refuses a wrong old password, and changes nothing', async () => {
    const elsewhere = await logIn(OLD);
    const wrong = { ...change, old_password: 'wrong' };
    const refusal = await customer.refused(422, 'PUT', 'password', wrong);
    expect(refusal).toEqual({
      error: 'validation_failed',
      message: 'The old password is not correct.',
      errors: { old_password: ['The old password is not correct.'] },
    });
    await elsewhere.get('GET', 'profile');
    customer.locale = 'ar';
    const { message } = await customer.refused(422, 'PUT', 'password', wrong);
    expect(message).toBe('كلمة المرور الحالية غير صحيحة.');
  });

  it('has the rules of registration', async () => {
    const empty = { old_password: '', new_password: '', confirm_password: '' };
    expect(await customer.refused(422, 'PUT', 'password', empty)).toMatchObject({
      message: 'Old password field is required.',
      errors: {
        old_password: ['old_password field is required.'],
        new_password: ['new_password field is required.'],
        confirm_password: ['confirm_password field is required.'],
      },
    });
    const wrong = { ...change, new_password: 'short' };
    expect(await customer.refused(422, 'PUT', 'password', wrong)).toMatchObject({
      errors: {
        new_password: ['Password: at least 8 characters.'],
        confirm_password: ['New passwords do not match'],
      },
    });
    customer.locale = 'ar';
    const mismatch = { ...change, confirm_password: 'other' };
    const { message } = await customer.refused(422, 'PUT', 'password', mismatch);
    expect(message).toBe('كلمتا المرور الجديدتان غير متطابقتين');
  });

  it('takes no more than ten wrong passwords in a quarter of an hour', async () => {
    const wrong = { ...change, old_password: 'wrong' };
    for (let count = 0; count < 10; count += 1) {
      await customer.refused(422, 'PUT', 'password', wrong);
    }
    await customer.refused(429, 'PUT', 'password', change);
    testApp.setNow(new Date(TEST_NOW.getTime() + 15 * 60 * 1000));
    await customer.get('PUT', 'password', change);
  });

  it('is for customers', async () => {
    await new ApiClient(testApp.app).refused(401, 'PUT', 'password', change);
  });
});

import type {
  CustomerInfo,
  ProfileResponse,
  RegisterForm,
  Registration,
} from '../../../src/contract/wire/customer.ts';
import { ApiClient, newCustomer, quickSignup } from '../../support/apiClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnDatabases('accounts', (database) => {
  let testApp: TestApp;
  let guest: ApiClient;
  let registration: Registration;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    guest = new ApiClient(testApp.app);
    const form = await guest.get<RegisterForm>('GET', 'register');
    const [capital] = form.governorates;
    const [area] = capital?.areas ?? [];
    registration = {
      first_name: 'Fahad',
      last_name: 'Al-Mutairi',
      email: 'Fahad@Example.com ',
      password: 'a long one',
      confirm_password: 'a long one',
      phone: null,
      civil_id: '٢٨٥٠٧٠٤٠٠٠٢٨',
      gov_id: capital?.id ?? 0,
      area_id: area?.id ?? 0,
      block: '٤',
      street: ' 12 ',
      house_building: '7',
      terms: true,
    };
  });
  beforeEach(() => testApp.setNow(TEST_NOW));
  afterAll(() => testApp.stop());

  it('registration needs the six governorates with their areas', async () => {
    const { governorates } = await guest.get<RegisterForm>('GET', 'register');
    expect(governorates).toHaveLength(6);
    expect(governorates.every(({ areas }) => areas.length > 0)).toBe(true);
  });

  it('registers, with the address, and logs in', async () => {
    const info = await guest.get<CustomerInfo>('POST', 'register', registration);
    expect(info).toMatchObject({
      profile: {
        first_name: 'Fahad',
        email: 'fahad@example.com',
        phone: null,
        civil_id: '••••••••0028',
      },
      cart: { items: [] },
    });
    const customer = new ApiClient(testApp.app);
    customer.token = info.token;
    const { addresses } = await customer.get<ProfileResponse>('GET', 'profile');
    expect(addresses).toEqual([
      expect.objectContaining({ location: 'home', block: '4', street: '12', floor: null }),
    ]);
  });

  it('refuses an e-mail that has an account, in any spelling', async () => {
    await guest.get('POST', 'quick-signup', quickSignup({ email: 'taken@example.com' }));
    const again = quickSignup({ email: 'TAKEN@example.com' });
    const { errors, message } = await guest.refused(422, 'POST', 'quick-signup', again);
    expect(errors).toEqual({ email: ['An account with this email already exists.'] });
    expect(message).toBe('An account with this email already exists.');
  });

  it('only one of many concurrent sign-ups gets an e-mail', async () => {
    const form = quickSignup({ email: 'race@example.com' });
    const codes = await Promise.all(
      [1, 2, 3, 4].map(async () => (await guest.call('POST', 'quick-signup', form)).code),
    );
    expect(codes.sort()).toEqual([200, 422, 422, 422]);
  });

  it('names every field that is wrong, the first with its name', async () => {
    const wrong = {
      ...registration,
      first_name: '',
      civil_id: '123',
      confirm_password: 'x',
      terms: false,
    };
    const refusal = await guest.refused(422, 'POST', 'register', wrong);
    expect(refusal).toMatchObject({
      error: 'validation_failed',
      message: 'First name field is required.',
      errors: {
        first_name: ['first_name field is required.'],
        confirm_password: ["Password doesn't match"],
        civil_id: ['Invalid civil id'],
        terms: ['The Terms and Conditions must be accepted.'],
      },
    });
  });

  it('answers in Arabic to an Arabic page', async () => {
    const arabic = new ApiClient(testApp.app);
    arabic.locale = 'ar';
    const { message, errors } = await arabic.refused(422, 'POST', 'register', {});
    expect(message).toBe('حقل الاسم الأول مطلوب.');
    expect(errors?.['first_name']).toEqual(['حقل first_name مطلوب.']);
    expect(Object.keys(errors ?? {})).toHaveLength(12);
  });

  it('refuses an area of another governorate', async () => {
    const wrong = { ...registration, email: 'area@example.com', gov_id: registration.gov_id + 1 };
    const { errors } = await guest.refused(422, 'POST', 'register', wrong);
    expect(errors).toEqual({ area_id: ['The area does not belong to the selected governorate.'] });
  });

  it('logs in with any spelling of the e-mail', async () => {
    const info = await guest.get<CustomerInfo>('POST', 'login', {
      email: ' NOURA@example.com',
      password: 'Mizan2026',
    });
    expect(info.profile.first_name).toBe('Noura');
    expect(info.token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  it('says the same of an unknown e-mail and a wrong password', async () => {
    const wrong = await guest.refused(422, 'POST', 'login', {
      email: 'noura@example.com',
      password: 'wrong',
    });
    const unknown = await guest.refused(422, 'POST', 'login', {
      email: 'nobody@example.com',
      password: 'wrong',
    });
    expect(wrong).toEqual(unknown);
    expect(wrong).toMatchObject({ error: 'invalid_credentials' });
    expect(wrong).not.toHaveProperty('errors');
  });

  it('takes no more than ten wrong passwords in a quarter of an hour', async () => {
    const { email } = await signUp('throttled@example.com');
    const attempt = { email, password: 'wrong' };
    for (let count = 0; count < 10; count += 1) await guest.refused(422, 'POST', 'login', attempt);
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/api/login',
      payload: attempt,
    });
    expect(answer.statusCode).toBe(429);
    expect(answer.headers['retry-after']).toBe('900');
    testApp.setNow(new Date(TEST_NOW.getTime() + 15 * 60 * 1000));
    await guest.get('POST', 'login', { email, password: 'secret2027' });
  });

  it('a successful login forgives the failed ones', async () => {
    const { email } = await signUp('forgiven@example.com');
    for (let round = 0; round < 2; round += 1) {
      for (let count = 0; count < 9; count += 1) {
        await guest.refused(422, 'POST', 'login', { email, password: 'wrong' });
      }
      await guest.get('POST', 'login', { email, password: 'secret2027' });
    }
  });

  it('a session ends with logout, and logout never fails', async () => {
    const customer = await newCustomer(testApp.app);
    await customer.get('POST', 'logout');
    const refusal = await customer.refused(401, 'GET', 'profile');
    expect(refusal).toMatchObject({
      error: 'session_invalid',
      message: 'Please login before you proceed.',
    });
    await customer.get('POST', 'logout');
    await guest.get('POST', 'logout');
  });

  it('a session lasts thirty days from its last use', async () => {
    const customer = await newCustomer(testApp.app);
    testApp.setNow(new Date(TEST_NOW.getTime() + 29 * DAY_MS));
    await customer.get('GET', 'profile');
    testApp.setNow(new Date(TEST_NOW.getTime() + 58 * DAY_MS));
    await customer.get('GET', 'profile');
    testApp.setNow(new Date(TEST_NOW.getTime() + 89 * DAY_MS));
    await customer.refused(401, 'GET', 'profile');
  });

  it('the database holds no token', async () => {
    const customer = await newCustomer(testApp.app);
    const sessions = await testApp.context.db.selectFrom('sessions').select('token_hash').execute();
    expect(sessions.map(({ token_hash }) => token_hash)).not.toContain(customer.token);
  });

  it('a stale token is refused where a guest would pass', async () => {
    const stale = new ApiClient(testApp.app);
    stale.token = 'x'.repeat(43);
    await stale.refused(401, 'GET', 'home');
    await stale.get('POST', 'login', { email: 'noura@example.com', password: 'Mizan2026' });
  });

  async function signUp(email: string): Promise<{ email: string }> {
    await guest.get('POST', 'quick-signup', quickSignup({ email }));
    return { email };
  }
});

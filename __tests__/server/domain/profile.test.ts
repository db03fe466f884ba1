import type { ProfileInput, ProfileResponse } from '../../../src/contract/wire/customer.ts';
import { readCivilId } from '../../../server/domain/privacy/civilIds.ts';
import { ApiClient, newCustomer, quickSignup } from '../../support/apiClient.ts';
import { startTestApp } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const CIVIL_ID = '285070400028';
const MASK = '••••••••0028';

describeOnDatabases('editing the profile', (database) => {
  let testApp: TestApp;
  let customer: ApiClient;
  let email: string;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
  });
  beforeEach(async () => {
    customer = await newCustomer(testApp.app);
    email = (await customer.get<ProfileResponse>('GET', 'profile')).profile.email;
  });
  afterAll(() => testApp.stop());

  const details = (overrides: Partial<ProfileInput> = {}): ProfileInput => ({
    first_name: 'Mona',
    last_name: 'Al-Sabah',
    phone: '60012345',
    civil_id: null,
    email,
    ...overrides,
  });

  it('answers the account as GET profile does', async () => {
    const answer = await customer.get<ProfileResponse>('PUT', 'profile', details());
    expect(answer.profile).toMatchObject({
      first_name: 'Mona',
      last_name: 'Al-Sabah',
      phone: '+96560012345',
      civil_id: null,
      email,
    });
    expect(answer.governorates).toHaveLength(6);
    expect(answer).toEqual(await customer.get('GET', 'profile'));
  });

  it('takes Arabic digits, spaces and capitals', async () => {
    const { profile } = await customer.get<ProfileResponse>(
      'PUT',
      'profile',
      details({
        phone: '٩٦٥ ٦٠٠١ ٢٣٤٥',
        civil_id: '٢٨٥٠٧٠٤٠٠٠٢٨',
        first_name: '  Mona   Ali ',
        email: ` ${email.toUpperCase()} `,
      }),
    );
    expect(profile).toMatchObject({
      phone: '+96560012345',
      civil_id: MASK,
      first_name: 'Mona Ali',
      email,
    });
  });

  it('refuses the e-mail of another account', async () => {
    const taken = quickSignup();
    await new ApiClient(testApp.app).get('POST', 'quick-signup', taken);
    const form = details({ email: taken.email.toUpperCase(), password: taken.password });
    const { errors } = await customer.refused(422, 'PUT', 'profile', form);
    expect(errors).toEqual({ email: ['An account with this email already exists.'] });
    const { profile } = await customer.get<ProfileResponse>('GET', 'profile');
    expect(profile.first_name).toBe('Sara');
  });

  it('names each fault', async () => {
    const wrong = { first_name: 'M', last_name: ' ', phone: '123', civil_id: '1', email: 'x' };
    expect(await customer.refused(422, 'PUT', 'profile', wrong)).toMatchObject({
      message: 'First name: min length 2 characters.',
      errors: {
        first_name: ['first_name: min length 2 characters.'],
        last_name: ['last_name field is required.'],
        phone: ['Invalid mobile number'],
        civil_id: ['Invalid civil id'],
        email: ['The email must be a valid email address.'],
      },
    });
    customer.locale = 'ar';
    const { message } = await customer.refused(422, 'PUT', 'profile', wrong);
    expect(message).toBe('يجب ألا يقل حقل الاسم الأول عن حرفين.');
  });

  it('a civil ID can be corrected, not removed; a phone can be removed', async () => {
    const known = details({ civil_id: CIVIL_ID });
    await customer.get('PUT', 'profile', known);
    const { errors } = await customer.refused(422, 'PUT', 'profile', { ...known, civil_id: null });
    expect(errors).toEqual({ civil_id: ['civil_id field is required.'] });
    const { profile } = await customer.get<ProfileResponse>('PUT', 'profile', {
      ...known,
      phone: '',
    });
    expect(profile).toMatchObject({ phone: null, civil_id: MASK });
  });

  it('keeps the civil ID when the mask comes back, and accepts no other mask', async () => {
    const known = details({ civil_id: CIVIL_ID });
    const { profile } = await customer.get<ProfileResponse>('PUT', 'profile', known);
    const masked = { ...known, civil_id: profile.civil_id };
    const again = await customer.get<ProfileResponse>('PUT', 'profile', masked);
    expect(again.profile.civil_id).toBe(MASK);
    expect(await readCivilId(testApp.context, profile.id)).toBe(CIVIL_ID);
    for (const civil_id of ['••••••••0029', '••••0028', '••••••••', '000000000028']) {
      const { errors } = await customer.refused(422, 'PUT', 'profile', { ...known, civil_id });
      expect(errors).toEqual({ civil_id: ['Invalid civil id'] });
    }
    const other = await newCustomer(testApp.app);
    const { profile: theirs } = await other.get<ProfileResponse>('GET', 'profile');
    const guessed = details({ civil_id: MASK, email: theirs.email });
    const { errors } = await other.refused(422, 'PUT', 'profile', guessed);
    expect(errors).toEqual({ civil_id: ['Invalid civil id'] });
  });

  it('is for customers', async () => {
    await new ApiClient(testApp.app).refused(401, 'PUT', 'profile', details());
  });
});

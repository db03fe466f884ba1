import { randomUUID } from 'node:crypto';
import type { AddressInput } from '../../../src/contract/wire/address.ts';
import { maskCivilId } from '../../../src/contract/rules/maskedCivilId.ts';
import type { FormValues } from '../../../src/contract/rules/rule.ts';
import type { AppointmentResponse } from '../../../src/contract/wire/appointment.ts';
import type { AddressesResponse, ProfileResponse } from '../../../src/contract/wire/customer.ts';
import type { Cart } from '../../../src/contract/wire/cart.ts';
import type { QuestionnaireResponse } from '../../../src/contract/wire/questionnaire.ts';
import type { ApiClient } from '../../support/apiClient.ts';
import { addPlan, newCustomer, plan, questionnaire, quickSignup } from '../../support/apiClient.ts';
import { NOURA, YOUSEF } from '../../support/appointments.ts';
import { expectRule, inWords } from '../../support/expectRule.ts';
import {
  booleanCases,
  casesOf,
  numberCases,
  rulesWithout,
  textCases,
  type FieldRule,
} from '../../support/ruleCases.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { startTestApp, TEST_NOW } from '../../support/testApp.ts';
import type { TestApp } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const person = { first_name: 'personName', last_name: 'personName', email: 'email' } as const;
const place = {
  block: 'block',
  street: 'street',
  avenue: 'avenue?',
  house_building: 'house_building',
  floor: 'floor?',
  apartment: 'apartment?',
  special_direction: 'special_direction?',
} as const;
const passwords = { password: 'newPassword', confirm_password: 'repeatedPassword' } as const;
const address = { title: 'title?', ...place } as const;

type Call = readonly ['POST' | 'PUT', string, Readonly<Record<string, FieldRule>>];
const CALLS: readonly Call[] = [
  ['POST', 'login', { email: 'email', password: 'currentPassword' }],
  [
    'POST',
    'register',
    { ...person, ...passwords, civil_id: 'civilId', phone: 'mobile?', ...place },
  ],
  [
    'POST',
    'quick-signup',
    { ...person, ...passwords, phone: 'mobile', password: 'newPasswordWithNumber' },
  ],
  [
    'PUT',
    'profile',
    { ...person, password: 'passwordForNewEmail', phone: 'mobile?', civil_id: 'civilId?' },
  ],
  [
    'PUT',
    'password',
    {
      old_password: 'currentPassword',
      new_password: 'newPassword',
      confirm_password: 'repeatedNewPassword',
    },
  ],
  ['POST', 'reset-password-token', { email: 'email' }],
  ['POST', 'reset-password', passwords],
  ['POST', 'problem-reports', { message: 'problemMessage?' }],
  ['POST', 'address', address],
  ['PUT', 'address/1', address],
  [
    'POST',
    'contact-us',
    {
      name: 'contactName',
      email: 'email',
      phone: 'mobile?',
      subject: 'contactSubject',
      message: 'contactMessage',
    },
  ],
  [
    'POST',
    'dislikes-allergies',
    { medical_condition_details: 'medicalDetails?', others: 'otherDislikes?' },
  ],
  ['PUT', 'carts', { comment: 'orderComment?' }],
  ['POST', 'carts/voucher', { coupon_code: 'couponCode' }],
  ['POST', 'subscriptions', { comment: 'orderComment?' }],
  [
    'POST',
    'appointment-booking',
    { comments: 'appointmentComments', phone: 'mobile?', email: 'email?' },
  ],
  ['PUT', 'appointment-booking', { comments: 'appointmentComments', phone: 'mobile?' }],
  ['PUT', 'cancel-booking/1', { rejected_reason: 'cancellationReason' }],
];

/** A request, and the fields that its refusal names. */
type Beside = readonly ['POST' | 'PUT', string, object, readonly string[]];

const titled = (call: Beside) => [`${call[0]} ${call[1]}, ${call[3].join(', ')}`, call] as const;

const UNKNOWN = 999_999;
const TODAY = '2027-01-12';

describeOnDatabases('the checks of forms', (database) => {
  let testApp: TestApp;
  let customer: ApiClient;
  beforeAll(async () => {
    testApp = await startTestApp({ database });
    customer = await newCustomer(testApp.app);
  });
  beforeEach(() => forgetAttempts());
  afterAll(() => testApp.stop());

  const forgetAttempts = () => testApp.context.db.deleteFrom('rate_limits').execute();
  const asNewCustomer = async () => {
    customer = await newCustomer(testApp.app);
    await forgetAttempts();
  };

  /** The API's message about one field of a body that is refused in any case. */
  async function messagesOf(
    method: 'POST' | 'PUT',
    path: string,
    field: string,
    value: unknown,
    beside: FormValues = {},
  ) {
    const body = { ...beside, [field]: value, unexpected: true };
    const { error, errors } = await customer.refused(422, method, path, body);
    expect([error, errors?.['unexpected']]).toEqual([
      'validation_failed',
      ['unexpected is not expected here.'],
    ]);
    return errors?.[field];
  }

  describe.each(CALLS)('%s %s', (method, path, fields) => {
    it.each(Object.entries(fields))('holds %s to the rule %s', async (field, rule) => {
      await expectRule(field, rule, (typed, beside) =>
        messagesOf(method, path, field, typed, beside),
      );
    });
  });

  const KEPT = { civil_id: 'civilIdOrMask' } as const;

  it('holds the civil ID of a customer who has one to the rule civilIdOrMask', async () => {
    await asNewCustomer();
    const { profile } = await customer.get<ProfileResponse>('GET', 'profile');
    const known = { first_name: 'Mona', last_name: 'Ali', email: profile.email };
    await customer.get('PUT', 'profile', { ...known, civil_id: '285070400028' });
    await expectRule('civil_id', KEPT.civil_id, (typed) =>
      messagesOf('PUT', 'profile', 'civil_id', typed),
    );
  });

  it('leaves no rule of customers without a call', () => {
    const rows = [...CALLS.map(([, , fields]) => fields), KEPT];
    expect(rulesWithout(textCases, rows)).toEqual([]);
  });

  it.each(['register', 'quick-signup'])('wants the terms accepted by POST %s', async (path) => {
    const { good, bad } = booleanCases.acceptedTerms;
    for (const [given] of good) {
      expect(await messagesOf('POST', path, 'terms', given)).toBeUndefined();
    }
    for (const [given, violation] of bad) {
      expect(await messagesOf('POST', path, 'terms', given)).toEqual(inWords('terms', violation));
    }
  });

  it.each(Object.entries(numberCases))('holds the figure %s to its rule', async (field, cases) => {
    for (const [value] of cases.good) {
      expect([value, await messagesOf('POST', 'dislikes-allergies', field, value)]).toEqual([
        value,
        undefined,
      ]);
    }
    for (const [value, violation] of cases.bad) {
      expect([value, await messagesOf('POST', 'dislikes-allergies', field, value)]).toEqual([
        value,
        inWords(field, violation),
      ]);
    }
  });

  describe('an accepted value', () => {
    beforeEach(asNewCustomer);

    const PROFILE = {
      first_name: 'personName',
      phone: 'mobile',
      civil_id: 'civilId',
    } as const;

    it.each(Object.entries(PROFILE))(
      'is stored normalised: %s by the rule %s',
      async (field, rule) => {
        const { profile: own } = await customer.get<ProfileResponse>('GET', 'profile');
        const details = { first_name: 'Mona', last_name: 'Al-Sabah', email: own.email };
        for (const [typed, normalised] of casesOf(rule).good) {
          const form = { ...details, [field]: typed };
          const { profile } = await customer.get<ProfileResponse>('PUT', 'profile', form);
          const shown = field === 'civil_id' ? maskCivilId(normalised) : normalised;
          expect(profile).toMatchObject({ [field]: shown });
        }
      },
    );

    it.each(Object.entries(address))(
      'is stored normalised: %s of an address by the rule %s',
      async (field, rule) => {
        const { good, empty } = casesOf(rule);
        const input: AddressInput = {
          ...{ location: 'home', gov_id: 1, area_id: await areaOf(1) },
          ...{ block: '1', street: '2', house_building: '3' },
        };
        const { address: saved } = await customer.get<AddressesResponse>('POST', 'address', input);
        const path = `address/${saved?.id ?? 0}`;
        for (const [typed, kept] of [...good, ...empty.map((text) => [text, null] as const)]) {
          const form = { ...input, [field]: typed };
          const changed = await customer.get<AddressesResponse>('PUT', path, form);
          expect(changed.address).toMatchObject({ [field]: kept });
        }
      },
    );

    it.each([
      ['medical_condition_details', 'medicalDetails'],
      ['others', 'otherDislikes?'],
    ] as const)(
      'is stored normalised: %s of the questionnaire by the rule %s',
      async (field, rule) => {
        const { good, empty } = casesOf(rule);
        const { cart_item_id: item } = await addPlan(customer);
        const some = { no_dislikes_allergies: false, dislikes: [1], medical_condition: true };
        const form = questionnaire(item, { ...some, medical_condition_details: 'asthma' });
        for (const [typed, kept] of [...good, ...empty.map((text) => [text, null] as const)]) {
          await customer.get('POST', 'dislikes-allergies', { ...form, [field]: typed });
          const { questionnaire: answers } = await customer.get<QuestionnaireResponse>(
            'GET',
            `dislikes-allergies/${item}`,
          );
          expect(answers).toMatchObject({ [field]: kept });
        }
      },
    );

    it('is stored normalised: the comment of a cart by its rule', async () => {
      const { cart } = await customer.get<{ cart: Cart }>('GET', 'carts');
      const { good, empty } = casesOf('orderComment?');
      for (const [typed, kept] of [...good, ...empty.map((text) => [text, null] as const)]) {
        const change = { cart_id: cart.id, comment: typed };
        expect((await customer.get<{ cart: Cart }>('PUT', 'carts', change)).cart.comment).toBe(
          kept,
        );
      }
    });

    it('logs in with each password that was taken, character for character', async () => {
      for (const [password] of casesOf('newPasswordWithNumber').good) {
        const { email, ...form } = quickSignup({ password, confirm_password: password });
        await customer.get('POST', 'quick-signup', { ...form, email });
        await customer.get('POST', 'login', { email, password });
        const shorter = { email, password: password.slice(0, -1) };
        await customer.refused(422, 'POST', 'login', shorter);
      }
    });
  });

  describe('an answer', () => {
    beforeEach(asNewCustomer);

    const taken = { first_name: 'x', phone: '123', password: 'short', confirm_password: 'other' };

    it('names every wrong field at once, a missing one beside the bad ones', async () => {
      const { terms: _terms, ...form } = quickSignup(taken);
      const { errors, message } = await customer.refused(422, 'POST', 'quick-signup', form);
      expect(errors).toEqual({
        first_name: ['first_name: min length 2 characters.'],
        password: ['Password: at least 8 characters.'],
        confirm_password: ["Password doesn't match"],
        phone: ['Invalid mobile number'],
        terms: ['terms field is required.'],
      });
      expect(message).toBe('First name: min length 2 characters.');
    });

    it('adds faults that only the database knows, in the order of the form', async () => {
      const form = quickSignup();
      await customer.get('POST', 'quick-signup', form);
      const registration = {
        first_name: 7,
        email: form.email,
        gov_id: 2,
        area_id: await areaOf(1),
      };
      const { errors } = await customer.refused(422, 'POST', 'register', registration);
      expect(errors).toMatchObject({
        first_name: ['first_name is not valid.'],
        email: ['An account with this email already exists.'],
        area_id: ['The area does not belong to the selected governorate.'],
        terms: ['terms field is required.'],
      });
      const named = Object.keys(errors ?? {});
      expect(named.indexOf('email')).toBeLessThan(named.indexOf('password'));
      expect(named.indexOf('area_id')).toBeLessThan(named.indexOf('terms'));
    });

    it('joins the lists of the questionnaire to its other faults', async () => {
      const form = questionnaire(1, { no_dislikes_allergies: false, allergens: [999], age: 5 });
      const { errors } = await customer.refused(422, 'POST', 'dislikes-allergies', {
        ...form,
        activity_level: undefined,
      });
      expect(errors).toEqual({
        allergens: ['Please choose from the list.'],
        age: ['Please enter a valid age.'],
        activity_level: ['An activity level is required.'],
      });
    });

    it('says of a profile that its civil ID is known and its e-mail is taken', async () => {
      const other = quickSignup();
      await customer.get('POST', 'quick-signup', other);
      const { profile } = await customer.get<ProfileResponse>('GET', 'profile');
      const known = { first_name: 'Mona', last_name: 'Ali', email: profile.email };
      await customer.get('PUT', 'profile', { ...known, civil_id: '285070400028' });
      const wrong = { ...known, first_name: '', email: other.email };
      const { errors } = await customer.refused(422, 'PUT', 'profile', wrong);
      expect(errors).toEqual({
        first_name: ['first_name field is required.'],
        email: ['An account with this email already exists.'],
        civil_id: ['civil_id field is required.'],
        password: ['Changing the email needs the password of the account too.'],
      });
    });

    it('limits how many e-mails can be looked up', async () => {
      const attempts = Array.from({ length: 100 }, (_, count) => ({ email: `e${count}@x.co` }));
      for (const form of attempts) await customer.refused(422, 'POST', 'register', form);
      await customer.refused(429, 'POST', 'register', { email: 'e@x.co' });
      await customer.refused(422, 'POST', 'register', { email: 'not one' });
    });

    it.each([[null], ['text'], [[]]])('to the body %j is one about the body', async (payload) => {
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/register',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(payload),
      });
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({
        response: { errors: { body: ['body is not valid.'] } },
      });
    });
  });

  describe('an answer about a choice that is not offered', () => {
    let manager: StaffClient;
    beforeAll(async () => {
      await forgetAttempts();
      manager = await logInAs(testApp.app, 'manager');
    });
    beforeEach(async () => {
      testApp.setNow(TEST_NOW);
      await asNewCustomer();
    });
    afterAll(() => testApp.setNow(TEST_NOW));

    const LONG = 'x'.repeat(2000);
    const CUSTOMERS: readonly Beside[] = [
      ['POST', 'carts', plan({ variant_id: 999, days: 1.5 }), ['variant_id', 'days']],
      [
        'POST',
        'carts',
        { ...plan({ days: 4, start_date: '2027-01-12', delivery_time_slot_id: 999 }), meals: 'x' },
        ['meals', 'days', 'start_date', 'delivery_time_slot_id'],
      ],
      [
        'POST',
        'carts',
        { ...plan({ start_date: '2027-01-12' }), delivery_preference: 'never' },
        ['start_date', 'delivery_preference'],
      ],
      ['POST', 'carts', plan({ meals: 0, snacks: 0, days: 4 }), ['meals', 'days']],
      [
        'PUT',
        'carts',
        { cart_id: 1, comment: LONG, address_id: UNKNOWN },
        ['comment', 'address_id'],
      ],
      [
        'POST',
        'subscriptions',
        { cart_id: 1, comment: LONG, address_id: UNKNOWN },
        ['address_id', 'comment'],
      ],
      [
        'POST',
        'appointment-booking',
        { user_id: NOURA, date: '2027-06-01', time: '10:00' },
        ['date', 'comments'],
      ],
      [
        'POST',
        'appointment-booking',
        { user_id: UNKNOWN, date: TODAY, time: '11:00', comments: '' },
        ['user_id', 'time', 'comments'],
      ],
      [
        'POST',
        'appointment-booking',
        { user_id: UNKNOWN, date: TODAY, time: '11:00', comments: 'I sleep badly.' },
        ['user_id', 'time'],
      ],
      [
        'PUT',
        'appointment-booking',
        { booking_id: UNKNOWN, user_id: UNKNOWN, date: '2026-12-01', comments: '' },
        ['user_id', 'date', 'comments'],
      ],
      ['PUT', `move-booking/${UNKNOWN}`, { date: '2026-12-01', time: '25:00' }, ['date', 'time']],
      [
        'PUT',
        'subscriptions/1/items/1/delivery',
        { ...{ from: TODAY, weekdays: [9] }, address_id: UNKNOWN, delivery_time_slot_id: 999 },
        ['from', 'weekdays', 'address_id', 'delivery_time_slot_id'],
      ],
      [
        'PUT',
        'subscriptions/1/items/1/delivery',
        { from: '2027-02-02', until: '2027-02-01', weekdays: [] },
        ['until', 'weekdays', 'address_id'],
      ],
      ['PUT', 'subscriptions/1/items/1/freeze', { from: TODAY, until: 'soon' }, ['from', 'until']],
      [
        'PUT',
        'profile',
        { first_name: 'Mona', last_name: 'Ali', phone: '123', email: 'mona@example.com' },
        ['phone', 'password'],
      ],
    ];

    it.each(CUSTOMERS.map(titled))('names it beside what else is wrong: %s', async (_, call) => {
      const [method, path, body, fields] = call;
      const { errors } = await customer.refused(422, method, path, body);
      expect(Object.keys(errors ?? {})).toEqual(fields);
    });

    const part = { weekday: 0, from_minute: 540, to_minute: 720 };
    const dish = {
      ...{ key: 'no key', kind: 'meal', name_en: 'Soup', name_ar: 'شوربة', image: 'x' },
      ...{ description_en: 'Warm.', description_ar: 'دافئة.', vegetarian: true, active: true },
      ...{ calories: 1, carbs_g: 1, fat_g: 1, protein_g: 1, weekdays: [] },
    };
    const variant = {
      ...{ key: randomUUID(), name_en: 'Regular', name_ar: 'عادية', active: true },
      ...{ meal_calories: 300, meal_protein_g: 100, snack_calories: 300, snack_protein_g: 10 },
      ...{ price_per_meal: '2.500', price_per_snack: '1.000' },
    };
    const KITCHEN: readonly Beside[] = [
      ['POST', 'delivery/slots', { from: '09:00', to: '08:00', more: 1 }, ['to', 'more']],
      [
        'POST',
        'delivery/closed-days',
        { date: '2027-01-11', name_en: '', name_ar: 'عيد' },
        ['date', 'name_en'],
      ],
      [
        'PUT',
        'dietitians/1/schedule',
        { hours: [part, part], days_off: ['soon'] },
        ['hours', 'days_off'],
      ],
      [
        'PUT',
        'dietitians/1/schedule',
        { hours: [part, part], days_off: ['2027-01-11'] },
        ['hours', 'days_off'],
      ],
      [
        'POST',
        'dishes',
        { ...dish, allergens: [999], ingredients: [999] },
        ['key', 'allergens', 'ingredients'],
      ],
      [
        'PUT',
        'dishes/1',
        { allergens: [999], ingredients: [999], more: 1 },
        ['name_en', 'allergens', 'ingredients'],
      ],
      ['POST', 'packages', { name_en: '', variants: [variant] }, ['name_en', 'variants']],
      [
        'PUT',
        `days/${TODAY}/deliveries`,
        { order_day_ids: [], outcome: 'failed' },
        ['order_day_ids', 'reason'],
      ],
    ];

    it.each(KITCHEN.map(titled))('does so in the kitchen too: %s', async (_, call) => {
      const [method, path, body, fields] = call;
      const { errors } = await manager.refused(422, method, path, body);
      expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining([...fields]));
    });

    it('knows the line that gets another plan', async () => {
      const { cart_item_id: id } = await addPlan(customer);
      const wrong = { ...plan({ start_date: '2027-01-12' }), meals: 'x' };
      const { errors } = await customer.refused(422, 'PUT', `carts/items/${id}`, wrong);
      expect(Object.keys(errors ?? {})).toEqual(['meals', 'start_date']);
      await customer.refused(404, 'PUT', `carts/items/${UNKNOWN}`, wrong);
    });

    describe('with a booking', () => {
      const SUNDAY = { user_id: NOURA, date: '2027-01-17', time: '09:00' };
      const FRIDAY = '2027-01-15';
      let id: number;
      beforeEach(async () => {
        const input = { ...SUNDAY, comments: 'I sleep badly.' };
        const path = 'appointment-booking';
        id = (await customer.get<AppointmentResponse>('POST', path, input)).booking.id;
      });
      afterEach(() => customer.get('PUT', `cancel-booking/${id}`, CANCELLED));

      const CANCELLED = { status: 'cancelled', rejected_reason: 'I am travelling.' };
      const fieldsOf = async (path: string, body: object) =>
        Object.keys((await customer.refused(422, 'PUT', path, body)).errors ?? {});
      const changed = (change: object) =>
        fieldsOf('appointment-booking', { booking_id: id, comments: '', ...change });

      it('completes what is sent by what the booking has', async () => {
        expect(await changed({ date: FRIDAY })).toEqual(['date', 'comments']);
        expect(await changed({ time: '03:00' })).toEqual(['time', 'comments']);
        expect(await changed({ user_id: YOUSEF })).toEqual(['time', 'comments']);
        expect(await changed({ date: 'soon', time: '03:00' })).toEqual(['date', 'comments']);
      });

      it('leaves the slot alone that the booking has, and what comes with a payment', async () => {
        testApp.setNow(new Date('2027-01-17T05:30:00Z'));
        expect(await changed(SUNDAY)).toEqual(['comments']);
        expect(await changed({ time: '09:30' })).toEqual(['time', 'comments']);
        const result = { order_reference_number: 'x', date: '2026-12-01' };
        expect(await changed(result)).toEqual(['comments']);
        testApp.setNow(TEST_NOW);
      });

      it('knows whose days off they are when it moves', async () => {
        const wrong = { date: FRIDAY, time: '25:00' };
        expect(await fieldsOf(`move-booking/${id}`, wrong)).toEqual(['date', 'time']);
        expect(await fieldsOf(`move-booking/${UNKNOWN}`, wrong)).toEqual(['time']);
        await testApp.context.db
          .updateTable('appointments')
          .set({ status: 'received', paid_at: TEST_NOW })
          .where('id', '=', id)
          .execute();
        const { errors } = await manager.refused(422, 'POST', `appointments/${id}/move`, wrong);
        expect(Object.keys(errors ?? {})).toEqual(['date', 'time']);
      });
    });
  });

  async function areaOf(governorate: number): Promise<number> {
    const area = await testApp.context.db
      .selectFrom('areas')
      .select('id')
      .where('gov_id', '=', governorate)
      .executeTakeFirstOrThrow();
    return area.id;
  }
});

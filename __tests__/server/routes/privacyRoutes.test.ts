import { sql } from 'kysely';
import { HEALTH_CONSENT_VERSION } from '../../../src/contract/rules/healthConsent.ts';
import type { PlanDayResponse } from '../../../src/contract/wire/planDay.ts';
import type { PersonalData, PrivacyResponse } from '../../../src/contract/wire/privacy.ts';
import { dueRefunds } from '../../../server/db/stores/refundStore.ts';
import { recordRefunded } from '../../../server/domain/refunds.ts';
import { attemptsKey } from '../../../server/domain/rateLimit.ts';
import { startSession } from '../../../server/domain/sessions.ts';
import type { AppointmentCustomer } from '../../support/appointments.ts';
import { freshSlot, newAppointmentCustomer } from '../../support/appointments.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const PASSWORD = 'Mizan2026';
const DAY_MS = 24 * 60 * 60_000;
const SICK = {
  medical_condition: true,
  medical_condition_details: 'asthma',
  health_consent_version: HEALTH_CONSENT_VERSION,
};

describeOnDatabases('the customer’s own rights', (kind) => {
  let testApp: PaymentTestApp;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(() => {
    testApp.passTime(TEST_NOW.getTime() - testApp.context.clock().getTime());
    testApp.mails.length = 0;
  });
  afterAll(() => testApp.stop());

  const view = (customer: TestCustomer) => customer.ok<PrivacyResponse>('GET', 'privacy');
  const download = (customer: TestCustomer, password = PASSWORD) =>
    customer.ok<PersonalData>('POST', 'privacy/download', { password });
  const remove = (customer: TestCustomer, password = PASSWORD) =>
    customer.call<object>('POST', 'privacy/delete-account', { password });

  /** A cart whose plan has these answers. */
  const fill = async (customer: TestCustomer, answers: object = SICK) => {
    const item = await customer.addPlan();
    await customer.answerQuestions(item, answers);
    await customer.letDietitianChoose(item);
    return customer.cart();
  };
  const payFor = async (customer: TestCustomer, id: number) => {
    const { data } = await testApp.pay(customer, id);
    await customer.sendResult(await customer.openResult(data ?? ''));
  };
  const plansOf = async (orderId: number) =>
    testApp.context.db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();

  /** Whether the job looks for answers of this customer. */
  const hasMarked = async ({ addressId }: TestCustomer) => {
    const marked = await testApp.context.db
      .selectFrom('health_consents')
      .innerJoin('addresses', 'addresses.customer_id', 'health_consents.customer_id')
      .select('health_consents.id')
      .where('addresses.id', '=', addressId)
      .where('answers_left', '=', true)
      .execute();
    return marked.length > 0;
  };

  describe('consent to health answers', () => {
    it('is stored with its date, language and text, the first time it was given', async () => {
      const customer = await testApp.newCustomer();
      expect(await view(customer)).toEqual({
        health_consent: null,
        has_health_answers: false,
        deletion_blockers: [],
      });
      customer.locale = 'ar';
      const item = await customer.addPlan();
      await customer.answerQuestions(item, SICK);
      const given_at = testApp.context.clock().toISOString();
      testApp.passTime(DAY_MS);
      customer.locale = 'en';
      await customer.answerQuestions(item, SICK);
      expect(await view(customer)).toMatchObject({
        health_consent: {
          text_version: HEALTH_CONSENT_VERSION,
          language: 'ar',
          given_at,
          withdrawn_at: null,
        },
        has_health_answers: true,
      });
      expect((await download(customer)).health_consents).toHaveLength(1);
    });

    it('to an unknown text is refused; a client that sends none is served, without a record', async () => {
      const customer = await testApp.newCustomer();
      const item = await customer.addPlan();
      await customer.answerQuestions(item);
      expect(await view(customer)).toMatchObject({
        health_consent: null,
        has_health_answers: true,
      });
      const wrong = customer.answerQuestions(item, { health_consent_version: '1999-01-01' });
      await expect(wrong).rejects.toThrow(/health_consent_version is not valid/);
    });

    it('withdrawn, deletes the answers, except those of a running plan until it ends', async () => {
      const customer = await testApp.newCustomer();
      const paid = await customer.orderCart((await fill(customer)).id);
      await payFor(customer, paid.id);
      const inCart = await customer.addPlan();
      await customer.answerQuestions(inCart, {
        ...SICK,
        allergens: [1],
        no_dislikes_allergies: false,
      });
      const withdrawn = await customer.ok<PrivacyResponse>('DELETE', 'privacy/health-consent');
      expect(withdrawn).toMatchObject({
        health_consent: { withdrawn_at: testApp.context.clock().toISOString() },
        has_health_answers: true,
      });
      expect(await plansOf(paid.id)).toMatchObject([{ medical_condition: 'asthma', age: 30 }]);
      const line = (await customer.cart()).items[0];
      expect(line).toMatchObject({ questionnaire_completed: false });
      expect((await download(customer)).questionnaires).toEqual([]);
      await testApp.runJobs();
      expect(await plansOf(paid.id)).toMatchObject([{ medical_condition: 'asthma' }]);
      testApp.passTime(20 * DAY_MS);
      await testApp.runJobs();
      expect(await plansOf(paid.id)).toMatchObject([
        { medical_condition: null, age: null, height: null, weight: null, activity_level: null },
      ]);
      expect(await view(customer)).toMatchObject({ has_health_answers: false });
    });

    it('withdrawn, has the job look for answers until none are left', async () => {
      const customer = await testApp.newCustomer();
      const paid = await customer.orderCart((await fill(customer)).id);
      await payFor(customer, paid.id);
      await customer.ok('DELETE', 'privacy/health-consent');
      testApp.passTime(DAY_MS);
      await testApp.runJobs();
      expect(await hasMarked(customer)).toBe(true);
      testApp.passTime(20 * DAY_MS);
      await testApp.runJobs();
      expect(await hasMarked(customer)).toBe(false);
    });

    it('withdrawn, has the job wait for answers that are being written', async () => {
      const customer = await testApp.newCustomer();
      await customer.ok('DELETE', 'privacy/health-consent');
      testApp.passTime(30_000);
      await testApp.runJobs();
      expect(await hasMarked(customer)).toBe(true);
      testApp.passTime(60_000);
      await testApp.runJobs();
      expect(await hasMarked(customer)).toBe(false);
    });

    it('given again after it was withdrawn, ends the search for answers, which stay', async () => {
      const customer = await testApp.newCustomer();
      await fill(customer);
      await customer.ok('DELETE', 'privacy/health-consent');
      await fill(customer);
      testApp.passTime(DAY_MS);
      await testApp.runJobs();
      expect(await hasMarked(customer)).toBe(false);
      expect(await view(customer)).toMatchObject({ has_health_answers: true });
    });

    it('withdrawn, applies to answers that come later without a consent', async () => {
      const customer = await testApp.newCustomer();
      await customer.ok('DELETE', 'privacy/health-consent');
      testApp.passTime(DAY_MS);
      await testApp.runJobs();
      const paid = await customer.order();
      await payFor(customer, paid.id);
      testApp.passTime(20 * DAY_MS);
      await testApp.runJobs();
      expect(await plansOf(paid.id)).toMatchObject([{ age: null }]);
    });

    it('withdrawn by one customer, leaves the answers of another', async () => {
      const [one, other] = [await testApp.newCustomer(), await testApp.newCustomer()];
      for (const customer of [one, other]) await fill(customer);
      await one.ok('DELETE', 'privacy/health-consent');
      await testApp.runJobs();
      expect((await download(other)).questionnaires).toMatchObject([
        { medical_condition_details: 'asthma', age_years: 30 },
      ]);
    });
  });

  describe('the download', () => {
    it('needs the session and the password, and is not asked for without end', async () => {
      const customer = await testApp.newCustomer();
      const wrong = await customer.refusal('POST', 'privacy/download', { password: 'guess' });
      expect(wrong).toMatchObject({
        code: 422,
        errors: { password: ['The password is not correct.'] },
      });
      const guest = await testApp.app.inject({
        method: 'POST',
        url: '/api/privacy/download',
        payload: { password: PASSWORD },
      });
      expect(guest.statusCode).toBe(401);
      for (let count = 0; count < 10; count += 1) await download(customer);
      const more = await customer.refusal('POST', 'privacy/download', { password: PASSWORD });
      expect(more.code).toBe(429);
      const others = await testApp.newCustomer();
      for (let count = 0; count < 10; count += 1) {
        await others.refusal('POST', 'privacy/download', { password: 'guess' });
      }
      const blocked = await others.refusal('POST', 'privacy/download', { password: PASSWORD });
      expect(blocked.code).toBe(429);
    });

    it('has everything of this customer, no secret, and nothing of another', async () => {
      const [one, other] = [
        await newAppointmentCustomer(testApp),
        await newAppointmentCustomer(testApp),
      ];
      await live(one, 'zq');
      await live(other, 'xw');
      await one.ok('PUT', 'mail-preferences', { kind: 'plan_changes', wanted: false });
      const answer = await testApp.app.inject({
        method: 'POST',
        url: '/api/privacy/download',
        headers: { authorization: `Bearer ${one.token}` },
        payload: { password: PASSWORD },
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      for (const planted of plantedBy('zq')) expect(answer.body).toContain(planted);
      for (const planted of plantedBy('xw')) expect(answer.body).not.toContain(planted);
      const { rows } = await sql<{ secret: string }>`
        select password_hash as secret from customers union select token_hash from sessions
        union select civil_id from customers where civil_id is not null
        union select payment_token from payment_attempts where payment_token is not null`.execute(
        testApp.context.db,
      );
      expect(rows.length).toBeGreaterThan(5);
      for (const { secret } of rows) expect(answer.body).not.toContain(secret);
      const data = answer.json<{ response: PersonalData }>().response;
      expect(data).toMatchObject({
        format: 'personal-data',
        version: 3,
        orders: [{ details: { items: [{}] } }, { details: { payment_status: 'paid' } }],
        appointments: [{ details: { payment_status: 'paid' } }, { details: {} }],
        payments: [
          { status: 'captured', captures: [{ amount: expect.any(String) as string }] },
          {},
        ],
      });
      expect(data.orders[1]?.details.items[0]?.schedule[0]).toHaveProperty('dishes');
      expect(data.sessions).toHaveLength(1);
      expect(data.mails_switched_off).toEqual([
        { kind: 'plan_changes', switched_off_at: testApp.context.clock().toISOString() },
      ]);
    });

    it('has with each order, questionnaire and appointment what belongs to it', async () => {
      const { db, clock } = testApp.context;
      const customer = await newAppointmentCustomer(testApp);
      customer.addressId = await addressOf(customer);
      const buy = async (named: string, answers: object) => {
        const cart = await fill(customer, { ...SICK, no_dislikes_allergies: false, ...answers });
        const { id } = await customer.orderCart(cart.id);
        await payFor(customer, id);
        const [day] = (await customer.viewOrder(id)).items[0]!.schedule;
        const failed = { order_day_id: day!.id, reason: 'other' as const, failed_at: clock() };
        await db
          .insertInto('failed_deliveries')
          .values({ ...failed, note: `${named} door` })
          .execute();
        await db
          .insertInto('order_notes')
          .values({ order_id: id, staff_id: 1, note: `${named} call`, noted_at: clock() })
          .execute();
        return { details: await customer.viewOrder(id), named };
      };
      const first = await buy('first', { allergens: [1, 2] });
      const second = await buy('second', { dislikes: [3] });
      const bookings = [await customer.bookAndPay(), await customer.book()];
      const data = await download(customer);
      expect(data.orders).toMatchObject(
        [second, first].map(({ details, named }) => ({
          details,
          health_answers: [{ plan_id: details.items[0]!.id }],
          failed_deliveries: [{ note: `${named} door` }],
          notes: [{ note: `${named} call` }],
        })),
      );
      expect(data.questionnaires).toMatchObject([
        { allergies: [{ name_en: 'Gluten' }, { name_en: 'Milk and dairy' }], dislikes: [] },
        { allergies: [], dislikes: [{ name_en: 'Tomato' }] },
      ]);
      const views = [await customer.view(bookings[0]!.id), await customer.view(bookings[1]!.id)];
      expect(data.appointments.map(({ details }) => details)).toEqual(views);
      expect(data.appointments[0]!.name).toMatch(/\w/);
    });

    it('has with each payment its own refunds, and neither time nor amount that the gateway did not name', async () => {
      const { db, clock } = testApp.context;
      const customer = await testApp.newCustomer();
      const [back, kept] = [await customer.order(), await customer.order()];
      for (const { id } of [back, kept]) await payFor(customer, id);
      const { id: capture_id } = await db
        .selectFrom('payment_captures')
        .select('id')
        .where('order_id', '=', back.id)
        .executeTakeFirstOrThrow();
      const refund = { capture_id, amount_fils: 1_500, due_at: clock() };
      await db.insertInto('refunds').values(refund).execute();
      await db
        .updateTable('payment_captures')
        .set({ paid_on: null, amount_fils: null })
        .where('order_id', '=', kept.id)
        .execute();
      const { payments } = await download(customer);
      const capturesFor = ({ order_number }: typeof back) =>
        payments.find(({ paid_for }) => paid_for === order_number)?.captures;
      expect(capturesFor(back)).toMatchObject([{ refunds: [{ amount: '1.500' }] }]);
      expect(capturesFor(kept)).toMatchObject([{ amount: null, paid_on: null, refunds: [] }]);
    });

    it('has the changes of a day of a paid plan', async () => {
      const customer = await testApp.newCustomer();
      const { id } = await customer.orderCart((await fill(customer)).id);
      await payFor(customer, id);
      const [day] = (await customer.viewOrder(id)).items[0]!.schedule;
      const path = `subscriptions/${id}/days/${day!.id}`;
      const menu = await customer.ok<PlanDayResponse>('GET', path);
      const firstOf = (kind: 'meal' | 'snack') =>
        menu.dishes.filter((dish) => dish.kind === kind).slice(0, menu[`${kind}s`]);
      const idsOf = (kind: 'meal' | 'snack') => firstOf(kind).map((dish) => dish.id);
      await customer.ok('PUT', path, { meals: idsOf('meal'), snacks: idsOf('snack') });
      const [order] = (await download(customer)).orders;
      const added = [...firstOf('meal'), ...firstOf('snack')];
      expect(order!.details.items[0]!.changes).toMatchObject([
        { date: day!.date, added: added.map(({ name_en, name_ar }) => ({ name_en, name_ar })) },
      ]);
    });
  });

  describe('the deletion', () => {
    const reasonsOf = async (customer: TestCustomer) =>
      (await view(customer)).deletion_blockers.map(({ reason, number }) => [reason, number]);

    it('waits for a paid plan, a paid appointment, an open payment and, for a month, money due back', async () => {
      const customer = await newAppointmentCustomer(testApp);
      customer.addressId = await addressOf(customer);
      const order = await customer.orderCart((await fill(customer)).id);
      await customer.startPayment(order.id);
      expect(await reasonsOf(customer)).toEqual([['payment', order.order_number]]);
      await payFor(customer, order.id);
      const booking = await customer.bookAndPay();
      const before = await remove(customer);
      expect(before).toMatchObject({ code: 409, response: { error: 'account_in_use' } });
      const [plan, appointment] = (await view(customer)).deletion_blockers;
      expect([plan?.reason, appointment?.reason]).toEqual(['plan', 'appointment']);
      expect(appointment).toMatchObject({ number: booking.booking_number, until: booking.date });
      await customer.cancel(booking.id);
      expect(await reasonsOf(customer)).toContainEqual(['refund', booking.booking_number]);
      expect(
        (await customer.ok<PrivacyResponse>('GET', 'privacy')).deletion_blockers,
      ).not.toContainEqual(expect.objectContaining({ reason: 'appointment' }));
      testApp.passTime(20 * DAY_MS);
      await testApp.runJobs();
      expect(await reasonsOf(customer)).toEqual([['refund', booking.booking_number]]);
      testApp.passTime(11 * DAY_MS);
      expect(await reasonsOf(customer)).toEqual([]);
      await customer.ok('GET', 'profile');
    });

    it('does not wait for money that is recorded as paid back', async () => {
      const customer = await newAppointmentCustomer(testApp);
      const { id, booking_number } = await customer.bookAndPay();
      await customer.cancel(id);
      expect(await reasonsOf(customer)).toEqual([['refund', booking_number]]);
      const { db, clock } = testApp.context;
      const [refund] = (await dueRefunds(db)).filter((due) => due.appointment_id === id);
      await recordRefunded(db, refund?.id ?? 0, { at: clock(), reference: 'R-1' });
      expect(await reasonsOf(customer)).toEqual([]);
    });

    it('needs the password', async () => {
      const customer = await testApp.newCustomer();
      expect(await remove(customer, 'guess')).toMatchObject({ code: 422 });
      await customer.ok('GET', 'profile');
    });

    it('leaves no trace of the person in any table, and the books as they were', async () => {
      const { db } = testApp.context;
      const [customer, other] = [
        await newAppointmentCustomer(testApp),
        await newAppointmentCustomer(testApp),
      ];
      await live(customer, 'vk');
      await live(other, 'qj');
      const { profile } = await customer.ok<{ profile: { id: number } }>('GET', 'profile');
      const money = () =>
        db
          .selectFrom('orders')
          .select(['id', 'grand_total_fils', 'paid_at', 'created_at', 'start_date'])
          .orderBy('id')
          .execute();
      const captures = () => db.selectFrom('payment_captures').selectAll().orderBy('id').execute();
      const books = [await money(), await captures()];
      const planted = plantedBy('vk');
      expect(new Set((await found(planted)).map(({ text }) => text))).toEqual(
        // The civil ID is encrypted already.
        new Set(planted.filter((text) => text !== CIVIL_IDS.vk)),
      );
      testApp.passTime(20 * DAY_MS);
      await testApp.runJobs();
      testApp.mails.length = 0;
      customer.locale = 'ar';
      expect(await remove(customer)).toMatchObject({ status: true });
      expect(await found(planted)).toEqual([]);
      expect([await money(), await captures()]).toEqual(books);
      expect(testApp.mails.map(({ to, subject }) => [to, subject])).toEqual([
        ['vkmail@example.com', 'حُذف حسابك'],
      ]);
      // Neither the civil ID, which is encrypted, nor the new e-mail, which was not confirmed in time.
      const others = new Set((await found(plantedBy('qj'))).map(({ text }) => text));
      expect(others.size).toBe(plantedBy('qj').length - 2);
      expect(await rowsOf(profile.id)).toEqual({
        appointments: 2,
        carts: 2,
        orders: 2,
      });
      await testApp.runJobs();
      expect(testApp.mails).toHaveLength(1);
    });

    it('forgets what was counted for the customer', async () => {
      const customer = await testApp.newCustomer();
      const { profile } = await customer.ok<{
        profile: Record<'first_name' | 'last_name' | 'phone' | 'email', string> & { id: number };
      }>('GET', 'profile');
      const { id, email, first_name, last_name, phone } = profile;
      const changed = { first_name, last_name, phone, password: PASSWORD };
      await customer.ok('PUT', 'profile', { ...changed, email: `next${id}@example.com` });
      await post('reset-password-token', { email });
      const message = { name: 'Sara', phone: '50012345', subject: 'Hi', message: 'Hello' };
      await customer.ok('POST', 'contact-us', { ...message, email });
      await download(customer);
      await remove(customer, 'guess');
      const counted = async () => {
        const rows = await testApp.context.db.selectFrom('rate_limits').select('key').execute();
        return rows.flatMap(({ key }) => {
          const kind = key.split(':')[0]!;
          const own = [attemptsKey(kind, email), attemptsKey(kind, String(id)), `${kind}:${id}`];
          return own.includes(key) ? [kind] : [];
        });
      };
      expect((await counted()).sort()).toEqual([
        ...['contact-email', 'download', 'email-change', 'password', 'reset-link-email'],
      ]);
      expect(await remove(customer)).toMatchObject({ status: true });
      expect(await counted()).toEqual([]);
    });

    it('ends every session, frees the e-mail, and is done once', async () => {
      const { db } = testApp.context;
      const customer = await testApp.newCustomer();
      const { profile } = await customer.ok<{ profile: { id: number; email: string } }>(
        'GET',
        'profile',
      );
      const answers = await Promise.all([remove(customer), remove(customer)]);
      expect(answers.some(({ status }) => status)).toBe(true);
      expect(testApp.mails).toHaveLength(1);
      expect((await customer.call('GET', 'profile')).code).toBe(401);
      const login = { email: profile.email, password: PASSWORD };
      expect(await post('login', login)).toBe(422);
      expect(await post('login', { ...login, email: `deleted-${profile.id}` })).toBe(422);
      const late = await startSession(db, profile.id, testApp.context.clock());
      const reply = await testApp.app.inject({
        url: '/api/profile',
        headers: { authorization: `Bearer ${late}` },
      });
      expect(reply.statusCode).toBe(401);
      const again = { ...login, first_name: 'Sara', last_name: 'Al-Ali', phone: '50012345' };
      expect(
        await post('quick-signup', { ...again, confirm_password: PASSWORD, terms: true }),
      ).toBe(200);
    });

    it('deletes what a concurrent request has written', async () => {
      const { db, clock } = testApp.context;
      const customer = await testApp.newCustomer();
      const { profile } = await customer.ok<{ profile: { id: number } }>('GET', 'profile');
      const row = await db
        .selectFrom('addresses')
        .selectAll()
        .where('customer_id', '=', profile.id)
        .executeTakeFirstOrThrow();
      await remove(customer);
      await db
        .insertInto('addresses')
        .values({
          ...row,
          id: 999,
          customer_id: profile.id,
          street: 'lateStreet',
          created_at: clock(),
        })
        .execute();
      await testApp.runJobs();
      expect(await found(['lateStreet'])).toEqual([]);
    });

    it('flags a later payment for its refund, without a mail', async () => {
      const customer = await newAppointmentCustomer(testApp);
      const booking = await customer.book(freshSlot());
      const { reference } = await customer.pay(booking.id);
      const { db } = testApp.context;
      await db
        .updateTable('payment_attempts')
        .set({ status: 'abandoned' })
        .where('reference', '=', reference)
        .execute();
      testApp.mails.length = 0;
      expect(await remove(customer)).toMatchObject({ status: true });
      await db
        .updateTable('payment_attempts')
        .set({ status: 'pending', next_check_at: testApp.context.clock() })
        .where('reference', '=', reference)
        .execute();
      testApp.passTime(60 * DAY_MS);
      await testApp.runJobs();
      await testApp.runJobs();
      const captured = db
        .selectFrom('payment_captures')
        .selectAll()
        .where('appointment_id', '=', booking.id);
      expect(await captured.execute()).toMatchObject([
        { settles: false, refund_reason: 'slot_lost' },
      ]);
      expect(testApp.mails).toHaveLength(1);
    });
  });

  const CIVIL_IDS = {
    zq: '290010100011',
    xw: '305111500013',
    vk: '304022900029',
    qj: '304022900010',
  };
  const PHONES = { zq: '55123987', xw: '66876321', vk: '55987123', qj: '66321876' };
  type Mark = keyof typeof CIVIL_IDS;

  /** Every text that `live` plants. */
  function plantedBy(mark: Mark): string[] {
    const fields = [
      ...[
        'first',
        'last',
        'mail',
        'next',
        'title',
        'block',
        'street',
        'avenue',
        'house',
        'floor',
        'flat',
      ],
      ...[
        'direction',
        'medicine',
        'others',
        'note',
        'cart',
        'subject',
        'message',
        'sender',
        'talk',
      ],
    ];
    return [...fields.map((field) => `${mark}${field}`), CIVIL_IDS[mark], PHONES[mark]];
  }

  /** Uses the shop as a customer does, with a mark in every field that takes text. */
  async function live(customer: AppointmentCustomer, mark: Mark): Promise<void> {
    const { profile } = await customer.ok<{ profile: { id: number } }>('GET', 'profile');
    // As if it had been confirmed.
    await testApp.context.db
      .updateTable('customers')
      .set({ email: `${mark}mail@example.com` })
      .where('id', '=', profile.id)
      .execute();
    await customer.ok('PUT', 'profile', {
      ...{ first_name: `${mark}first`, last_name: `${mark}last`, email: `${mark}next@example.com` },
      ...{ phone: PHONES[mark], civil_id: CIVIL_IDS[mark], password: PASSWORD },
    });
    customer.addressId = await addressOf(customer, mark);
    await customer.ok('POST', 'contact-us', {
      ...{ name: `${mark}sender`, email: `${mark}mail@example.com`, phone: PHONES[mark] },
      ...{ subject: `${mark}subject`, message: `${mark}message` },
    });
    const answers = {
      ...SICK,
      ...{ medical_condition_details: `${mark}medicine`, others: `${mark}others` },
      ...{ no_dislikes_allergies: false, allergens: [1], dislikes: [2] },
    };
    const order = async () => {
      const { id } = await fill(customer, answers);
      const input = { cart_id: id, address_id: customer.addressId, comment: `${mark}note` };
      const made = await customer.ok<{ subscription_details: { id: number } }>(
        'POST',
        'subscriptions',
        input,
      );
      return made.subscription_details.id;
    };
    await payFor(customer, await order());
    await order();
    const { id } = await fill(customer, answers);
    await customer.ok('PUT', 'carts', { cart_id: id, comment: `${mark}cart` });
    await customer.bookAndPay({ comments: `${mark}talk`, phone: PHONES[mark] });
    await customer.book({ comments: `${mark}talk`, email: `${mark}mail@example.com` });
  }

  async function addressOf(customer: TestCustomer, mark = 'any'): Promise<number> {
    const { address } = await customer.ok<{ address: { id: number } }>('POST', 'address', {
      ...{
        location: 'office',
        gov_id: 1,
        area_id: 1,
        title: `${mark}title`,
        block: `${mark}block`,
      },
      ...{ street: `${mark}street`, avenue: `${mark}avenue`, house_building: `${mark}house` },
      ...{ floor: `${mark}floor`, apartment: `${mark}flat`, special_direction: `${mark}direction` },
    });
    return address.id;
  }

  /** Where in the whole database these texts are. */
  async function found(texts: readonly string[]): Promise<{ table: string; text: string }[]> {
    const { db } = testApp.context;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
    const hits: { table: string; text: string }[] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ row: string }>`
        select t::text as row from ${sql.table(name)} as t`.execute(db);
      const content = rows.map(({ row }) => row).join('\n');
      for (const text of texts) if (content.includes(text)) hits.push({ table: name, text });
    }
    return hits;
  }

  /** How many rows of the customer each table has. */
  async function rowsOf(customerId: number): Promise<Record<string, number>> {
    const { db } = testApp.context;
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'customer_id'`.execute(db);
    const counts: [string, number][] = [];
    for (const { name } of tables) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(name)} where customer_id in
          (${customerId})`.execute(db);
      counts.push([name, rows[0]?.count ?? 0]);
    }
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  }

  async function post(path: string, payload: object): Promise<number> {
    const { statusCode } = await testApp.app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
    });
    return statusCode;
  }
});

import { fillDueDays } from '../../../server/domain/planner/fillDueDays.ts';
import { kuwaitInstant, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { AuditEntry } from '../../../src/contract/wire/staff/audit.ts';
import type {
  StaffPlanDay,
  StaffPlanDayDetails,
} from '../../../src/contract/wire/staff/planDays.ts';
import type {
  SubscriptionDay,
  SubscriptionDetails,
} from '../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

/** A Sunday, the first of a plan of five days, and a week before it. */
const DAY = '2027-01-17';
const PLANNED = kuwaitInstant('2027-01-12', '09:00');
const GLUTEN = 1;

interface Choice {
  meals: number[];
  snacks: number[];
}

describeOnDatabases('the days that the kitchen fills', (database) => {
  let testApp: PaymentTestApp;
  let dietitian: StaffClient;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    const { db } = testApp.context;
    testApp.setNow(TEST_NOW);
    await db.deleteFrom('rate_limits').execute();
    await db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    // Removes the orders of earlier tests.
    await db.updateTable('orders').set({ status: 'rejected' }).execute();
    dietitian = await logInAs(testApp.app, 'dietitian');
  });
  afterAll(() => testApp.stop());

  async function buy(answers: object = {}, locale: 'en' | 'ar' = 'en') {
    const customer = await signUp(testApp.app, `planday${(customers += 1)}@example.com`);
    customer.locale = locale;
    const item = await customer.addPlan({ meals: 2, snacks: 1, days: 5, startDate: DAY });
    await customer.answerQuestions(item, answers);
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    await testApp.pay(customer, id);
    return { customer, order: await customer.viewOrder(id) };
  }

  /** The planner has filled the week. */
  async function plan(): Promise<void> {
    // It leaves out orders that are held at that moment, as by the mail of a payment.
    await testApp.payments.background.idle();
    testApp.setNow(PLANNED);
    await fillDueDays(testApp.context);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    dietitian = await logInAs(testApp.app, 'dietitian');
  }

  const list = (query = `date=${DAY}`) =>
    dietitian.get<{ items: StaffPlanDay[]; total: number }>('GET', `plan-days?${query}`);
  const read = (id: number) => dietitian.get<StaffPlanDayDetails>('GET', `plan-days/${id}`);
  const change = (id: number, choice: Choice, seen: Choice) =>
    dietitian.get('PUT', `plan-days/${id}`, { ...choice, seen });
  const refused = (code: number, id: number, choice: Choice, seen: Choice) =>
    dietitian.refused(code, 'PUT', `plan-days/${id}`, { ...choice, seen });
  const dayOf = ({ items }: SubscriptionDetails): SubscriptionDay =>
    items[0]!.schedule.find(({ date }) => date === DAY)!;
  const shownTo = async (customer: TestCustomer, { id }: SubscriptionDetails) =>
    dayOf(await customer.viewOrder(id));
  const idsOf = ({ dishes }: SubscriptionDay) => dishes.map(({ id }) => id);
  const choiceOf = ({ dishes }: SubscriptionDay): Choice => ({
    meals: dishes.filter(({ kind }) => kind === 'meal').map(({ id }) => id),
    snacks: dishes.filter(({ kind }) => kind === 'snack').map(({ id }) => id),
  });

  /** Another permitted choice: other meals, the same snacks. */
  function others({ dishes, selection: { meals, snacks } }: StaffPlanDayDetails): Choice {
    const permitted = dishes.filter(
      ({ id, kind, blocked_by }) =>
        kind === 'meal' && blocked_by.length === 0 && !meals.includes(id),
    );
    return { meals: permitted.slice(0, meals.length).map(({ id }) => id), snacks };
  }

  it('are listed by date with the proposed dishes, incomplete ones first', async () => {
    const first = await buy();
    const second = await buy();
    await plan();
    const { db } = testApp.context;
    await db
      .deleteFrom('order_day_dishes')
      .where('order_day_id', '=', dayOf(second.order).id)
      .where('kind', '=', 'snack')
      .execute();
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { id: dayOf(second.order).id, state: 'lacking', missing: 1 },
      {
        ...{ id: dayOf(first.order).id, date: DAY, state: 'proposed', missing: 0 },
        ...{ order_number: `MZ-${first.order.id}`, customer_name: 'نورة Al-Salem' },
      },
    ]);
    const { dishes } = await shownTo(first.customer, first.order);
    expect(items[1]!.dishes).toEqual(dishes.map(({ name_en, name_ar }) => ({ name_en, name_ar })));
    expect((await list(`date=${DAY}&state=lacking`)).items).toEqual([items[0]]);
    expect((await list(`date=${DAY}&per_page=1&page=2`)).items).toEqual([items[1]]);
    // The first day that can still be changed.
    expect((await list('')).items.map(({ date }) => date)).toEqual([]);
    testApp.setNow(kuwaitInstant('2027-01-14', '12:00'));
    dietitian = await logInAs(testApp.app, 'dietitian');
    expect((await list('')).total).toBe(2);
    expect(JSON.stringify(items)).not.toContain('Gluten');
  });

  it('leave out days that customers have chosen or skipped, and customers who withdrew their answers', async () => {
    const own = await buy();
    const skipped = await buy();
    const silent = await buy();
    const open = await buy();
    await plan();
    const path = ({ id }: SubscriptionDetails, day: SubscriptionDay) =>
      `subscriptions/${id}/days/${day.id}`;
    const { dishes, ...details } = await read(dayOf(own.order).id);
    await own.customer.ok('PUT', path(own.order, dayOf(own.order)), others({ dishes, ...details }));
    await skipped.customer.ok('PUT', `${path(skipped.order, dayOf(skipped.order))}/skip`);
    await testApp.context.db
      .updateTable('order_items')
      .set({ age: null })
      .where('order_id', '=', silent.order.id)
      .execute();
    expect((await list()).items.map(({ order_id }) => order_id)).toEqual([open.order.id]);
    await dietitian.refused(409, 'GET', `plan-days/${dayOf(skipped.order).id}`);
    await dietitian.refused(409, 'GET', `plan-days/${dayOf(silent.order).id}`);
  });

  it('show what the customer must not eat, and each read is logged without it', async () => {
    const { order } = await buy({
      ...{ medical_condition: true, medical_condition_details: 'Diabetes' },
      ...{ no_dislikes_allergies: false, allergens: [GLUTEN], dislikes: [2], others: 'Kiwi' },
    });
    await plan();
    const day = await read(dayOf(order).id);
    expect(day).toMatchObject({
      ...{
        date: DAY,
        order_id: order.id,
        until: '2027-01-14',
        meals: 2,
        snacks: 1,
        others: 'Kiwi',
      },
      ...{ customer_name: 'نورة Al-Salem', kept: [] },
      daily_nutrition: { calories: expect.any(Number), protein: expect.any(Number) },
    });
    expect(day.allergies).toHaveLength(1);
    expect(day.dislikes).toHaveLength(1);
    expect(day.dishes.every(({ weekdays }) => weekdays.includes(weekdayOf(DAY)))).toBe(true);
    expect(day.dishes.some(({ blocked_by }) => blocked_by.length > 0)).toBe(true);
    expect(JSON.stringify(day)).not.toContain('Diabetes');
    const manager = await logInAs(testApp.app, 'manager');
    const path = `audit-log?subject=order&subject_id=${order.id}`;
    const { items } = await manager.get<{ items: AuditEntry[] }>('GET', path);
    expect(items[0]).toMatchObject({
      action: 'plan_day.read',
      after: { order_day_id: dayOf(order).id, date: DAY },
      staff: { role: 'dietitian' },
    });
    expect(JSON.stringify(items)).not.toMatch(/Kiwi|Gluten|Salem/);
  });

  it.each(['en', 'ar'] as const)(
    'are changed by hand: the customer sees it at once, and is notified in %s',
    async (locale) => {
      const { customer, order } = await buy({}, locale);
      await plan();
      const id = dayOf(order).id;
      const day = await read(id);
      const choice = others(day);
      await testApp.runJobs();
      testApp.mails.length = 0;
      await change(id, choice, day.selection);
      // The receipt was lost.
      await change(id, choice, day.selection);
      const shown = await shownTo(customer, order);
      expect(choiceOf(shown)).toEqual(choice);
      expect(shown.dishes.map(({ selected_by }) => selected_by)).toEqual(
        shown.dishes.map(() => 'dietitian'),
      );
      expect((await customer.viewOrder(order.id)).items[0]!.changes).toEqual([]);
      await testApp.runJobs();
      const mails = testApp.mails.filter(({ id: name }) => name?.startsWith('plan-change-'));
      expect(mails).toHaveLength(1);
      expect(mails[0]!.text).toContain(
        locale === 'en' ? 'Our dietitian has looked at your day' : 'راجع أخصائي التغذية لدينا يومك',
      );
      const manager = await logInAs(testApp.app, 'manager');
      const { items } = await manager.get<{ items: AuditEntry[] }>(
        'GET',
        `audit-log?subject=order&subject_id=${order.id}`,
      );
      expect(items.filter(({ action }) => action === 'plan_day.changed')).toMatchObject([
        { before: day.selection, after: { ...choice, order_day_id: id } },
      ]);
    },
  );

  it('never get a dish with a declared allergen, one of another day, or too few', async () => {
    const { customer, order } = await buy({
      ...{ no_dislikes_allergies: false, allergens: [GLUTEN], dislikes: [] },
    });
    await plan();
    const id = dayOf(order).id;
    const { dishes, selection } = await read(id);
    const blocked = dishes.find(
      ({ kind, blocked_by }) => kind === 'meal' && blocked_by.length > 0,
    )!;
    const [first = 0, second = 0] = selection.meals;
    const { errors } = await refused(
      422,
      id,
      { ...selection, meals: [first, blocked.id] },
      selection,
    );
    expect(errors?.['days']?.[0]).toContain(blocked.name_en);
    await refused(422, id, { ...selection, meals: [first] }, selection);
    await refused(422, id, { ...selection, meals: [first, first] }, selection);
    const { db } = testApp.context;
    const { id: never } = await db
      .insertInto('dishes')
      .columns([
        'key',
        'kind',
        'name_en',
        'name_ar',
        'description_en',
        'description_ar',
        'image',
        'calories',
        'carbs_g',
        'fat_g',
        'protein_g',
        'weekdays',
        'position',
      ])
      .expression((dish) =>
        dish
          .selectFrom('dishes')
          .select((row) => row.val(`never${id}`).as('key'))
          .select([
            'kind',
            'name_en',
            'name_ar',
            'description_en',
            'description_ar',
            'image',
            'calories',
            'carbs_g',
            'fat_g',
            'protein_g',
          ])
          .select((row) => [row.cast<never>(row.val('[]'), 'jsonb').as('weekdays'), 'position'])
          .where('id', '=', second),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await refused(422, id, { ...selection, meals: [first, never] }, selection);
    expect(idsOf(await shownTo(customer, order))).toEqual([
      ...selection.meals,
      ...selection.snacks,
    ]);
  });

  it('keep what the customer has chosen beside the dietitian', async () => {
    const { customer, order } = await buy();
    const day = dayOf(order);
    await plan();
    const { selection, dishes } = await read(day.id);
    const { db } = testApp.context;
    const [own = 0, proposed = 0] = selection.meals;
    await db
      .updateTable('order_day_dishes')
      .set({ selected_by: 'customer' })
      .where('order_day_id', '=', day.id)
      .where('dish_id', '=', own)
      .execute();
    expect((await read(day.id)).kept).toEqual([own]);
    const [other] = others({ ...(await read(day.id)), dishes }).meals;
    const lost = await refused(422, day.id, { ...selection, meals: [proposed, other!] }, selection);
    expect(lost.errors?.['days']?.[0]).toContain('it stays');
    await change(day.id, { ...selection, meals: [own, other!] }, selection);
    const shown = await shownTo(customer, order);
    expect(shown.dishes.find(({ id }) => id === own)?.selected_by).toBe('customer');
    expect(shown.dishes.find(({ id }) => id === other)?.selected_by).toBe('dietitian');
  });

  it('stay as a customer has changed them at the same moment', async () => {
    const { customer, order } = await buy();
    await plan();
    const { id } = dayOf(order);
    const day = await read(id);
    const choice = others(day);
    const path = `subscriptions/${order.id}/days/${id}`;
    const [meal] = choice.meals;
    const customers: Choice = { ...day.selection, meals: [meal!, day.selection.meals[0]!] };
    await customer.ok('PUT', path, customers);
    const refusal = await refused(409, id, choice, day.selection);
    expect(refusal.error).toBe('day_changed');
    expect(choiceOf(await shownTo(customer, order))).toEqual(customers);
    // Customers who choose alone keep their choice, whatever the dietitian had read.
    await refused(422, id, choice, customers);

    const both = await buy();
    await plan();
    const other = dayOf(both.order);
    const seen = await read(other.id);
    const wanted = others(seen);
    const own: Choice = { ...seen.selection, meals: [wanted.meals[0]!, seen.selection.meals[0]!] };
    await Promise.all([
      both.customer.ok('PUT', `subscriptions/${both.order.id}/days/${other.id}`, own),
      dietitian.inject('PUT', `plan-days/${other.id}`, { ...wanted, seen: seen.selection }),
    ]);
    expect(choiceOf(await shownTo(both.customer, both.order))).toEqual(own);
  });

  it('are closed when they are for customers: the kitchen is preparing them', async () => {
    const { customer, order } = await buy();
    await plan();
    const { id } = dayOf(order);
    const day = await read(id);
    testApp.setNow(kuwaitInstant('2027-01-15', '00:00'));
    dietitian = await logInAs(testApp.app, 'dietitian');
    expect((await refused(409, id, others(day), day.selection)).error).toBe('day_closed');
    await dietitian.refused(409, 'GET', `plan-days/${id}`);
    expect(choiceOf(await shownTo(customer, order))).toEqual(day.selection);
  });
});

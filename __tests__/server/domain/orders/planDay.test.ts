import { fillDueDays } from '../../../../server/domain/planner/fillDueDays.ts';
import { addDays } from '../../../../src/contract/kuwaitTime.ts';
import type { PlanDayResponse } from '../../../../src/contract/wire/planDay.ts';
import type { SubscriptionDetails } from '../../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

/** The first day is Friday 15 January: it closes with Tuesday 12 January, 24:00 in Kuwait. */
const CLOSES = new Date('2027-01-12T21:00:00Z');
const BEFORE = new Date(CLOSES.getTime() - 1);

describeOnDatabases('a day of a paid plan', (database) => {
  let testApp: PaymentTestApp;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  afterEach(() => testApp.setNow(TEST_NOW));
  afterAll(() => testApp.stop());

  const newCustomer = () => signUp(testApp.app, `day${(customers += 1)}@example.com`);

  async function paidPlan(
    customer: TestCustomer,
    answers: object = {},
    size: Parameters<TestCustomer['addPlan']>[0] = { meals: 2, snacks: 1 },
  ) {
    const item = await customer.addPlan({ days: 5, ...size });
    await customer.answerQuestions(item, answers);
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    // The clock is stopped, so the minute in which enquiries are counted never ends.
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return pathOf(await customer.viewOrder(id));
  }

  /** Where the first day of an order is changed. */
  function pathOf({ id, items }: SubscriptionDetails) {
    const [day] = items[0]!.schedule;
    return { id, path: `subscriptions/${id}/days/${day!.id}`, date: day!.date };
  }

  const view = (customer: TestCustomer, path: string) => customer.ok<PlanDayResponse>('GET', path);

  /** The last permitted dishes of the menu. */
  function choiceFrom({ dishes, meals, snacks }: PlanDayResponse, skipped = 0) {
    const of = (kind: 'meal' | 'snack', count: number) =>
      dishes
        .filter((dish) => dish.kind === kind && dish.blocked_by.length === 0)
        .map(({ id }) => id)
        .toReversed()
        .slice(skipped, skipped + count);
    return { meals: of('meal', meals), snacks: of('snack', snacks) };
  }

  const firstDay = async (customer: TestCustomer, order: number) =>
    (await customer.viewOrder(order)).items[0]!.schedule[0]!;

  const change = (customer: TestCustomer, path: string, choice: object) =>
    customer.call<{ subscription_details: SubscriptionDetails }>('PUT', path, choice);

  it('takes the dishes that its customer chooses, in the portions of the plan, until it closes', async () => {
    const customer = await newCustomer();
    const { id, path, date } = await paidPlan(customer);
    await fillDueDays(testApp.context);
    const menu = await view(customer, path);
    expect(menu).toMatchObject({ date, meals: 2, snacks: 1 });
    const choice = choiceFrom(menu);
    testApp.setNow(BEFORE);
    const { response } = await change(customer, path, choice);
    const [day] = response.subscription_details.items[0]!.schedule;
    expect(day!.dishes.map((dish) => dish.id)).toEqual([...choice.meals, ...choice.snacks]);
    expect(day!.dishes.every(({ selected_by }) => selected_by === 'customer')).toBe(true);
    const [chosen] = menu.dishes.filter((dish) => dish.id === choice.meals[0]);
    expect(day!.dishes[0]).toMatchObject({ calories: chosen!.calories, protein: chosen!.protein });
    expect(await firstDay(customer, id)).toEqual(day);
    expect((await view(customer, path)).selection).toEqual({ date, ...choice });
  });

  it('is closed from forty-eight hours before it on, and says why', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    await fillDueDays(testApp.context);
    const choice = choiceFrom(await view(customer, path));
    const before = await firstDay(customer, id);
    testApp.setNow(CLOSES);
    const refused = {
      code: 409,
      error: 'day_closed',
      message: expect.stringContaining('end of Tuesday, 12\u00a0January 2027') as string,
    };
    expect(await customer.refusal('PUT', path, choice)).toMatchObject(refused);
    expect(await customer.refusal('GET', path)).toMatchObject(refused);
    expect(await firstDay(customer, id)).toEqual(before);
    const { items } = await customer.viewOrder(id);
    expect(items[0]!.changes).toEqual([]);
  });

  it('is changed once by the same choice, however often it is sent', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    const choice = choiceFrom(await view(customer, path));
    const sent = await Promise.all([1, 2, 3].map(() => change(customer, path, choice)));
    expect(sent.map(({ code }) => code)).toEqual([200, 200, 200]);
    testApp.setNow(CLOSES);
    const reversed = { ...choice, meals: choice.meals.toReversed() };
    expect((await change(customer, path, reversed)).code).toBe(200);
    const { items } = await customer.viewOrder(id);
    expect(items[0]!.changes).toHaveLength(1);
  });

  it('has one of two choices that are sent at once, whole', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    const menu = await view(customer, path);
    const choices = [choiceFrom(menu), choiceFrom(menu, 2)];
    // The dietitian fills the days meanwhile.
    await Promise.all([
      ...choices.map((choice) => change(customer, path, choice)),
      fillDueDays(testApp.context),
    ]);
    const ids = (await firstDay(customer, id)).dishes.map((dish) => dish.id);
    expect(choices.map(({ meals, snacks }) => [...meals, ...snacks])).toContainEqual(ids);
    expect((await customer.viewOrder(id)).items[0]!.changes).toHaveLength(2);
  });

  it('records added and removed dishes, newest first, and confirms by mail in the language of the request', async () => {
    const customer = await newCustomer();
    const { id, path, date } = await paidPlan(customer);
    await fillDueDays(testApp.context);
    const menu = await view(customer, path);
    const { dishes: before } = await firstDay(customer, id);
    const choice = choiceFrom(menu);
    customer.locale = 'ar';
    await change(customer, path, choice);
    const names = (ids: readonly number[]) =>
      ids.map((one) => menu.dishes.find((dish) => dish.id === one)!.name_ar);
    const { items } = await customer.viewOrder(id);
    const [entry] = items[0]!.changes;
    expect(entry).toMatchObject({ date, changed_at: TEST_NOW.toISOString() });
    const chosen = [...choice.meals, ...choice.snacks];
    const kept = before.map((dish) => dish.id);
    expect(entry!.added.map(({ name_ar }) => name_ar).sort()).toEqual(
      names(chosen.filter((one) => !kept.includes(one))).sort(),
    );
    expect(entry!.removed).toHaveLength(entry!.added.length);
    await testApp.runJobs();
    await testApp.runJobs();
    const mails = testApp.mails.filter(({ subject }) => subject.includes('تم تغيير وجباتك'));
    expect(mails).toHaveLength(1);
    for (const name of names(chosen)) expect(mails[0]!.text).toContain(name);
    expect(mails[0]!.text).toContain(`/order-details/${id}`);
  });

  it('refuses dishes that the plan or the answers do not allow, and names the field', async () => {
    const customer = await newCustomer();
    const { db, content } = testApp.context;
    const { allergens } = await content.now(db);
    const gluten = allergens.find(({ name_en }) => name_en === 'Gluten')!.id;
    const answers = { no_dislikes_allergies: false, allergens: [gluten] };
    const { id, path } = await paidPlan(customer, answers);
    const menu = await view(customer, path);
    const { meals, snacks } = choiceFrom(menu);
    const blocked = menu.dishes.find((dish) => dish.kind === 'meal' && dish.blocked_by.length > 0);
    for (const choice of [
      { meals: meals.slice(1), snacks },
      { meals: [...meals, ...meals], snacks },
      { meals: [meals[0], meals[0]], snacks },
      { meals: [meals[0], snacks[0]], snacks },
      { meals: [meals[0], blocked!.id], snacks },
      { meals: [meals[0], 999_999], snacks },
    ]) {
      const answer = await customer.call<{ errors: object }>('PUT', path, choice);
      expect(answer).toMatchObject({
        code: 422,
        response: { errors: { days: [expect.any(String)] } },
      });
    }
    expect((await customer.viewOrder(id)).items[0]!.changes).toEqual([]);
  });

  it('belongs to its customer and its order alone', async () => {
    const [owner, stranger] = [await newCustomer(), await newCustomer()];
    const { path } = await paidPlan(owner);
    const { id: other } = await paidPlan(stranger);
    const choice = choiceFrom(await view(owner, path));
    const ofOther = path.replace(/subscriptions\/\d+/, `subscriptions/${other}`);
    for (const [customer, at] of [
      [stranger, path],
      [stranger, ofOther],
      [owner, path.replace(/\d+$/, '2147483647')],
    ] as const) {
      expect(await customer.refusal('GET', at)).toMatchObject({ code: 404 });
      expect(await customer.refusal('PUT', at, choice)).toMatchObject({ code: 404 });
      expect(await customer.refusal('PUT', `${at}/skip`)).toMatchObject({ code: 404 });
      expect(await customer.refusal('DELETE', `${at}/skip`)).toMatchObject({ code: 404 });
    }
  });

  it('cannot be changed before it is paid, when it is not delivered, or once the answers are taken back', async () => {
    const customer = await newCustomer();
    const unpaid = pathOf(await customer.order());
    const refusal = { code: 409, error: 'day_not_delivered' };
    expect(await customer.refusal('GET', unpaid.path)).toMatchObject(refusal);
    expect(await customer.refusal('PUT', `${unpaid.path}/skip`)).toMatchObject(refusal);
    const { id, path } = await paidPlan(customer);
    const choice = choiceFrom(await view(customer, path));
    const { db } = testApp.context;
    const itemId = (await customer.viewOrder(id)).items[0]!.id;
    await db.updateTable('order_items').set({ age: null }).where('id', '=', itemId).execute();
    expect(await customer.refusal('PUT', path, choice)).toMatchObject({
      ...refusal,
      message: expect.stringContaining('You have taken back your health answers') as string,
    });
    expect((await customer.viewOrder(id)).items[0]!.days_changeable).toBe(false);
    await db
      .updateTable('order_days')
      .set({ status: 'skipped' })
      .where('order_item_id', '=', itemId)
      .execute();
    expect(await customer.refusal('PUT', path, choice)).toMatchObject(refusal);
  });

  it('asks for no more than the answers leave on the menu', async () => {
    const customer = await newCustomer();
    const { db, content } = testApp.context;
    const allergen_id = (await content.now(db)).allergens[0]!.id;
    const { path } = await paidPlan(customer, {
      no_dislikes_allergies: false,
      allergens: [allergen_id],
    });
    const harmless = (await view(customer, path)).dishes.filter(
      ({ kind, blocked_by }) => kind === 'meal' && blocked_by.length === 0,
    );
    await db
      .insertInto('dish_allergens')
      .values(harmless.slice(1).map(({ id }) => ({ dish_id: id, allergen_id })))
      .execute();
    const menu = await view(customer, path);
    expect(menu).toMatchObject({ meals: 1, snacks: 1 });
    expect((await change(customer, path, choiceFrom(menu))).code).toBe(200);
  });

  describe('that is skipped', () => {
    const skip = (customer: TestCustomer, path: string) =>
      customer.call<{ subscription_details: SubscriptionDetails }>('PUT', `${path}/skip`);
    const takeBack = (customer: TestCustomer, path: string) =>
      customer.call<{ subscription_details: SubscriptionDetails }>('DELETE', `${path}/skip`);
    const plan = async (customer: TestCustomer, id: number) =>
      (await customer.viewOrder(id)).items[0]!;
    const datesOf = ({ schedule }: SubscriptionDetails['items'][number], status: string) =>
      schedule.filter((day) => day.status === status).map(({ date }) => date);
    const pathOfDate = async (customer: TestCustomer, id: number, date: string) => {
      const { schedule } = await plan(customer, id);
      return `subscriptions/${id}/days/${schedule.find((day) => day.date === date)!.id}`;
    };
    /** The kitchen closes after the order was placed. */
    const close = (...dates: string[]) =>
      testApp.context.db
        .insertInto('closed_days')
        .values(
          dates.map((date) => ({
            date,
            kind: 'kitchen' as const,
            name_en: 'Eid',
            name_ar: 'عيد',
          })),
        )
        .execute();
    afterEach(() =>
      testApp.context.db.deleteFrom('closed_days').where('name_en', '=', 'Eid').execute(),
    );

    it('is delivered after the last day, on one that is neither excluded nor closed, and nothing is lost', async () => {
      const customer = await newCustomer();
      // From Saturday 16 January to Wednesday 20 January.
      const size = { meals: 2, snacks: 1, startDate: '2027-01-16' };
      const { id, path, date } = await paidPlan(
        customer,
        {},
        { ...size, delivery: 'except_friday' },
      );
      await fillDueDays(testApp.context);
      await close('2027-01-21', '2027-01-23');
      const before = await customer.viewOrder(id);
      expect((await view(customer, path)).skip_moves_to).toBe('2027-01-24');
      const { response } = await skip(customer, path);
      const after = response.subscription_details;
      const [item] = after.items;
      expect(datesOf(item!, 'skipped')).toEqual([date]);
      expect(datesOf(item!, 'scheduled')).toEqual([
        ...before.items[0]!.schedule.slice(1).map((day) => day.date),
        '2027-01-24',
      ]);
      expect(item!.schedule.at(-1)).toMatchObject({
        makes_up_for: item!.schedule[0]!.id,
        dishes: [],
      });
      expect(item!.end_date).toBe('2027-01-24');
      expect(after.amount_paid).toBe(before.amount_paid);
      expect(item!.days).toBe(before.items[0]!.days);
      // The dietitian chooses for the day that was added.
      testApp.setNow(new Date('2027-01-18T09:00:00Z'));
      await fillDueDays(testApp.context);
      expect((await plan(customer, id)).schedule.at(-1)!.dishes).toHaveLength(3);
      expect(await customer.refusal('GET', path)).toMatchObject({
        error: 'day_not_delivered',
        message: expect.stringContaining('You have skipped Saturday, 16\u00a0January') as string,
      });
    });

    it('comes back with its dishes, and the day that was added for it is removed, skipped or not', async () => {
      const customer = await newCustomer();
      const { id, path, date } = await paidPlan(customer);
      await fillDueDays(testApp.context);
      const before = await plan(customer, id);
      await skip(customer, path);
      const added = (await plan(customer, id)).end_date;
      await skip(customer, await pathOfDate(customer, id, added));
      const moved = (await plan(customer, id)).end_date;
      expect(moved).toBe(addDays(added, 1));
      const { response } = await takeBack(customer, path);
      const { schedule, end_date, changes } = response.subscription_details.items[0]!;
      expect({ schedule, end_date }).toEqual({
        schedule: before.schedule,
        end_date: before.end_date,
      });
      expect(changes.map(({ kind, moved_to }) => [kind, moved_to])).toEqual([
        ['taken_back', moved],
        ['skipped', moved],
        ['skipped', added],
      ]);
      expect(changes.at(-1)).toMatchObject({ date, added: [], removed: [] });
    });

    it('is skipped and taken back until it closes, and then says why not', async () => {
      const customer = await newCustomer();
      const { id, path } = await paidPlan(customer);
      testApp.setNow(BEFORE);
      expect((await skip(customer, path)).code).toBe(200);
      expect((await takeBack(customer, path)).code).toBe(200);
      testApp.setNow(CLOSES);
      const refused = {
        code: 409,
        error: 'day_closed',
        message: expect.stringContaining('end of Tuesday, 12\u00a0January 2027') as string,
      };
      expect(await customer.refusal('PUT', `${path}/skip`)).toMatchObject(refused);
      testApp.setNow(BEFORE);
      await skip(customer, path);
      const before = await plan(customer, id);
      testApp.setNow(CLOSES);
      const tooLate = await customer.refusal('DELETE', `${path}/skip`);
      expect(tooLate).toMatchObject(refused);
      expect(tooLate.message).toMatch(/Its delivery comes on \w+, \d+\u00a0January 2027\./);
      expect(await plan(customer, id)).toEqual(before);
    });

    it('moves once, however often it is sent, and comes back once', async () => {
      const customer = await newCustomer();
      const { id, path, date } = await paidPlan(customer);
      const sent = await Promise.all([1, 2, 3].map(() => skip(customer, path)));
      expect(sent.map(({ code }) => code)).toEqual([200, 200, 200]);
      const skipped = await plan(customer, id);
      expect(skipped.schedule).toHaveLength(6);
      expect(skipped.changes).toHaveLength(1);
      testApp.setNow(CLOSES);
      expect((await skip(customer, path)).code).toBe(200);
      testApp.setNow(BEFORE);
      const back = await Promise.all([1, 2, 3].map(() => takeBack(customer, path)));
      expect(back.map(({ code }) => code)).toEqual([200, 200, 200]);
      testApp.setNow(CLOSES);
      expect((await takeBack(customer, path)).code).toBe(200);
      const { schedule, changes } = await plan(customer, id);
      expect([schedule[0]!.date, schedule.length, changes.length]).toEqual([date, 5, 2]);
    });

    it('is confirmed by mail in the language of the request, and outdated mails are not sent', async () => {
      const customer = await newCustomer();
      const { id, path } = await paidPlan(customer);
      await testApp.runJobs();
      const sent = testApp.mails.length;
      await change(customer, path, choiceFrom(await view(customer, path)));
      customer.locale = 'ar';
      await skip(customer, path);
      await testApp.runJobs();
      await testApp.runJobs();
      const mails = testApp.mails.slice(sent);
      expect(mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^تم تخطي الجمعة،? 15\u00a0يناير 2027/),
      ]);
      expect(mails[0]!.text).toContain('20\u00a0يناير');
      expect(mails[0]!.text).toContain(`/order-details/${id}`);
      customer.locale = 'en';
      await takeBack(customer, path);
      await testApp.runJobs();
      expect(testApp.mails.slice(sent + 1).map(({ subject }) => subject)).toEqual([
        'Friday, 15\u00a0January 2027 is delivered again',
      ]);
    });

    it('stays skipped where the kitchen has closed since, or is preparing the day that was added for it', async () => {
      const customer = await newCustomer();
      const { id, path, date } = await paidPlan(customer);
      await skip(customer, path);
      const before = await plan(customer, id);
      await close(date);
      expect(await customer.refusal('DELETE', `${path}/skip`)).toMatchObject({
        error: 'day_closed',
        message: expect.stringContaining('the kitchen is closed') as string,
      });
      const { db } = testApp.context;
      await db.deleteFrom('closed_days').where('name_en', '=', 'Eid').execute();
      const added = before.schedule.at(-1)!;
      const setStatus = (status: 'cancelled' | 'scheduled') =>
        db.updateTable('order_days').set({ status }).where('id', '=', added.id).execute();
      await setStatus('cancelled');
      expect(await customer.refusal('DELETE', `${path}/skip`)).toMatchObject({
        error: 'day_closed',
        message: expect.stringContaining('can no longer be taken out') as string,
      });
      await setStatus('scheduled');
      expect(await plan(customer, id)).toEqual(before);
    });
  });
});

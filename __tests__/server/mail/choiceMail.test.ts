import { sql } from 'kysely';
import { addDays, weekdayOf } from '../../../src/contract/kuwaitTime.ts';
import type { MealsResponse } from '../../../src/contract/wire/meals.ts';
import type { PlanDayResponse } from '../../../src/contract/wire/planDay.ts';
import type { SubscriptionDetails } from '../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the mail about days that a customer has not chosen', (database) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    customer = await testApp.newCustomer();
  });
  afterEach(async () => {
    const { db } = testApp.context;
    await db.deleteFrom('choice_reminders').execute();
    // The next test has the jobs for itself.
    await db.updateTable('orders').set({ status: 'rejected' }).execute();
    testApp.setNow(TEST_NOW);
  });
  afterAll(() => testApp.stop());

  const pay = (id: number) =>
    testApp.context.db
      .updateTable('orders')
      .set({ paid_at: TEST_NOW, status: 'received' })
      .where('id', '=', id)
      .execute();

  /** Ten days of which the customer has chosen each dish. */
  async function ownOrder(plans = 1): Promise<SubscriptionDetails> {
    for (let plan = 0; plan < plans; plan += 1) {
      const item = await customer.addPlan({ meals: 1, snacks: 0, days: 20 });
      await customer.answerQuestions(item);
      const { dates, dishes } = await customer.ok<MealsResponse>(
        'GET',
        `meals?cart_item_id=${item}`,
      );
      const days = dates.map((date) => ({
        date,
        meals: dishes
          .filter(({ kind, weekdays }) => kind === 'meal' && weekdays.includes(weekdayOf(date)))
          .slice(0, 1)
          .map(({ id }) => id),
        snacks: [],
      }));
      const cart_id = (await customer.cart()).id;
      const choice = { cart_id, cart_item_id: item, meals_selected_by: 'customer', days };
      await customer.ok('POST', 'meal-selection', choice);
    }
    const { id } = await customer.orderCart((await customer.cart()).id);
    await pay(id);
    return customer.viewOrder(id);
  }

  /** Chooses dishes and skips this many of the first days: as many days at the end have no dishes. */
  async function orderWithSkipped(count: number, plans = 1) {
    const order = await ownOrder(plans);
    for (const { schedule } of order.items) {
      const days = schedule.filter(({ date }) => date > '2027-01-15').slice(0, count);
      for (const { id } of days) {
        await customer.ok('PUT', `subscriptions/${order.id}/days/${id}/skip`);
      }
    }
    const { items } = await customer.viewOrder(order.id);
    const added = items[0]!.schedule.filter(({ makes_up_for }) => makes_up_for !== null);
    return { id: order.id, order, added };
  }

  const WORDS = /yours to change until|meals of .* is missing|يمكنك تغييرها حتى نهاية|ينقص جزء/;
  const choiceMails = () => testApp.mails.filter(({ subject }) => WORDS.test(subject));

  /** The mails that a round of jobs sends at an hour of a Kuwait day. */
  async function mailsSent(date: string, time: string, rounds = 1) {
    testApp.setNow(new Date(`${date}T${time}:00+03:00`));
    const before = choiceMails().length;
    await Promise.all(Array.from({ length: rounds }, () => testApp.runJobs()));
    return choiceMails().slice(before);
  }

  /** The days of a plan up to the morning of the mail; the kitchen fills open ones meanwhile. */
  async function fillUntil(date: string) {
    expect(await mailsSent(addDays(date, -7), '12:00')).toEqual([]);
  }

  it('comes once, on the morning before the last day to change it, with the proposed dishes', async () => {
    customer.locale = 'ar';
    const { id, added } = await orderWithSkipped(1);
    const { date } = added[0]!;
    await fillUntil(date);
    expect(await mailsSent(addDays(date, -4), '08:59')).toEqual([]);
    const [mail, ...more] = await mailsSent(addDays(date, -4), '09:00', 3);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('لم تختر وجبات اليوم أدناه بنفسك');
    expect(mail!.text).toContain(`/order-details/${id}?day=${date}`);
    const [day] = (await customer.viewOrder(id)).items[0]!.schedule.slice(-1);
    expect(day).toMatchObject({ date, dishes: [{ selected_by: 'dietitian' }] });
    expect(mail!.text).toContain(day!.dishes[0]!.name_ar);
    expect(await mailsSent(addDays(date, -3), '09:00')).toEqual([]);
  });

  it('says of each day until when it can be changed, and is the only one about all that it names', async () => {
    const { added } = await orderWithSkipped(4);
    const dates = added.map(({ date }) => date);
    await fillUntil(dates[0]!);
    const [mail, ...more] = await mailsSent(addDays(dates[0]!, -4), '09:00');
    expect(more).toEqual([]);
    // Those that the kitchen has filled by then: of the coming week.
    expect(mail!.text.match(/You can change this day until the end of/g)).toHaveLength(4);
    for (const date of dates.slice(1)) {
      expect(await mailsSent(addDays(date, -4), '09:00')).toEqual([]);
    }
  });

  it('is one mail for two plans of an order', async () => {
    const { added } = await orderWithSkipped(1, 2);
    const { date } = added[0]!;
    await fillUntil(date);
    const [mail, ...more] = await mailsSent(addDays(date, -4), '10:00');
    expect(more).toEqual([]);
    expect(mail!.text.match(/You can change this day until the end of/g)).toHaveLength(2);
  });

  it.each(['chosen', 'skipped', 'refused with its order', 'closed'] as const)(
    'is not sent about a day that is %s by then',
    async (kind) => {
      const { id, added } = await orderWithSkipped(1);
      const { date, id: dayId } = added[0]!;
      await fillUntil(date);
      testApp.setNow(new Date(`${addDays(date, -5)}T12:00:00+03:00`));
      const path = `subscriptions/${id}/days/${dayId}`;
      if (kind === 'chosen') {
        const { dishes, selection } = await customer.ok<PlanDayResponse>('GET', path);
        const other = dishes.find(
          (dish) => dish.kind === 'meal' && !selection.meals.includes(dish.id),
        );
        await customer.ok('PUT', path, { meals: [other!.id], snacks: [] });
      }
      if (kind === 'skipped') await customer.ok('PUT', `${path}/skip`);
      if (kind === 'refused with its order') {
        const rejected = testApp.context.db.updateTable('orders').set({ status: 'rejected' });
        await rejected.where('id', '=', id).execute();
      }
      const later = kind === 'closed' ? addDays(date, -2) : addDays(date, -4);
      const about = await mailsSent(later, '10:00');
      expect(about).toEqual([]);
    },
  );

  it('waits for the mail server', async () => {
    const { added } = await orderWithSkipped(1);
    const { date } = added[0]!;
    await fillUntil(date);
    const failure = new Error('The mail server is down');
    const send = jest.spyOn(testApp.context.mailer, 'send').mockRejectedValue(failure);
    expect(await mailsSent(addDays(date, -4), '09:00')).toEqual([]);
    send.mockRestore();
    expect(await mailsSent(addDays(date, -4), '09:10')).toHaveLength(1);
  });

  it('is not sent where all is left to the dietitian, unless a part of a day is missing', async () => {
    const item = await customer.addPlan({ days: 20 });
    await customer.answerQuestions(item);
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    await pay(id);
    for (const date of ['2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15']) {
      expect(await mailsSent(date, '10:00')).toEqual([]);
    }
    // More snacks than the menu of any day has.
    await testApp.context.db
      .updateTable('order_items')
      .set({ snacks: 99 })
      .where('order_id', '=', id)
      .execute();
    // Filled so late that the next morning is the last one.
    expect(await mailsSent('2027-01-19', '10:00')).toEqual([]);
    const [mail, ...more] = await mailsSent('2027-01-20', '09:00');
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('A part of your meals of Saturday, 23\u00a0January 2027 is missing');
    expect(mail!.subject).toContain('is missing');
    expect(mail!.text).toContain('no dish is left that fits your allergies');
    expect(mail!.text).toContain('until the end of Wednesday, 20\u00a0January 2027');
  });

  it.each([
    ['alone', 1],
    ['not', 0],
  ] as const)('goes by its own switch: wanted %s, sent %i times', async (wanted, sent) => {
    await customer.wantMails('choose_meals', wanted);
    const { added } = await orderWithSkipped(1);
    const { date } = added[0]!;
    await fillUntil(date);
    expect(await mailsSent(addDays(date, -4), '09:00')).toHaveLength(sent);
  });

  it('leaves nothing due that was never sent', async () => {
    const { added } = await orderWithSkipped(2);
    await fillUntil(added[0]!.date);
    await mailsSent(addDays(added[0]!.date, -2), '10:00');
    await mailsSent(addDays(added[1]!.date, -1), '10:00');
    const { rows } =
      await sql`select 1 from choice_reminders where mail_due_at is not null`.execute(
        testApp.context.db,
      );
    expect(rows).toEqual([]);
  });
});

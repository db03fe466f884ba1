import { addDays } from '../../../../src/contract/kuwaitTime.ts';
import { fillDueDays } from '../../../../server/domain/planner/fillDueDays.ts';
import { closesAt } from '../../../../src/contract/planDays.ts';
import type { SubscriptionDetails } from '../../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

type PlanSize = NonNullable<Parameters<TestCustomer['addPlan']>[0]>;
type Plan = SubscriptionDetails['items'][number];
interface Period {
  from: string;
  until: string;
}

describeOnDatabases('a paid plan that is frozen', (database) => {
  let testApp: PaymentTestApp;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  afterEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.context.db.deleteFrom('closed_days').where('name_en', '=', 'Eid').execute();
  });
  afterAll(() => testApp.stop());

  const newCustomer = () => signUp(testApp.app, `freeze${(customers += 1)}@example.com`);

  /** From Saturday 16 to Wednesday 20 January. */
  async function paidPlan(customer: TestCustomer, size: PlanSize = {}) {
    const item = await customer.addPlan({
      ...{ meals: 2, snacks: 1, days: 5 },
      startDate: '2027-01-16',
      delivery: 'except_friday',
      ...size,
    });
    await customer.answerQuestions(item);
    await customer.letDietitianChoose(item);
    const { id } = await customer.orderCart((await customer.cart()).id);
    // The clock is stopped, so the minute in which enquiries are counted never ends.
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return pathOf(await customer.viewOrder(id));
  }

  const pathOf = ({ id, items }: SubscriptionDetails) => ({
    id,
    path: `subscriptions/${id}/items/${items[0]!.id}/freeze`,
    bought: items[0]!,
  });

  type Answer = { subscription_details: SubscriptionDetails };
  const freeze = (customer: TestCustomer, path: string, period: Period) =>
    customer.call<Answer>('PUT', path, period);
  const thaw = (customer: TestCustomer, path: string) => customer.call<Answer>('DELETE', path);
  const planOf = async (customer: TestCustomer, id: number) =>
    (await customer.viewOrder(id)).items[0]!;
  const datesOf = ({ schedule }: Plan, status: string) =>
    schedule.filter((day) => day.status === status).map(({ date }) => date);
  const dayPath = ({ schedule }: Plan, id: number, date: string) =>
    `subscriptions/${id}/days/${schedule.find((day) => day.date === date)!.id}`;
  const close = (...dates: string[]) =>
    testApp.context.db
      .insertInto('closed_days')
      .values(
        dates.map((date) => ({ date, kind: 'kitchen' as const, name_en: 'Eid', name_ar: 'عيد' })),
      )
      .execute();

  /** Runs the jobs twice, and gives back what the customer got since. */
  async function mailsFrom(customer: TestCustomer) {
    await testApp.runJobs();
    const { profile } = await customer.ok<{ profile: { email: string } }>('GET', 'profile');
    const received = () =>
      testApp.mails.filter(
        ({ to, id }) => to === profile.email && id?.startsWith('renewal-') !== true,
      );
    const before = received().length;
    return async () => {
      await testApp.runJobs();
      await testApp.runJobs();
      return received().slice(before);
    };
  }

  it('is delivered later by as many days, on days that are neither excluded nor closed', async () => {
    const customer = await newCustomer();
    const { id, path, bought } = await paidPlan(customer);
    await fillDueDays(testApp.context);
    await close('2027-01-24');
    const before = await customer.viewOrder(id);
    const { response } = await freeze(customer, path, { from: '2027-01-17', until: '2027-01-18' });
    const after = response.subscription_details;
    const [item] = after.items;
    expect(datesOf(item!, 'frozen')).toEqual(['2027-01-17', '2027-01-18']);
    expect(datesOf(item!, 'scheduled')).toEqual([
      '2027-01-16',
      '2027-01-19',
      '2027-01-20',
      '2027-01-21',
      '2027-01-23',
    ]);
    expect(item).toMatchObject({
      freeze: { from: '2027-01-17', until: '2027-01-18', ended_early: false },
      end_date: '2027-01-23',
      days: bought.days,
    });
    expect(item!.schedule.at(-1)).toMatchObject({
      makes_up_for: item!.schedule[2]!.id,
      dishes: [],
    });
    expect(item!.schedule[1]!.dishes).toEqual(before.items[0]!.schedule[1]!.dishes);
    expect(after).toMatchObject({
      amount_paid: before.amount_paid,
      closed_days: expect.arrayContaining(['2027-01-24']) as string[],
    });
    expect(item!.changes).toEqual([
      {
        date: '2027-01-17',
        kind: 'frozen',
        until: '2027-01-18',
        moved_to: '2027-01-23',
        delivery: null,
        changed_at: TEST_NOW.toISOString(),
        added: [],
        removed: [],
      },
    ]);
    const summaries = await customer.ok<{ subscriptions: { id: number; end_date: string }[] }>(
      'GET',
      'subscriptions',
    );
    expect(summaries.subscriptions[0]).toMatchObject({ id, end_date: '2027-01-23' });
    // The dietitian chooses for the days that were added, and not for those that are frozen.
    testApp.setNow(new Date('2027-01-18T09:00:00Z'));
    await fillDueDays(testApp.context);
    expect((await planOf(customer, id)).schedule.at(-1)!.dishes).toHaveLength(3);
    expect(await customer.refusal('GET', dayPath(item!, id, '2027-01-18'))).toMatchObject({
      error: 'day_not_delivered',
      message: expect.stringContaining('frozen on Monday, 18\u00a0January') as string,
    });
  });

  it('gets its days back with their dishes when it is ended before it has begun, and can be frozen again', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    await fillDueDays(testApp.context);
    const before = await planOf(customer, id);
    await freeze(customer, path, { from: '2027-01-16', until: '2027-02-24' });
    expect(datesOf(await planOf(customer, id), 'scheduled')[0]).toBe('2027-02-27');
    const { response } = await thaw(customer, path);
    const [item] = response.subscription_details.items;
    expect({ ...item!, changes: [] }).toEqual({ ...before, changes: [] });
    expect(item!.changes[0]).toMatchObject({
      kind: 'freeze_ended',
      date: '2027-01-16',
      moved_to: before.end_date,
      until: null,
    });
    expect((await freeze(customer, path, { from: '2027-01-17', until: '2027-01-17' })).code).toBe(
      200,
    );
  });

  it('is ended early: open days come back, and it cannot be frozen again', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    await freeze(customer, path, { from: '2027-01-17', until: '2027-01-20' });
    testApp.setNow(new Date('2027-01-15T21:00:00Z'));
    const { response } = await thaw(customer, path);
    const [item] = response.subscription_details.items;
    expect(datesOf(item!, 'frozen')).toEqual(['2027-01-17', '2027-01-18']);
    expect(datesOf(item!, 'scheduled')).toEqual([
      '2027-01-16',
      '2027-01-19',
      '2027-01-20',
      '2027-01-21',
      '2027-01-23',
    ]);
    expect(item).toMatchObject({
      freeze: { from: '2027-01-17', until: '2027-01-18', ended_early: true },
      end_date: '2027-01-23',
    });
    expect(
      await customer.refusal('PUT', path, { from: '2027-01-21', until: '2027-01-21' }),
    ).toMatchObject({
      code: 409,
      error: 'plan_frozen',
      message: expect.stringContaining('from Sunday, 17\u00a0January 2027') as string,
    });
    expect((await thaw(customer, path)).code).toBe(200);
    expect((await planOf(customer, id)).changes).toHaveLength(2);
  });

  it('is frozen and ended until the cut-off, and then says why not', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    const [from, until] = ['2027-01-17', '2027-01-18'];
    testApp.setNow(closesAt(from));
    expect(await customer.call<{ errors: object }>('PUT', path, { from, until })).toMatchObject({
      code: 422,
      response: {
        errors: {
          from: [
            expect.stringContaining('on Monday, 18\u00a0January 2027 at the earliest') as string,
          ],
        },
      },
    });
    testApp.setNow(new Date(closesAt(from).getTime() - 1));
    expect((await freeze(customer, path, { from, until })).code).toBe(200);
    const frozen = await planOf(customer, id);
    testApp.setNow(closesAt(until));
    expect(await customer.refusal('DELETE', path)).toMatchObject({
      code: 409,
      error: 'day_closed',
      message: expect.stringMatching(
        /until the end of Friday, 15\u00a0January 2027.*begin again on Tuesday, 19\u00a0January/,
      ) as string,
    });
    expect(await planOf(customer, id)).toEqual(frozen);
    // Sent again because the answer was lost.
    expect((await freeze(customer, path, { from, until })).code).toBe(200);
    expect(await planOf(customer, id)).toEqual(frozen);
  });

  it.each<[string, Period, string, RegExp]>([
    ['too soon', { from: '2027-01-10', until: '2027-01-17' }, 'from', /earliest/],
    ['after its end', { from: '2027-01-22', until: '2027-01-24' }, 'from', /ends on Wednesday, 20/],
    ['backwards', { from: '2027-01-17', until: '2027-01-16' }, 'until', /before the first/],
    ['too long', { from: '2027-01-17', until: '2027-02-26' }, 'until', /40 days at most/],
    ['no day', { from: '2027-02-30', until: '2027-01-18' }, 'from', /./],
  ])('refuses a freeze that is %s, and names the field', async (_what, period, field, words) => {
    const customer = await newCustomer();
    const { id, path, bought } = await paidPlan(customer);
    const answer = await customer.call<{ errors: Record<string, string[]> }>('PUT', path, period);
    expect(answer.code).toBe(422);
    expect(Object.keys(answer.response.errors)).toEqual([field]);
    expect(answer.response.errors[field]![0]).toMatch(words);
    expect(await planOf(customer, id)).toEqual(bought);
  });

  it('has to be paid, and belongs to its customer and its order', async () => {
    const [owner, stranger] = [await newCustomer(), await newCustomer()];
    const unpaid = pathOf(await owner.order());
    const period = { from: '2027-01-17', until: '2027-01-18' };
    for (const method of ['PUT', 'DELETE'] as const) {
      expect(
        await owner.refusal(method, unpaid.path, method === 'PUT' ? period : undefined),
      ).toMatchObject({
        code: 409,
        error: 'day_not_delivered',
        message: 'Only a plan that is paid can be frozen.',
      });
    }
    const { path } = await paidPlan(owner);
    const { id: other } = await paidPlan(stranger);
    const ofOther = path.replace(/subscriptions\/\d+/, `subscriptions/${other}`);
    for (const [customer, at] of [
      [stranger, path],
      [stranger, ofOther],
      [owner, path.replace(/items\/\d+/, 'items/2147483647')],
    ] as const) {
      expect(await customer.refusal('PUT', at, period)).toMatchObject({ code: 404 });
      expect(await customer.refusal('DELETE', at)).toMatchObject({ code: 404 });
    }
  });

  it('is frozen once, whatever is requested concurrently', async () => {
    const customer = await newCustomer();
    const { id, path, bought } = await paidPlan(customer);
    const periods = [
      { from: '2027-01-17', until: '2027-01-18' },
      { from: '2027-01-19', until: '2027-01-20' },
    ];
    const sent = await Promise.all([
      ...periods.map((period) => freeze(customer, path, period)),
      freeze(customer, path, periods[0]!),
      customer.call('PUT', `${dayPath(bought, id, '2027-01-17')}/skip`),
      fillDueDays(testApp.context),
    ]);
    const item = await planOf(customer, id);
    expect(periods).toContainEqual({ from: item.freeze!.from, until: item.freeze!.until });
    expect(
      sent
        .slice(0, 2)
        .map((answer) => (answer as { code: number }).code)
        .sort(),
    ).toEqual([200, 409]);
    expect(datesOf(item, 'scheduled')).toHaveLength(bought.days);
    expect(item.changes.filter(({ kind }) => kind === 'frozen')).toHaveLength(1);
    const longer = { from: item.freeze!.from, until: addDays(item.freeze!.until, 1) };
    expect((await freeze(customer, path, longer)).code).toBe(409);
    const ended = await Promise.all([1, 2, 3].map(() => thaw(customer, path)));
    expect(ended.map(({ code }) => code)).toEqual([200, 200, 200]);
    const after = await planOf(customer, id);
    expect(after.changes.filter(({ kind }) => kind === 'freeze_ended')).toHaveLength(1);
    expect(datesOf(after, 'scheduled')).toHaveLength(bought.days);
  });

  it('has no delivery in the freeze, also of a day that was skipped', async () => {
    const customer = await newCustomer();
    const { id, path, bought } = await paidPlan(customer);
    const skip = `${dayPath(bought, id, '2027-01-18')}/skip`;
    await customer.ok('PUT', skip);
    await freeze(customer, path, { from: '2027-01-17', until: '2027-01-24' });
    expect(await customer.refusal('DELETE', skip)).toMatchObject({
      error: 'day_closed',
      message: expect.stringContaining('your plan is frozen on that day') as string,
    });
    const item = await planOf(customer, id);
    expect(datesOf(item, 'scheduled')).toEqual([
      '2027-01-16',
      '2027-01-25',
      '2027-01-26',
      '2027-01-27',
      '2027-01-28',
    ]);
    // The day that was added for the skipped one is frozen too.
    expect(datesOf(item, 'frozen')).toContain('2027-01-21');
  });

  it('is free again where the only frozen day was added for one that is taken back', async () => {
    const customer = await newCustomer();
    const { id, path, bought } = await paidPlan(customer);
    const skip = `${dayPath(bought, id, '2027-01-16')}/skip`;
    await customer.ok('PUT', skip);
    await freeze(customer, path, { from: '2027-01-21', until: '2027-01-23' });
    await customer.ok('DELETE', skip);
    expect({ ...(await planOf(customer, id)), changes: [] }).toEqual(bought);
  });

  it('is confirmed by mail in the language of the request, and reminded of before it ends, once', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    const run = await mailsFrom(customer);
    customer.locale = 'ar';
    await freeze(customer, path, { from: '2027-01-18', until: '2027-01-20' });
    const [confirmation] = await run();
    expect(confirmation!.subject).toMatch(/^تم تجميد اشتراكك من .*18\u00a0يناير/);
    expect(confirmation!.text).toContain('24\u00a0يناير');
    expect(confirmation!.text).toContain(`/order-details/${id}`);
    // Deliveries begin again on Thursday 21: its meals can be changed until the end of Monday.
    testApp.setNow(new Date('2027-01-17T05:59:59Z'));
    expect(await run()).toHaveLength(1);
    testApp.setNow(new Date('2027-01-17T06:00:00Z'));
    const [, end, ...more] = await run();
    expect(end!.subject).toMatch(/^يعود توصيلك يوم .*21\u00a0يناير/);
    expect(end!.text).toContain('24\u00a0يناير');
    expect(more).toEqual([]);
  });

  it('sends no mail that is outdated', async () => {
    const customer = await newCustomer();
    const { id, path } = await paidPlan(customer);
    const run = await mailsFrom(customer);
    await freeze(customer, path, { from: '2027-01-18', until: '2027-01-20' });
    await thaw(customer, path);
    expect((await run()).map(({ subject }) => subject)).toEqual([
      'Your deliveries begin again on Monday, 18\u00a0January 2027',
    ]);
    expect((await run())[0]!.text).toContain('ends early');
    testApp.setNow(new Date('2027-01-17T06:00:00Z'));
    expect((await run()).map(({ subject }) => subject)).toHaveLength(1);
    // A plan that the kitchen rejects later gets no mail.
    testApp.setNow(TEST_NOW);
    await freeze(customer, path, { from: '2027-01-18', until: '2027-01-20' });
    expect((await run()).map(({ subject }) => subject)).toHaveLength(2);
    const { db } = testApp.context;
    await db.updateTable('orders').set({ status: 'rejected' }).where('id', '=', id).execute();
    testApp.setNow(new Date('2027-01-17T06:00:00Z'));
    expect((await run()).map(({ subject }) => subject)).toHaveLength(2);
  });
});

import fc from 'fast-check';
import { fillDueDays } from '../../../../server/domain/planner/fillDueDays.ts';
import { listRefunds, recordRefunded } from '../../../../server/domain/refunds.ts';
import { addDays, kuwaitInstant } from '../../../../src/contract/kuwaitTime.ts';
import { filsToText, textToFils } from '../../../../src/contract/money.ts';
import { firstOpenDay, isOpenForChanges } from '../../../../src/contract/planDays.ts';
import type { StopOffer } from '../../../../src/contract/wire/planDay.ts';
import type { PrivacyResponse } from '../../../../src/contract/wire/privacy.ts';
import type {
  SubscriptionDetails,
  SubscriptionsResponse,
} from '../../../../src/contract/wire/subscription.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../../support/testCustomer.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

type Plan = SubscriptionDetails['items'][number];
type Answer = { subscription_details: SubscriptionDetails };

/** Kuwait days from Saturday 16 January 2027 on, without the Fridays. */
const START = '2027-01-16';
const at = (date: string, time: string) => kuwaitInstant(date, time);

describeOnDatabases('a paid plan that is stopped', (database) => {
  let testApp: PaymentTestApp;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  afterEach(() => testApp.setNow(TEST_NOW));
  afterAll(() => testApp.stop());

  const newCustomer = () => signUp(testApp.app, `stop${(customers += 1)}@example.com`);

  async function addPlan(customer: TestCustomer, days = 10) {
    const item = await customer.addPlan({
      ...{ meals: 2, snacks: 1, days },
      startDate: START,
      delivery: 'except_friday',
    });
    await customer.answerQuestions(item);
    await customer.letDietitianChoose(item);
  }

  async function pay(customer: TestCustomer): Promise<SubscriptionDetails> {
    const { id } = await customer.orderCart((await customer.cart()).id);
    // The clock is stopped, so the minute in which enquiries are counted never ends.
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    const order = await customer.viewOrder(id);
    if (order.payment_status === 'not_paid') await testApp.pay(customer, id);
    return customer.viewOrder(id);
  }

  async function paidPlan(customer: TestCustomer) {
    await addPlan(customer);
    return pay(customer);
  }

  const pathOf = ({ id, items }: SubscriptionDetails, index = 0) =>
    `subscriptions/${id}/items/${items[index]!.id}/stop`;
  const offerOf = (customer: TestCustomer, path: string) => customer.ok<StopOffer>('GET', path);
  const stop = async (customer: TestCustomer, path: string) => {
    const { amount } = await offerOf(customer, path);
    return (await customer.ok<Answer>('PUT', path, { amount })).subscription_details;
  };
  const datesOf = ({ schedule }: Plan, status: string) =>
    schedule.filter((day) => day.status === status).map(({ date }) => date);
  const refundsOf = (orderId: number) =>
    testApp.context.db
      .selectFrom('refunds')
      .innerJoin('payment_captures', 'payment_captures.id', 'capture_id')
      .select(['refunds.id', 'refunds.amount_fils', 'payment_captures.amount_fils as captured'])
      .where('order_id', '=', orderId)
      .execute();
  const mailsTo = async (customer: TestCustomer) => {
    await testApp.runJobs();
    await testApp.runJobs();
    const { profile } = await customer.ok<{ profile: { email: string } }>('GET', 'profile');
    return testApp.mails.filter(({ to, id }) => to === profile.email && id?.startsWith('plan-'));
  };

  it('is delivered as far as it is prepared, and the price of the other days goes back', async () => {
    const customer = await newCustomer();
    const order = await paidPlan(customer);
    const path = pathOf(order);
    const paid = textToFils(order.grand_total) - textToFils(order.delivery);
    // Sunday 17 January, its second day: Wednesday 20 is the first that is open.
    testApp.setNow(at('2027-01-17', '20:00'));
    const offer = await offerOf(customer, path);
    expect(offer).toEqual({
      amount: filsToText(Math.ceil((paid * 6) / 10)),
      delivery_fee: '0.000',
      days: 6,
      last_day: '2027-01-19',
      until: '2027-01-18',
    });
    const after = await stop(customer, path);
    const [item] = after.items;
    const kept = ['2027-01-16', '2027-01-17', '2027-01-18', '2027-01-19'];
    expect(datesOf(item!, 'scheduled')).toEqual(kept);
    expect(datesOf(item!, 'cancelled')).toHaveLength(6);
    expect(item).toMatchObject({
      end_date: '2027-01-19',
      stop: {
        stopped_at: at('2027-01-17', '20:00').toISOString(),
        from: '2027-01-20',
        days: 6,
        amount: offer.amount,
        refunded_at: null,
      },
    });
    expect(item!.changes[0]).toMatchObject({ kind: 'stopped', date: '2027-01-20' });
    expect(after).toMatchObject({
      payment_status: 'paid',
      order_status: 'received',
      amount_paid: order.amount_paid,
      refund_due: false,
      renewable: false,
    });
    const { subscriptions } = await customer.ok<SubscriptionsResponse>('GET', 'subscriptions');
    expect(subscriptions[0]).toMatchObject({ stopped: true, end_date: '2027-01-19' });
    // Nothing else can be done with it.
    const freeze = { from: '2027-01-20', until: '2027-01-20' };
    const day = (date: string) =>
      `subscriptions/${order.id}/days/${item!.schedule.find((one) => one.date === date)!.id}`;
    const refused = await customer.refusal('PUT', path.replace('stop', 'freeze'), freeze);
    expect(refused).toMatchObject({ code: 409, error: 'plan_stopped' });
    const skipped = await customer.refusal('PUT', `${day('2027-01-20')}/skip`);
    expect(skipped.error).toBe('day_not_delivered');
    const renewed = await customer.refusal('POST', `subscriptions/${order.id}/renewal`);
    expect(renewed.message).toContain('stopped this plan');
    expect((await customer.refusal('GET', path)).error).toBe('plan_stopped');
    await fillDueDays(testApp.context);
    const [filled] = (await customer.viewOrder(order.id)).items;
    const dishes = (status: string) =>
      filled!.schedule.filter((one) => one.status === status).map((one) => one.dishes.length);
    expect(new Set(dishes('scheduled').slice(2))).toEqual(new Set([3]));
    expect(new Set(dishes('cancelled'))).toEqual(new Set([0]));
  });

  it.each(['en', 'ar'] as const)(
    'is confirmed by one mail, with the amount, in %s',
    async (lang) => {
      const customer = await newCustomer();
      const order = await paidPlan(customer);
      await testApp.runJobs();
      const skip = `subscriptions/${order.id}/days/${order.items[0]!.schedule[4]!.id}/skip`;
      await customer.ok('PUT', skip);
      customer.locale = lang;
      testApp.setNow(at('2027-01-16', '09:00'));
      const { amount } = await offerOf(customer, pathOf(order));
      await stop(customer, pathOf(order));
      // The answer may have been lost: the same request again changes nothing, whatever was shown.
      await customer.ok('PUT', pathOf(order), { amount: '0.001' });
      const [mail, ...more] = await mailsTo(customer);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(amount);
      expect(mail?.text).toContain(
        lang === 'en' ? 'Monday, 18\u00a0January 2027' : '18\u00a0يناير 2027',
      );
      expect(mail?.text).toContain(lang === 'en' ? '7 days that are not' : '7 أيام لم');
      expect(mail?.text).toContain(`/order-details/${order.id}`);
      expect(await refundsOf(order.id)).toHaveLength(1);
    },
  );

  it('goes back whole, with the delivery, before it begins', async () => {
    const customer = await newCustomer();
    const order = await paidPlan(customer);
    await testApp.context.db
      .updateTable('orders')
      .set({ delivery_fils: 1_000, sub_total_fils: textToFils(order.grand_total) - 1_000 })
      .where('id', '=', order.id)
      .execute();
    expect(await offerOf(customer, pathOf(order))).toMatchObject({
      amount: order.grand_total,
      delivery_fee: '1.000',
      last_day: null,
      days: 10,
    });
    const after = await stop(customer, pathOf(order));
    expect(datesOf(after.items[0]!, 'scheduled')).toEqual([]);
    const text = (await mailsTo(customer))[0]?.text;
    expect(text).not.toContain('The last delivery');
    // It holds up nothing but its refund.
    const blockers = async () =>
      (await customer.ok<PrivacyResponse>('GET', 'privacy')).deletion_blockers.map(
        ({ reason }) => reason,
      );
    expect(await blockers()).toEqual(['refund']);
    const { db, clock } = testApp.context;
    const lines = (await listRefunds(db)).join('\n');
    expect(lines).toContain(`MZ-${order.id}, `);
    expect(lines).toContain(`KD ${order.grand_total}`);
    expect(lines).toContain('plan_stopped, since');
    const [refund] = await refundsOf(order.id);
    testApp.setNow(at('2027-01-14', '10:00'));
    await recordRefunded(db, refund!.id, { at: clock(), reference: 'portal 1' });
    expect((await customer.viewOrder(order.id)).items[0]!.stop).toMatchObject({
      refunded_at: at('2027-01-14', '10:00').toISOString(),
    });
    expect(await blockers()).toEqual([]);
  });

  it('of two with a voucher gets its own share, and both no more than was paid', async () => {
    const customer = await newCustomer();
    await addPlan(customer, 10);
    await addPlan(customer, 5);
    await customer.ok('POST', 'carts/voucher', { coupon_code: 'WELCOME10' });
    const order = await pay(customer);
    expect(textToFils(order.coupon_discount)).toBeGreaterThan(0);
    const first = await offerOf(customer, pathOf(order, 0));
    const one = await stop(customer, pathOf(order, 0));
    expect(one.items[1]).toMatchObject({ stop: null });
    const { subscriptions } = await customer.ok<SubscriptionsResponse>('GET', 'subscriptions');
    expect(subscriptions[0]!.stopped).toBe(false);
    const second = await offerOf(customer, pathOf(order, 1));
    await stop(customer, pathOf(order, 1));
    const total = textToFils(first.amount) + textToFils(second.amount);
    expect(filsToText(total)).toBe(order.grand_total);
    expect(await refundsOf(order.id)).toHaveLength(2);
    // Each is refunded on its own.
    const [refund] = await refundsOf(order.id);
    const { db, clock } = testApp.context;
    await recordRefunded(db, refund!.id, { at: clock(), reference: 'portal 2' });
    const stops = (await customer.viewOrder(order.id)).items.map((item) => item.stop);
    expect(stops.map((made) => made?.refunded_at === null)).toEqual([false, true]);
  });

  it('gets nothing back where a voucher has paid it', async () => {
    const customer = await newCustomer();
    const order = await paidPlan(customer);
    const { db } = testApp.context;
    await db
      .updateTable('orders')
      .set((row) => ({
        coupon_discount_fils: row.ref('sub_total_fils'),
        delivery_fils: 0,
        grand_total_fils: 0,
      }))
      .where('id', '=', order.id)
      .execute();
    expect(await offerOf(customer, pathOf(order))).toMatchObject({ amount: '0.000' });
    const after = await stop(customer, pathOf(order));
    expect(after.items[0]!.stop).toMatchObject({ amount: '0.000', refunded_at: null });
    expect(await refundsOf(order.id)).toEqual([]);
    expect((await mailsTo(customer))[0]?.text).toContain('Nothing was paid');
  });

  it('is refused once its third delivery day has ended, and says which that was', async () => {
    const customer = await newCustomer();
    const order = await paidPlan(customer);
    const path = pathOf(order);
    const other = await newCustomer();
    const delayed = await paidPlan(other);
    await other.ok('PUT', pathOf(delayed).replace('stop', 'freeze'), {
      from: '2027-01-18',
      until: '2027-01-30',
    });
    testApp.setNow(at('2027-01-18', '23:59'));
    const { amount } = await offerOf(customer, path);
    testApp.setNow(at('2027-01-19', '00:01'));
    const late = { code: 409, error: 'plan_not_stoppable' };
    const message = expect.stringContaining('the end of Monday, 18\u00a0January') as string;
    expect(await customer.refusal('GET', path)).toMatchObject({ ...late, message });
    expect(await customer.refusal('PUT', path, { amount })).toMatchObject({ ...late, message });
    customer.locale = 'ar';
    const { message: words } = await customer.refusal('PUT', path, { amount });
    expect(words).toContain('18\u00a0يناير');
    expect(await refundsOf(order.id)).toEqual([]);
    // Skipped and frozen days are none of subscription.
    testApp.setNow(at('2027-01-31', '23:59'));
    const { items } = await stop(other, pathOf(delayed));
    expect(items[0]!.stop).toMatchObject({ days: 5, from: '2027-02-03' });
  });

  it('is refused before it is paid, for another amount, and to others', async () => {
    const customer = await newCustomer();
    await addPlan(customer);
    const unpaid = await customer.orderCart((await customer.cart()).id);
    expect(await customer.refusal('GET', pathOf(unpaid))).toMatchObject({
      error: 'day_not_delivered',
      message: 'Only a plan that is paid can be stopped.',
    });
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, unpaid.id);
    expect((await customer.viewOrder(unpaid.id)).payment_status).toBe('paid');
    const path = pathOf(unpaid);
    // The page was open when midnight closed another day.
    testApp.setNow(at('2027-01-16', '23:59'));
    const shown = await offerOf(customer, path);
    testApp.setNow(at('2027-01-17', '00:00'));
    const now = await offerOf(customer, path);
    const refused = await customer.refusal('PUT', path, { amount: shown.amount });
    expect(refused).toMatchObject({ code: 409, error: 'refund_changed' });
    expect(refused.message).toContain(shown.amount);
    expect(refused.message).toContain(now.amount);
    expect(await refundsOf(unpaid.id)).toEqual([]);
    expect(await customer.refusal('PUT', path, { amount: 'all' })).toMatchObject({ code: 422 });
    const other = await newCustomer();
    expect(await other.refusal('GET', path)).toMatchObject({ code: 404 });
    expect(await other.refusal('PUT', path, now)).toMatchObject({ code: 422 });
    expect(await other.refusal('PUT', path, { amount: now.amount })).toMatchObject({ code: 404 });
  });

  it('never records refunds above the captured amount, not even by SQL', async () => {
    const customer = await newCustomer();
    const order = await paidPlan(customer);
    await stop(customer, pathOf(order));
    const { db, clock } = testApp.context;
    const capture = await db
      .selectFrom('payment_captures')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const more = { capture_id: capture.id, amount_fils: 1, due_at: clock() };
    await expect(db.insertInto('refunds').values(more).execute()).rejects.toThrow(
      `More would go back of capture ${capture.id}`,
    );
  });

  type Act = 'skip' | 'takeBack' | 'freeze' | 'thaw' | 'stop';
  const turns = fc.array(
    fc.record({
      /** Concurrent requests. */
      acts: fc.array(
        fc.record({
          act: fc.constantFrom<Act>('skip', 'takeBack', 'freeze', 'thaw', 'stop', 'stop'),
          at: fc.nat({ max: 9 }),
        }),
        { minLength: 2, maxLength: 3 },
      ),
      hours: fc.constantFrom(0, 0, 24, 40),
    }),
    { minLength: 2, maxLength: 5 },
  );

  it('has one refund and is delivered or refunded day by day, whatever is requested concurrently', async () => {
    const customer = await newCustomer();
    const { db } = testApp.context;
    await fc.assert(
      fc.asyncProperty(turns, async (steps) => {
        await db.deleteFrom('rate_limits').execute();
        testApp.setNow(TEST_NOW);
        const bought = await paidPlan(customer);
        const path = pathOf(bought);
        const paid = textToFils(bought.grand_total) - textToFils(bought.delivery);
        let now = TEST_NOW;
        for (const { acts, hours } of steps) {
          const [before] = (await customer.viewOrder(bought.id)).items;
          const { amount = '1.000' } = (await customer.call<Partial<StopOffer>>('GET', path))
            .response;
          await Promise.all(
            acts.map(({ act, at: index }) => {
              const day = before!.schedule[index % before!.schedule.length]!;
              const from = addDays(firstOpenDay(now), index);
              const freeze = path.replace('stop', 'freeze');
              if (act === 'stop') return customer.call('PUT', path, { amount });
              if (act === 'freeze') {
                return customer.call('PUT', freeze, { from, until: addDays(from, 3) });
              }
              if (act === 'thaw') return customer.call('DELETE', freeze);
              const method = act === 'skip' ? 'PUT' : 'DELETE';
              return customer.call(method, `subscriptions/${bought.id}/days/${day.id}/skip`);
            }),
          );
          const [after] = (await customer.viewOrder(bought.id)).items;
          const isClosed = ({ date }: { date: string }) => !isOpenForChanges(date, now);
          expect(after!.schedule.filter(isClosed)).toEqual(before!.schedule.filter(isClosed));
          const delivered = datesOf(after!, 'scheduled');
          const refunds = await refundsOf(bought.id);
          const stopped = after!.stop;
          expect(delivered.length + (stopped?.days ?? 0)).toBe(bought.items[0]!.days);
          const fee = delivered.length === 0 ? textToFils(bought.delivery) : 0;
          const owed = (days: number) => Math.ceil((paid * days) / bought.items[0]!.days) + fee;
          expect(refunds.map(({ amount_fils }) => amount_fils)).toEqual(
            stopped === null ? [] : [owed(stopped.days)],
          );
          const isAnyOpen = delivered.some((date) => isOpenForChanges(date, now));
          expect(isAnyOpen && stopped !== null).toBe(false);
          now = new Date(now.getTime() + hours * 60 * 60_000);
          testApp.setNow(now);
        }
      }),
      { numRuns: Number(process.env['STOP_RUNS'] ?? 8) },
    );
  });
});

import { addDays } from '../../../src/contract/kuwaitTime.ts';
import type { Renewed } from '../../../src/contract/wire/renewal.ts';
import type { SubscriptionDetails } from '../../../src/contract/wire/subscription.ts';
import { waitingMails } from '../../../server/db/stores/operationStore.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the mail about a plan that ends', (database) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    customer = await testApp.newCustomer();
  });
  afterEach(async () => {
    await testApp.context.db.deleteFrom('plan_reminders').execute();
    await testApp.context.db
      .updateTable('order_items')
      .set({ end_date: '2026-01-01' })
      .where('end_date', '>', '2026-01-01')
      .execute();
    testApp.setNow(TEST_NOW);
  });
  afterAll(() => testApp.stop());

  async function paidOrder(size: Parameters<TestCustomer['addPlan']>[0] = { days: 20 }) {
    return pay((await customer.order(size)).id);
  }

  async function pay(id: number): Promise<SubscriptionDetails> {
    // The clock is stopped, so the minute in which enquiries are counted never ends.
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    await testApp.pay(customer, id);
    return customer.viewOrder(id);
  }

  const lastDayOf = (order: SubscriptionDetails) => order.items[0]!.end_date;
  const letter = (subject: RegExp) => testApp.mails.filter((mail) => subject.test(mail.subject));
  const ENDS = /ends on|ينتهي اشتراكك/;

  /** The reminders that a round of jobs sends this many days before the last delivery. */
  async function mailsSent(order: SubscriptionDetails, daysBefore: number, hour = '09') {
    testApp.setNow(new Date(`${addDays(lastDayOf(order), -daysBefore)}T${hour}:00:00Z`));
    const before = letter(ENDS).length;
    await testApp.runJobs();
    return letter(ENDS).slice(before);
  }

  it('is sent once, five days before, in the language of the order, with a link to My plan', async () => {
    customer.locale = 'ar';
    const order = await paidOrder();
    expect(await mailsSent(order, 6)).toEqual([]);
    const [mail, ...more] = await mailsSent(order, 5);
    expect(more).toEqual([]);
    expect(mail!.subject).toContain('ينتهي اشتراكك في');
    expect(mail!.text).toContain(`/order-details/${order.id}`);
    expect(mail!.text).toContain(order.order_number);
    for (const days of [5, 4, 0]) expect(await mailsSent(order, days)).toEqual([]);
  });

  it('names the day on which the next plan begins, and until when it can be ordered', async () => {
    const order = await paidOrder({ days: 20, startDate: '2027-01-16', delivery: 'except_friday' });
    // 16 January and nineteen days more without Fridays.
    expect(lastDayOf(order)).toBe('2027-02-07');
    const [mail] = await mailsSent(order, 5);
    expect(mail!.text).toContain('it goes on on Monday, 8\u00a0February 2027');
    expect(mail!.text).toContain('until the end of Friday, 5\u00a0February 2027');
  });

  it('is sent later where the jobs did not run, without a past day', async () => {
    const order = await paidOrder();
    const [mail] = await mailsSent(order, 1);
    expect(mail!.text).not.toContain('until the end of');
    const other = await paidOrder();
    expect(await mailsSent(other, -1)).toEqual([]);
  });

  it.each([
    ['alone', 1],
    ['not', 0],
  ] as const)('goes by its own switch: wanted %s, sent %i times', async (wanted, sent) => {
    await customer.wantMails('renewal', wanted);
    expect(await mailsSent(await paidOrder(), 5)).toHaveLength(sent);
  });

  it('waits until a short plan has begun', async () => {
    const order = await paidOrder({ days: 5 });
    expect(await mailsSent(order, 5)).toEqual([]);
    expect(await mailsSent(order, 4)).toHaveLength(1);
  });

  it('is sent by one of several rounds at once', async () => {
    const order = await paidOrder();
    testApp.setNow(new Date(`${addDays(lastDayOf(order), -5)}T09:00:00Z`));
    const before = letter(ENDS).length;
    await Promise.all([1, 2, 3].map(() => testApp.runJobs()));
    expect(letter(ENDS).slice(before)).toHaveLength(1);
  });

  it('waits for the mail server, and is not sent once the plan is renewed', async () => {
    const order = await paidOrder();
    const failure = new Error('The mail server is down');
    const send = jest.spyOn(testApp.context.mailer, 'send').mockRejectedValue(failure);
    expect(await mailsSent(order, 5)).toEqual([]);
    send.mockRestore();
    expect((await waitingMails(testApp.context.db)).count).toBeGreaterThan(0);
    const { cart } = await customer.ok<Renewed>('POST', `subscriptions/${order.id}/renewal`);
    await pay((await customer.orderCart(cart.id)).id);
    expect(await mailsSent(order, 4)).toEqual([]);
  });

  it('is dropped where the mail server comes back after the end', async () => {
    const order = await paidOrder();
    const failure = new Error('The mail server is down');
    const send = jest.spyOn(testApp.context.mailer, 'send').mockRejectedValue(failure);
    await mailsSent(order, 1);
    send.mockRestore();
    expect(await mailsSent(order, -1)).toEqual([]);
  });

  it.each(['renewed and paid', 'refused by the kitchen', 'never paid'] as const)(
    'is not sent where the order is %s',
    async (kind) => {
      const order = kind === 'never paid' ? await customer.order({ days: 20 }) : await paidOrder();
      testApp.setNow(new Date(`${addDays(lastDayOf(order), -8)}T09:00:00Z`));
      if (kind === 'refused by the kitchen') {
        const { db } = testApp.context;
        const rejected = db.updateTable('orders').set({ status: 'rejected' });
        await rejected.where('id', '=', order.id).execute();
      }
      if (kind === 'renewed and paid') {
        const { cart } = await customer.ok<Renewed>('POST', `subscriptions/${order.id}/renewal`);
        await pay((await customer.orderCart(cart.id)).id);
      }
      expect(await mailsSent(order, 5)).toEqual([]);
    },
  );

  it('is sent where the order that renews it was never paid', async () => {
    const order = await paidOrder();
    testApp.setNow(new Date(`${addDays(lastDayOf(order), -8)}T09:00:00Z`));
    const { cart } = await customer.ok<Renewed>('POST', `subscriptions/${order.id}/renewal`);
    await customer.orderCart(cart.id);
    expect(await mailsSent(order, 5)).toHaveLength(1);
  });
});

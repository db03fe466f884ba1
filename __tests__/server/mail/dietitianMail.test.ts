import { addDays } from '../../../src/contract/kuwaitTime.ts';
import type { SubscriptionDetails } from '../../../src/contract/wire/subscription.ts';
import { AppointmentCustomer, YOUSEF } from '../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

describeOnDatabases('the invitation to the dietitian', (database) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    const { token, addressId } = await testApp.newCustomer();
    customer = new AppointmentCustomer(testApp, token);
    customer.addressId = addressId;
  });
  afterEach(async () => {
    const { db } = testApp.context;
    await db.deleteFrom('plan_reminders').execute();
    // The next test has the clock for itself.
    await db.updateTable('order_items').set({ end_date: '2026-01-01' }).execute();
    testApp.setNow(TEST_NOW);
  });
  afterAll(() => testApp.stop());

  async function paidOrder(days = 20): Promise<SubscriptionDetails> {
    const { id } = await customer.order({ days });
    await testApp.pay(customer, id);
    return customer.viewOrder(id);
  }

  const invites = () =>
    testApp.mails.filter(({ subject }) => /see a dietitian|أخصائي التغذية/.test(subject));

  /** The invitations that a round of jobs sends this many days into a plan. */
  async function invitesSent({ items }: SubscriptionDetails, days: number) {
    testApp.setNow(new Date(`${addDays(items[0]!.start_date, days)}T09:00:00Z`));
    const before = invites().length;
    await testApp.runJobs();
    return invites().slice(before);
  }

  it('is sent once, ten days in, in the language of the order, and leads into the booking', async () => {
    customer.locale = 'ar';
    const order = await paidOrder();
    expect(await invitesSent(order, 9)).toEqual([]);
    expect((await customer.viewOrder(order.id)).dietitian_due).toBe(false);
    const [mail, ...more] = await invitesSent(order, 10);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('حان وقت زيارة أخصائي التغذية');
    expect(mail!.text).toContain('/dietitian-appointment');
    expect(mail!.text).toContain('10 أيام أو أكثر');
    expect((await customer.viewOrder(order.id)).dietitian_due).toBe(true);
    for (const days of [10, 11, 19]) expect(await invitesSent(order, days)).toEqual([]);
  });

  it.each([
    ['alone', 1],
    ['not', 0],
  ] as const)('goes by its own switch: wanted %s, sent %i times', async (wanted, sent) => {
    await customer.wantMails('dietitian', wanted);
    expect(await invitesSent(await paidOrder(), 10)).toHaveLength(sent);
  });

  it('is not sent to a customer who has an appointment since the plan began', async () => {
    const order = await paidOrder();
    const begun = order.items[0]!.start_date;
    await customer.bookAndPay({ user_id: YOUSEF, date: '2027-01-18', time: '15:00' });
    expect(begun <= '2027-01-18').toBe(true);
    expect(await invitesSent(order, 10)).toEqual([]);
    expect((await customer.viewOrder(order.id)).dietitian_due).toBe(false);
  });

  it('is sent where the appointment was called off', async () => {
    const order = await paidOrder();
    const { id } = await customer.bookAndPay({
      user_id: YOUSEF,
      date: '2027-01-19',
      time: '15:00',
    });
    await customer.cancel(id);
    expect(await invitesSent(order, 10)).toHaveLength(1);
  });

  it('is not sent about a short plan, one that is over, or one that was never paid', async () => {
    expect(await invitesSent(await customer.order({ days: 20 }), 10)).toEqual([]);
    testApp.setNow(TEST_NOW);
    expect(await invitesSent(await paidOrder(5), 10)).toEqual([]);
    testApp.setNow(TEST_NOW);
    expect(await invitesSent(await paidOrder(), 60)).toEqual([]);
  });

  it('is sent by one of several rounds at once, about the first plan of an order', async () => {
    await customer.fillCart({ days: 20 });
    const { id } = await customer.order({ days: 20 });
    await testApp.pay(customer, id);
    const order = await customer.viewOrder(id);
    expect(order.items.length).toBe(2);
    testApp.setNow(new Date(`${addDays(order.items[0]!.start_date, 12)}T09:00:00Z`));
    const before = invites().length;
    await Promise.all([1, 2, 3].map(() => testApp.runJobs()));
    await testApp.runJobs();
    expect(invites().slice(before)).toHaveLength(1);
  });
});

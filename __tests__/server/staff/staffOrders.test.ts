import { kuwaitInstant } from '../../../src/contract/kuwaitTime.ts';
import type { PersonalData } from '../../../src/contract/wire/privacy.ts';
import type { DeliverySheet } from '../../../src/contract/wire/staff/day.ts';
import type { StaffOrder, StaffOrderDetails } from '../../../src/contract/wire/staff/orders.ts';
import type { StopOffer } from '../../../src/contract/wire/planDay.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

/** A Sunday: the first of the five days of a plan. */
const FIRST = '2027-01-17';
const REASON = 'لا نوصل إلى منطقتك حاليًا.';

describeOnDatabases('the orders in the kitchen’s app', (database) => {
  let testApp: PaymentTestApp;
  let service: StaffClient;
  let manager: StaffClient;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
  });
  beforeEach(async () => {
    testApp.setNow(TEST_NOW);
    await testApp.context.db.deleteFrom('rate_limits').execute();
    service = await logInAs(testApp.app, 'service');
    manager = await logInAs(testApp.app, 'manager');
    testApp.mails.length = 0;
  });
  afterAll(() => testApp.stop());

  interface Bought {
    readonly voucher?: string;
    readonly pay?: boolean;
  }

  async function buy({ voucher, pay = true }: Bought = {}) {
    const { db } = testApp.context;
    const email = `order${(customers += 1)}@example.com`;
    const customer = await signUp(testApp.app, email);
    await customer.fillCart({ meals: 2, snacks: 1, days: 5, startDate: FIRST });
    if (voucher !== undefined) {
      await customer.ok('POST', 'carts/voucher', { coupon_code: voucher });
    }
    const { id } = await customer.orderCart((await customer.cart()).id);
    await db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    if (pay) await testApp.pay(customer, id);
    return { customer, email, order: await customer.viewOrder(id) };
  }

  const details = async (id: number, staff = service) =>
    (await staff.get<{ order: StaffOrderDetails }>('GET', `orders/${id}`)).order;
  const act = async (id: number, what: string, body: object = {}, staff = service) =>
    (await staff.get<{ order: StaffOrderDetails }>('POST', `orders/${id}/${what}`, body)).order;
  const listed = async (query: string) => {
    const path = `orders?${query}`;
    const { items } = await service.get<{ items: StaffOrder[] }>('GET', path);
    return items.map(({ id }) => id);
  };
  const mailsTo = async (email: string) => {
    await testApp.runJobs();
    return testApp.mails.filter(({ to }) => to === email);
  };
  const refundsOf = (orderId: number) =>
    testApp.context.db
      .selectFrom('refunds')
      .innerJoin('payment_captures', 'payment_captures.id', 'capture_id')
      .select(['refunds.amount_fils', 'plan_stop_id', 'payment_captures.amount_fils as captured'])
      .where('order_id', '=', orderId)
      .orderBy('refunds.id')
      .execute();
  const stopPlan = async (customer: TestCustomer, id: number) => {
    const { items } = await customer.viewOrder(id);
    const path = `subscriptions/${id}/items/${items[0]!.id}/stop`;
    const { amount } = await customer.ok<StopOffer>('GET', path);
    await customer.ok('PUT', path, { amount });
  };

  it('are found by number, name, e-mail and phone, and by state and day', async () => {
    const paid = await buy();
    const unpaid = await buy({ pay: false });
    const both = [unpaid.order.id, paid.order.id];
    expect((await listed('')).slice(0, 2)).toEqual(both);
    expect(await listed(`search=${paid.order.id}`)).toEqual([paid.order.id]);
    expect(await listed(`search=mz-${paid.order.id}`)).toEqual([paid.order.id]);
    expect(await listed(`search=${paid.email.toUpperCase()}`)).toEqual([paid.order.id]);
    const byName = await listed(`search=${encodeURIComponent(' نورة  al-SALEM ')}`);
    expect(byName.slice(0, 2)).toEqual(both);
    expect((await listed('search=50012345')).slice(0, 2)).toEqual(both);
    expect(await listed('search=%25')).toEqual([]);
    const one = `search=${paid.email}`;
    expect(await listed(`${one}&payment=paid&status=received`)).toEqual([paid.order.id]);
    expect(await listed(`${one}&payment=not_paid`)).toEqual([]);
    expect(await listed(`search=${unpaid.email}&status=pending`)).toEqual([unpaid.order.id]);
    // Half past nine in the evening of 31 December in Kuwait.
    await testApp.context.db
      .updateTable('orders')
      .set({ created_at: new Date('2026-12-31T18:30:00Z') })
      .where('id', '=', paid.order.id)
      .execute();
    expect(await listed(`${one}&from=2026-12-31&to=2026-12-31`)).toEqual([paid.order.id]);
    expect(await listed(`${one}&from=2027-01-01`)).toEqual([]);
    expect(await listed(`${one}&to=2026-12-30`)).toEqual([]);
    const second = await service.get<{ items: StaffOrder[]; total: number }>(
      'GET',
      'orders?per_page=1&page=2',
    );
    expect(second.items.map(({ id }) => id)).toEqual([paid.order.id]);
    expect(second.total).toBeGreaterThan(1);
  });

  it('show plans, amounts and payments, and nothing about health', async () => {
    const { order, email } = await buy();
    const shown = await details(order.id);
    expect(shown).toMatchObject({
      order_number: `MZ-${order.id}`,
      ...{ status: 'received', payment_status: 'paid', refund_due: false, email },
      ...{ grand_total: order.grand_total, owed: order.grand_total },
      ...{ acceptable: true, rejectable: true, rejected_reason: null, language: 'en' },
      address: { street: 'Salem', block: '4' },
      plans: [{ days: 5, deliveries: 5, start_date: FIRST, stopped_at: null }],
      payments: [{ status: 'captured', captures: [{ amount: order.grand_total, pays: true }] }],
      ...{ refunds: [], notes: [] },
      mails: [{ kind: 'confirmation' }],
    });
    expect(JSON.stringify(shown)).not.toMatch(/medical|"age"|weight|allerg|others/);
    await service.refused(404, 'GET', 'orders/999999');
  });

  it('are accepted once, and the customer sees it', async () => {
    const { customer, order } = await buy();
    expect(await act(order.id, 'accept')).toMatchObject({ status: 'accepted', acceptable: false });
    const again = await act(order.id, 'accept', {}, manager);
    expect(again.history.map(({ action, name }) => `${action} ${name}`)).toEqual([
      'order.accepted Huda Al-Anezi',
    ]);
    expect((await customer.viewOrder(order.id)).order_status).toBe('accepted');
  });

  it.each(['en', 'ar'] as const)(
    'are rejected with a reason that the customer reads, and paid back whole, in %s',
    async (locale) => {
      const { customer, email, order } = await buy({ voucher: 'WELCOME10' });
      await testApp.runJobs();
      await testApp.context.db
        .updateTable('orders')
        .set({ language: locale })
        .where('id', '=', order.id)
        .execute();
      testApp.mails.length = 0;
      const rejected = await act(order.id, 'reject', { reason: ` ${REASON} ` });
      expect(rejected).toMatchObject({
        ...{ status: 'rejected', rejected_reason: REASON, refund_due: true },
        ...{ rejectable: false, acceptable: false, owed: '0.000' },
        plans: [{ deliveries: 0 }],
        refunds: [{ reason: 'order_rejected', amount: order.grand_total, refunded_at: null }],
      });
      // The answer may have been lost: the same request again changes nothing.
      await act(order.id, 'reject', { reason: REASON });
      const seen = await customer.viewOrder(order.id);
      expect(seen).toMatchObject({
        ...{ order_status: 'rejected', payment_status: 'paid', refund_due: true },
      });
      expect(seen.items[0]!.schedule.map(({ status }) => status)).toEqual(
        Array.from({ length: 5 }, () => 'cancelled'),
      );
      const [mail, ...more] = await mailsTo(email);
      expect(more).toEqual([]);
      expect(mail?.subject).toContain(`MZ-${order.id}`);
      expect(mail?.html).toContain(locale === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
      expect(mail?.text).toContain(REASON);
      expect(mail?.text).toContain(order.grand_total);
      expect(await refundsOf(order.id)).toHaveLength(1);
      // The voucher can be used for another order.
      await customer.fillCart();
      await customer.ok('POST', 'carts/voucher', { coupon_code: 'WELCOME10' });
    },
  );

  it('that were rejected are on no sheet', async () => {
    const { order } = await buy();
    const { items } = await manager.get<DeliverySheet>('GET', `days/${FIRST}/deliveries`);
    expect(items.map(({ order_id }) => order_id)).toContain(order.id);
    await act(order.id, 'reject', { reason: REASON });
    const after = await manager.get<DeliverySheet>('GET', `days/${FIRST}/deliveries`);
    expect(after.items.map(({ order_id }) => order_id)).not.toContain(order.id);
  });

  it('are decided by one: the second of two with different reasons gets an error', async () => {
    const { order } = await buy();
    const answers = await Promise.all([
      service.inject('POST', `orders/${order.id}/reject`, { reason: 'One' }),
      manager.inject('POST', `orders/${order.id}/reject`, { reason: 'Other' }),
      manager.inject('POST', `orders/${order.id}/accept`),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.slice(0, 2).sort()).toEqual([200, 409]);
    const refusal = await service.refused(409, 'POST', `orders/${order.id}/accept`);
    expect(refusal.error).toBe('order_rejected');
    expect(await refundsOf(order.id)).toHaveLength(1);
  });

  it('are not decided before they are paid, and not rejected once their deliveries begin', async () => {
    const unpaid = await buy({ pay: false });
    for (const what of ['accept', 'reject']) {
      const path = `orders/${unpaid.order.id}/${what}`;
      const { error } = await service.refused(409, 'POST', path, { reason: REASON });
      expect(error).toBe('order_not_paid');
    }
    const { order } = await buy();
    const path = `orders/${order.id}/reject`;
    const { errors } = await service.refused(422, 'POST', path, { reason: ' ' });
    expect(Object.keys(errors ?? {})).toEqual(['reason']);
    testApp.setNow(kuwaitInstant(FIRST, '00:00'));
    service = await logInAs(testApp.app, 'service');
    expect(await details(order.id)).toMatchObject({ rejectable: false, owed: '0.000' });
    expect((await service.refused(409, 'POST', path, { reason: REASON })).error).toBe(
      'order_begun',
    );
    expect(await refundsOf(order.id)).toEqual([]);
  });

  it('refund no more than was captured, less what a stopped plan refunds already', async () => {
    const { customer, order } = await buy();
    // The first days are closed already, the others are stopped.
    testApp.setNow(kuwaitInstant('2027-01-16', '09:00'));
    service = await logInAs(testApp.app, 'service');
    await stopPlan(customer, order.id);
    const [stopped] = await refundsOf(order.id);
    const before = await details(order.id);
    await act(order.id, 'reject', { reason: REASON });
    const [, rest] = await refundsOf(order.id);
    expect(stopped!.plan_stop_id).not.toBeNull();
    expect(stopped!.amount_fils! + rest!.amount_fils!).toBe(rest!.captured);
    expect(rest!.amount_fils).toBeGreaterThan(0);
    expect(before.owed).toBe((await details(order.id)).refunds[1]!.amount);
  });

  it('that took no money are rejected without a refund', async () => {
    const { order, email } = await buy();
    const { db } = testApp.context;
    await db.deleteFrom('payment_captures').where('order_id', '=', order.id).execute();
    await testApp.runJobs();
    testApp.mails.length = 0;
    expect((await act(order.id, 'reject', { reason: REASON })).refunds).toEqual([]);
    const [mail] = await mailsTo(email);
    expect(mail?.text).not.toContain('We return');
  });

  it('have their mail sent again under a name of its own, and none that is no longer true', async () => {
    const { email, order } = await buy();
    const path = `orders/${order.id}/mails`;
    expect((await mailsTo(email)).map(({ id }) => id)).toEqual([`order-${order.id}`]);
    await act(order.id, 'mails', { kind: 'confirmation' });
    await act(order.id, 'mails', { kind: 'confirmation' });
    const ids = (await mailsTo(email)).map(({ id }) => id);
    expect(ids.slice(0, 2)).toEqual([`order-${order.id}`, `order-${order.id}-copy-1`]);
    expect((await service.refused(409, 'POST', path, { kind: 'rejection' })).error).toBe(
      'mail_outdated',
    );
    await act(order.id, 'reject', { reason: REASON });
    await mailsTo(email);
    await act(order.id, 'mails', { kind: 'rejection' });
    const texts = (await mailsTo(email)).filter(({ text }) => text.includes(REASON));
    expect(new Set(texts.map(({ id }) => id)).size).toBe(2);
    await service.refused(409, 'POST', path, { kind: 'confirmation' });
    await service.refused(422, 'POST', path, { kind: 'all' });
  });

  it('have notes, once each, that are in the customer’s data and go with the account', async () => {
    const { customer, order } = await buy();
    await act(order.id, 'notes', { note: 'Called:\nthe lift is broken' });
    await act(order.id, 'notes', { note: ' Called:\nthe lift is broken ' });
    const { notes, history } = await act(order.id, 'notes', { note: 'Repaired' }, manager);
    expect(notes.map(({ name, note }) => `${name}: ${note}`)).toEqual([
      'Huda Al-Anezi: Called:\nthe lift is broken',
      'Maryam Al-Sabah: Repaired',
    ]);
    expect(history.map(({ action }) => action)).toEqual(['order.noted', 'order.noted']);
    const path = `orders/${order.id}/notes`;
    const { errors } = await service.refused(422, 'POST', path, { note: '' });
    expect(Object.keys(errors ?? {})).toEqual(['note']);
    await act(order.id, 'reject', { reason: REASON });
    const { refunds } = await details(order.id);
    await service.get('POST', `refunds/${refunds[0]!.id}/record`, { reference: 'R-1' });
    const password = 'Mizan2026';
    const data = await customer.ok<PersonalData>('POST', 'privacy/download', { password });
    expect(data.orders).toMatchObject([
      { rejected_reason: REASON, notes: [{ note: notes[0]!.note }, { note: 'Repaired' }] },
    ]);
    await customer.ok('POST', 'privacy/delete-account', { password });
    expect(await details(order.id)).toMatchObject({
      ...{ notes: [], rejected_reason: null, customer_name: '', email: '', mails: [] },
    });
  });
});

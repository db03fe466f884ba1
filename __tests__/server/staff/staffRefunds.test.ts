import { recordRefunded } from '../../../server/domain/refunds.ts';
import type { AppointmentResponse } from '../../../src/contract/wire/appointment.ts';
import type { StaffOrderDetails } from '../../../src/contract/wire/staff/orders.ts';
import type { StaffRefund } from '../../../src/contract/wire/staff/refunds.ts';
import type { AuditEntry } from '../../../src/contract/wire/staff/audit.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { logInAs, type StaffClient } from '../../support/staffClient.ts';
import { signUp, type TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

interface List<T> {
  items: T[];
  total: number;
}

const MINUTE = 60_000;

describeOnDatabases('a refund that is due, in the kitchen’s app', (database) => {
  let testApp: PaymentTestApp;
  let service: StaffClient;
  let manager: StaffClient;
  let customers = 0;
  beforeAll(async () => {
    testApp = await startPaymentTestApp(database);
    service = await logInAs(testApp.app, 'service');
    manager = await logInAs(testApp.app, 'manager');
  });
  beforeEach(async () => {
    const { db } = testApp.context;
    await db.deleteFrom('refunds').execute();
    await db.deleteFrom('rate_limits').execute();
    testApp.passTime(MINUTE);
    testApp.mails.length = 0;
  });
  afterAll(() => testApp.stop());

  const newCustomer = async () => {
    await testApp.context.db.updateTable('enquiry_slots').set({ used_at: null }).execute();
    return signUp(testApp.app, `refund${(customers += 1)}@example.com`);
  };
  const list = (query = '') => service.get<List<StaffRefund>>('GET', `refunds?${query}`);
  const recorded = async (id: number, reference: string, staff = service) =>
    (await staff.get<{ refund: StaffRefund }>('POST', `refunds/${id}/record`, { reference }))
      .refund;
  const mailsNamed = async (id: string) => {
    await testApp.runJobs();
    return testApp.mails.filter((mail) => mail.id === id);
  };

  /** An order that was paid and rejected. */
  async function reject(customer: TestCustomer) {
    const { id, grand_total } = await customer.order();
    await testApp.pay(customer, id);
    await customer.viewOrder(id);
    const path = `orders/${id}/reject`;
    const { order } = await service.get<{ order: StaffOrderDetails }>('POST', path, {
      reason: 'We are closed',
    });
    return { id, grand_total, refund: order.refunds[0]!.id };
  }

  async function payTwice(customer: TestCustomer): Promise<number> {
    const { id } = await customer.order();
    await testApp.pay(customer, id, { scenario: 'captured-twice' });
    testApp.passTime(MINUTE);
    await testApp.runJobs();
    return id;
  }

  it('is listed with why and where it is found, the oldest first', async () => {
    const first = await payTwice(await newCustomer());
    testApp.passTime(MINUTE);
    const { id, grand_total, refund } = await reject(await newCustomer());
    const { items, total } = await list();
    expect(total).toBe(2);
    expect(items).toMatchObject([
      { number: `MZ-${first}`, reason: 'second_capture', refunded_at: null, reference: null },
      {
        ...{ id: refund, number: `MZ-${id}`, order_id: id, appointment_id: null },
        ...{ reason: 'order_rejected', amount: grand_total, captured: grand_total },
        customer_name: 'نورة Al-Salem',
        payment_id: expect.any(String) as string,
        payment_reference: expect.stringMatching(`^SUB-${id}-1-`) as string,
      },
    ]);
    expect((await list('per_page=1&page=2')).items.map((one) => one.id)).toEqual([refund]);
    expect(await list('state=made')).toEqual({ items: [], total: 0 });
  });

  it.each(['en', 'ar'] as const)(
    'is recorded with its reference, shown on the order, and notified by one mail, in %s',
    async (locale) => {
      const customer = await newCustomer();
      customer.locale = locale;
      const { id, grand_total, refund } = await reject(customer);
      await testApp.runJobs();
      const made = await recorded(refund, ' RF 77 ');
      expect(made).toMatchObject({ reference: 'RF 77', refunded_at: expect.any(String) as string });
      expect(await customer.viewOrder(id)).toMatchObject({
        ...{ order_status: 'rejected', refund_due: false, refunded: true },
      });
      // The receipt was lost.
      await recorded(refund, 'RF 77', manager);
      testApp.passTime(60 * MINUTE);
      const [mail, ...more] = await mailsNamed(`refund-${refund}`);
      expect(more).toEqual([]);
      expect(mail?.html).toContain(locale === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
      for (const text of ['RF 77', grand_total, `/order-details/${id}`]) {
        expect(mail?.text).toContain(text);
      }
      expect(await list()).toEqual({ items: [], total: 0 });
      expect((await list('state=made')).items).toEqual([made]);
    },
  );

  it('is recorded by one: a second request with another reference gets an error and changes nothing', async () => {
    const { id, refund } = await reject(await newCustomer());
    const path = `refunds/${refund}/record`;
    const both = await Promise.all([
      service.inject('POST', path, { reference: 'A' }),
      manager.inject('POST', path, { reference: 'B' }),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const { error } = await manager.refused(409, 'POST', path, { reference: 'C' });
    expect(error).toBe('refund_recorded');
    const log = `audit-log?subject=order&subject_id=${id}`;
    const entries = await manager.get<List<AuditEntry>>('GET', log);
    const records = entries.items.filter(({ action }) => action === 'refund.recorded');
    expect(records).toHaveLength(1);
    expect(JSON.stringify(records)).not.toMatch(/"[ABC]"/);
    const { db, clock } = testApp.context;
    const atTheCommandLine = recordRefunded(db, refund, { at: clock(), reference: 'D' });
    await expect(atTheCommandLine).rejects.toThrow('recorded as paid back already');
  });

  it('wants a reference, and a refund that is there', async () => {
    const { refund } = await reject(await newCustomer());
    const path = `refunds/${refund}/record`;
    const { errors } = await service.refused(422, 'POST', path, { reference: ' ' });
    expect(Object.keys(errors ?? {})).toEqual(['reference']);
    await service.refused(404, 'POST', 'refunds/999999/record', { reference: 'A' });
    expect((await list()).total).toBe(1);
  });

  it('is notified of for an appointment too, and not for a deleted account', async () => {
    const customer = await newCustomer();
    const booked = async (time: string) => {
      const { booking } = await customer.ok<AppointmentResponse>('POST', 'appointment-booking', {
        ...{ user_id: 1, date: '2027-01-21', time, comments: 'Weight', phone: null, email: null },
      });
      await testApp.pay(customer, { booking_id: booking.id }, { scenario: 'no-return' });
      testApp.passTime(MINUTE);
      await testApp.runJobs();
      await manager.get('POST', `appointments/${booking.id}/reject`, { reason: 'Ill' });
      return booking.id;
    };
    const bookingId = await booked('10:00');
    const { items } = await list();
    expect(items).toMatchObject([
      { number: `AP-${bookingId}`, reason: 'appointment_cancelled', order_id: null },
    ]);
    await recorded(items[0]!.id, 'A-1');
    const [mail] = await mailsNamed(`refund-${items[0]!.id}`);
    expect(mail?.text).toContain(`AP-${bookingId}`);

    const gone = await reject(await newCustomer());
    await testApp.context.db
      .updateTable('customers')
      .set({ deleted_at: testApp.context.clock() })
      .where('id', 'in', (orders) =>
        orders.selectFrom('orders').select('customer_id').where('id', '=', gone.id),
      )
      .execute();
    await recorded(gone.refund, 'A-2');
    expect(await mailsNamed(`refund-${gone.refund}`)).toEqual([]);
  });
});

import { rejectAppointment } from '../../../server/domain/appointments/decideAppointment.ts';
import { listRefunds, recordRefunded, RefundRefused } from '../../../server/domain/refunds.ts';
import type { AppointmentResponse } from '../../../src/contract/wire/appointment.ts';
import { act } from '../../support/sandboxGateway.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import type { TestCustomer } from '../../support/testCustomer.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE = 60_000;
const MESSAGE = {
  en: 'We could not complete your payment. Any amount deducted will be refunded to you soon.',
  ar: 'لم نتمكن من إتمام عملية الدفع. سيُعاد إليك قريبًا أي مبلغ تم خصمه.',
};

describeOnDatabases('money that has to go back', (kind) => {
  let testApp: PaymentTestApp;
  let customer: TestCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    customer = await testApp.newCustomer();
  });
  afterAll(() => testApp.stop());

  const sessionOf = (paymentUrl: string) => new URL(paymentUrl).searchParams.get('data') ?? '';
  const capturesOf = (orderId: number) =>
    testApp.context.db
      .selectFrom('payment_captures')
      .selectAll()
      .where('order_id', '=', orderId)
      .orderBy('id')
      .execute();
  const refundOf = (captureId: number) =>
    testApp.context.db
      .selectFrom('refunds')
      .selectAll()
      .where('capture_id', '=', captureId)
      .executeTakeFirst();
  const refundDue = async (orderId: number) => {
    const surplus = (await capturesOf(orderId)).find(({ settles }) => !settles);
    const due = surplus && (await refundOf(surplus.id));
    if (due === undefined) throw new Error('Nothing has to go back');
    return due.id;
  };
  const record = (id: number, reference: string) =>
    recordRefunded(testApp.context.db, id, { at: testApp.context.clock(), reference });
  const mailsOf = (id: number) =>
    testApp.mails.filter(({ subject }) => subject.includes(`MZ-${id}`));

  /** The customer changes the order while the hosted page is open, and pays there. */
  async function payWhatWasChanged(): Promise<number> {
    const { id } = await customer.order();
    const { payment_url } = await customer.startPayment(id);
    await customer.ok('POST', `subscriptions/${id}/reopen`);
    await act(testApp.sandbox, sessionOf(payment_url));
    testApp.passTime(MINUTE);
    await testApp.runJobs();
    return id;
  }

  async function payTwice(): Promise<number> {
    const { id } = await customer.order();
    await testApp.pay(customer, id, { scenario: 'captured-twice' });
    testApp.passTime(MINUTE);
    await testApp.runJobs();
    return id;
  }

  test.each(['en', 'ar'] as const)(
    'for a closed order is shown on the order and mailed once, in %s',
    async (language) => {
      customer.locale = language;
      const id = await payWhatWasChanged();
      expect(await customer.viewOrder(id)).toMatchObject({
        payment_status: 'not_paid',
        refund_due: true,
        refunded: false,
      });
      testApp.passTime(60 * MINUTE);
      await testApp.runJobs();
      const [mail, ...more] = mailsOf(id);
      expect(more).toEqual([]);
      expect(mail?.text).toContain(MESSAGE[language]);
      expect(mail?.text).toContain(`/order-details/${id}`);
    },
  );

  test('is listed, oldest first, with its customer and the payment’s reference', async () => {
    const first = await payTwice();
    testApp.passTime(MINUTE);
    const second = await payWhatWasChanged();
    const lines = await listRefunds(testApp.context.db);
    const text = lines.join('\n');
    expect(text.indexOf(`MZ-${first}`)).toBeLessThan(text.indexOf(`MZ-${second}`));
    const [capture] = await capturesOf(second);
    const { grand_total } = await customer.viewOrder(second);
    const at = lines.findIndex((line) => line.includes(`MZ-${second}`));
    expect(lines[at]).toMatch(
      new RegExp(
        `^Refund ${await refundDue(second)}: MZ-${second}, .+ <.+@example.com>, KD ${grand_total}$`,
      ),
    );
    expect(lines[at + 1]).toMatch(
      new RegExp(`payment id ${capture?.payment_id}, reference SUB-${second}-1-`),
    );
    expect(lines[at + 2]).toContain(`order_closed, since ${capture?.recorded_at.toISOString()}`);
  });

  test('says how much of a capture it is, where that is not all', async () => {
    const { db, clock } = testApp.context;
    const { id, grand_total } = await customer.order();
    await testApp.pay(customer, id);
    testApp.passTime(MINUTE);
    await testApp.runJobs();
    const [capture] = await capturesOf(id);
    const refund = { capture_id: capture!.id, amount_fils: 1_500, due_at: clock() };
    await db.insertInto('refunds').values(refund).execute();
    const line = async () => (await listRefunds(db)).find((one) => one.includes(`MZ-${id},`));
    expect(await line()).toMatch(
      new RegExp(`, KD 1.500 of the KD ${grand_total} that were taken$`),
    );
    const amounts = db.updateTable('refunds').where('capture_id', '=', capture!.id);
    const whole = { amount_fils: capture!.amount_fils };
    await amounts.set(whole).execute();
    expect(await line()).toMatch(new RegExp(`, KD ${grand_total}$`));
    await amounts.set({ amount_fils: null }).execute();
    expect(await line()).toMatch(/, KD an amount that could not be read$/);
  });

  test('is not listed once all of it has gone back', async () => {
    const { db } = testApp.context;
    await db.updateTable('refunds').set({ refunded_at: new Date(), reference: 'R-0' }).execute();
    expect(await listRefunds(db)).toEqual(['Nothing has to be paid back.']);
  });

  test('is recorded once, and no longer promised', async () => {
    const id = await payTwice();
    expect(await customer.viewOrder(id)).toMatchObject({ refund_due: true, refunded: false });
    const due = await refundDue(id);
    expect(await record(due, ' R-1 ')).toBe(`Refund ${due} is recorded as paid back: R-1.`);
    expect(await record(due, 'R-1')).toContain('since 20');
    await expect(record(due, 'R-2')).rejects.toThrow(/already, since .*: R-1/);
    expect((await listRefunds(testApp.context.db)).join('\n')).not.toContain(`MZ-${id}`);
    const view = { refund_due: false, refunded: true, payment_status: 'paid' };
    expect(await customer.viewOrder(id)).toMatchObject(view);
    const { subscriptions } = await customer.ok<{ subscriptions: object[] }>(
      'GET',
      'subscriptions',
    );
    expect(subscriptions).toMatchObject([view]);
  });

  test('is recorded once by two people at once', async () => {
    const due = await refundDue(await payTwice());
    const answers = await Promise.allSettled([record(due, 'one'), record(due, 'other')]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('is not recorded where nothing has to go back', async () => {
    const id = await payTwice();
    const [paying] = await capturesOf(id);
    expect(await refundOf(paying?.id ?? 0)).toBeUndefined();
    await expect(record(999_999, 'R-1')).rejects.toThrow(RefundRefused);
    await expect(record(999_999, 'R-1')).rejects.toThrow('There is no refund 999999.');
    await expect(record(await refundDue(id), ' ')).rejects.toThrow(/^--reference needs/);
  });

  describe('for an appointment', () => {
    async function payAppointment(time: string): Promise<number> {
      const { booking } = await customer.ok<AppointmentResponse>('POST', 'appointment-booking', {
        user_id: 1,
        date: '2027-01-21',
        time,
        comments: 'Weight loss',
        phone: null,
        email: null,
      });
      await testApp.pay(customer, { booking_id: booking.id }, { scenario: 'no-return' });
      testApp.passTime(MINUTE);
      await testApp.runJobs();
      return booking.id;
    }
    const captureOf = (id: number) =>
      testApp.context.db
        .selectFrom('payment_captures')
        .selectAll()
        .where('appointment_id', '=', id)
        .executeTakeFirstOrThrow();
    const view = async (id: number) =>
      (await customer.ok<AppointmentResponse>('GET', `appointment-booking/${id}`)).booking;

    test('that the kitchen rejects, it is the fee', async () => {
      const id = await payAppointment('10:00');
      const { id: capture } = await captureOf(id);
      expect(await refundOf(capture)).toBeUndefined();
      await rejectAppointment(testApp.context, null, id, 'The dietitian is ill.');
      expect(await view(id)).toMatchObject({ refund_due: true, refunded: false });
      const refund = (await refundOf(capture))?.id ?? 0;
      expect((await listRefunds(testApp.context.db)).join('\n')).toContain(
        `Refund ${refund}: AP-${id}, `,
      );
      await record(refund, 'R-1');
      expect(await view(id)).toMatchObject({ refund_due: false, refunded: true });
    });

    test('that the customer cancels in time as well', async () => {
      const id = await payAppointment('10:30');
      await customer.ok('PUT', `cancel-booking/${id}`, {
        status: 'cancelled',
        rejected_reason: 'Travelling',
      });
      const { id: capture } = await captureOf(id);
      expect(await record((await refundOf(capture))?.id ?? 0, 'R-3')).toContain('R-3');
    });
  });
});

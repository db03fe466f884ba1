import type { PaymentStarted } from '../../../../src/contract/wire/payment.ts';
import {
  freshSlot,
  newAppointmentCustomer,
  NOURA,
  YOUSEF,
  type AppointmentCustomer,
} from '../../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { act } from '../../../support/sandboxGateway.ts';
import { TEST_NOW } from '../../../support/testApp.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

const MINUTE = 60_000;
const SORRY =
  'We could not complete your payment. Any amount deducted will be refunded to you soon.';

describeOnDatabases('the payment of an appointment', (kind) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;
  let other: AppointmentCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    testApp.network.fault = null;
    testApp.network.webhooks = false;
    testApp.setNow(TEST_NOW);
    customer = await newAppointmentCustomer(testApp);
    other = await newAppointmentCustomer(testApp);
    // Leaves the attempts of earlier tests behind.
    await testApp.context.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
  });
  afterAll(() => testApp.stop());

  const later = (minutes: number) =>
    testApp.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE));
  const start = (id: number) => customer.startPayment({ booking_id: id });
  const press = ({ payment_url }: PaymentStarted, form: Record<string, string> = {}) =>
    act(testApp.sandbox, new URL(payment_url).searchParams.get('data') ?? '', form);
  const hint = (id: number, reference: string) => ({
    booking_id: id,
    order_reference_number: reference,
    payment_status: true,
  });
  const capturesOf = (id: number) =>
    testApp.context.db
      .selectFrom('payment_captures')
      .select(['settles', 'refund_reason', 'amount_fils'])
      .where('appointment_id', '=', id)
      .orderBy('id')
      .execute();
  const attemptsOf = (id: number) =>
    testApp.context.db
      .selectFrom('payment_attempts')
      .selectAll()
      .where('appointment_id', '=', id)
      .orderBy('number')
      .execute();

  it('asks for the fee under a reference of its own, and returns to its own page', async () => {
    const { id } = await customer.book();
    const { reference, path } = await customer.pay(id);
    expect(reference).toMatch(new RegExp(`^APT-${id}-1-[0-9a-f]{8}$`));
    expect(path).toBe('/booking-payment');
    expect(await attemptsOf(id)).toMatchObject([{ amount_fils: 12_500, order_id: null }]);
  });

  it('is refused where the fee is another one than the customer was shown', async () => {
    const { id, fee } = await customer.book();
    await testApp.context.db
      .updateTable('appointments')
      .set({ fee_fils: 18_000 })
      .where('id', '=', id)
      .execute();
    const shown = { booking_id: id, amount: fee };
    expect(await customer.refusal('POST', 'payments/checkout', shown)).toMatchObject({
      code: 409,
      error: 'total_changed',
      grand_total: '18.000',
      message: expect.stringMatching(/12\.500.*18\.000/),
    });
    expect(await attemptsOf(id)).toEqual([]);
    await customer.startPayment({ booking_id: id, amount: '18.000' });
    expect(await attemptsOf(id)).toMatchObject([{ amount_fils: 18_000 }]);
  });

  it('that the gateway confirms makes it received', async () => {
    const { id, fee } = await customer.book();
    const paid = await customer.payAndReturn(id, { method: '1' });
    expect(paid).toMatchObject({
      booking_status: 'received',
      payment_status: 'paid',
      payment_pending: false,
      payment_failed: false,
      payable: false,
      held_until: null,
      amount_paid: fee,
      paid_via: 'KNET',
      paid_on: TEST_NOW.toISOString(),
    });
    expect(await customer.view(id)).toEqual(paid);
    expect(await customer.list()).toEqual([paid]);
    expect(await capturesOf(id)).toEqual([
      { settles: true, refund_reason: null, amount_fils: 12_500 },
    ]);
  });

  it('that was declined keeps the slot until the hold is over, and can be tried again', async () => {
    const slot = freshSlot();
    const { id } = await customer.book(slot);
    later(6);
    const declined = await customer.payAndReturn(id, { action: 'decline' });
    expect(declined).toMatchObject({
      booking_status: 'pending',
      payment_failed: true,
      payable: true,
      held_until: '2027-01-12T07:16:00.000Z',
    });
    expect(
      await other.refusal('POST', 'appointment-booking', { ...slot, comments: 'Me' }),
    ).toMatchObject({ error: 'slot_taken' });
    later(15);
    expect(await customer.payAndReturn(id)).toMatchObject({
      booking_status: 'received',
      payment_failed: false,
    });
  });

  it('holds for half an hour at most, however often it is started', async () => {
    const { id } = await customer.book();
    for (const minutes of [8, 16, 24]) {
      later(minutes);
      await start(id);
    }
    expect((await customer.view(id)).held_until).toBe('2027-01-12T07:30:00.000Z');
  });

  it('cannot be started once the hold is over, or when it is paid', async () => {
    const expired = await customer.book();
    const paid = await customer.bookAndPay();
    later(10);
    const refusals = [];
    for (const { id } of [expired, paid]) {
      const body = { booking_id: id };
      refusals.push((await customer.refusal('POST', 'payments/checkout', body)).error);
    }
    expect(refusals).toEqual(['booking_expired', 'booking_paid']);
  });

  it.each([{}, { booking_id: 1, subscription_id: 1 }, { booking_id: 'x' }])(
    'is not started for %j',
    async (body) => {
      expect((await customer.call('POST', 'payments/checkout', body)).code).toBe(422);
    },
  );

  it('is not paid by the browser’s claim', async () => {
    const { id } = await customer.book();
    const { order_reference_number } = await start(id);
    const forged = await customer.change({
      ...hint(id, order_reference_number),
      paid_amount: '12.500',
      payment_result_code: 'CAPTURED',
    });
    expect(forged).toMatchObject({ payment_status: 'not_paid', payment_pending: true });
  });

  it('is not paid by an order’s payment of the same number, nor another booking’s', async () => {
    const first = await customer.book();
    const { reference } = await customer.pay(first.id);
    const second = await customer.book();
    const answers = [];
    for (const reused of [
      reference,
      `SUB-${second.id}-1-00000000`,
      `APT-${second.id}-1-00000000`,
    ]) {
      const body = hint(second.id, reused);
      answers.push((await customer.refusal('PUT', 'appointment-booking', body)).error);
    }
    expect(answers).toEqual([
      'payment_reference_mismatch',
      'payment_reference_mismatch',
      'payment_reference_unknown',
    ]);
  });

  it('is opened for its own customer alone', async () => {
    const { id } = await customer.book();
    const { data } = await customer.pay(id);
    expect(await other.refusal('POST', 'payments/result', { data })).toMatchObject({
      code: 422,
      error: 'payment_result_invalid',
    });
  });

  it('of another amount is refunded, and the slot stays held', async () => {
    const { id } = await customer.book();
    expect(await customer.payAndReturn(id, { scenario: 'other-amount' })).toMatchObject({
      booking_status: 'pending',
      payment_status: 'not_paid',
      refund_due: true,
    });
    expect(await capturesOf(id)).toMatchObject([{ refund_reason: 'wrong_amount' }]);
  });

  it('that was started for a cheaper dietitian does not pay a dearer one', async () => {
    const { id } = await customer.book();
    const started = await start(id);
    await customer.change({ booking_id: id, user_id: NOURA, date: '2027-01-21', time: '09:00' });
    await press(started);
    const answer = await customer.change(hint(id, started.order_reference_number));
    expect(answer).toMatchObject({ fee: '15.000', payment_status: 'not_paid', refund_due: true });
    expect(await capturesOf(id)).toMatchObject([{ refund_reason: 'wrong_amount' }]);
  });

  it('is found in a closed tab by the webhook', async () => {
    const { id } = await customer.book();
    testApp.network.webhooks = true;
    await customer.pay(id, { scenario: 'no-return' });
    await testApp.idle();
    expect((await customer.view(id)).booking_status).toBe('received');
  });

  it('is found in a closed tab by the job', async () => {
    const { id } = await customer.book();
    await customer.pay(id, { scenario: 'no-return' });
    later(1);
    await testApp.runJobs();
    const found = await testApp.context.db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirst();
    expect(found?.status).toBe('received');
  });

  it('is found in a closed tab before a new start, which is refused', async () => {
    const { id } = await customer.book();
    await customer.pay(id, { scenario: 'no-return' });
    later(1);
    expect(await customer.refusal('POST', 'payments/checkout', { booking_id: id })).toMatchObject({
      error: 'booking_paid',
    });
    expect(await customer.view(id)).toMatchObject({ payment_status: 'paid', refund_due: false });
  });

  it('taken twice pays once; the second goes back', async () => {
    const { id } = await customer.book();
    const paid = await customer.payAndReturn(id, { scenario: 'captured-twice' });
    expect(paid).toMatchObject({ booking_status: 'received', refund_due: true });
    const reasons = (await capturesOf(id)).map(({ refund_reason }) => refund_reason);
    expect(reasons).toEqual([null, 'second_capture']);
    expect(paid.message).toBeNull();
  });

  it('taken by two attempts pays once; the second goes back, and nothing is lost', async () => {
    const { id } = await customer.book();
    const first = await start(id);
    const second = await start(id);
    await press(first, { scenario: 'no-return' });
    await press(second, { scenario: 'no-return' });
    await customer.change(hint(id, first.order_reference_number));
    later(2);
    await testApp.runJobs();
    const reasons = (await capturesOf(id)).map(({ refund_reason }) => refund_reason);
    expect(reasons).toEqual([null, 'second_capture']);
    expect(await customer.view(id)).toMatchObject({
      booking_status: 'received',
      payment_status: 'paid',
      refund_due: true,
    });
    const mails = testApp.mails.filter(({ id: mail }) => mail?.startsWith(`appointment-${id}-`));
    expect(mails.map(({ id: mail }) => mail)).toEqual([`appointment-${id}-0-received`]);
  });

  it('sent ten times at once pays once', async () => {
    const { id } = await customer.book();
    const { reference } = await customer.pay(id);
    const body = hint(id, reference);
    await Promise.all(Array.from({ length: 10 }, () => customer.change(body)));
    expect((await customer.view(id)).booking_status).toBe('received');
    expect(await capturesOf(id)).toHaveLength(1);
  });

  describe('a payment after the hold', () => {
    /** Pays on the hosted page after `minutes`, without an enquiry before. */
    async function payLate(minutes: number, before: () => Promise<unknown>) {
      const slot = freshSlot();
      const { id } = await customer.book(slot);
      const started = await start(id);
      later(minutes);
      await testApp.runJobs();
      expect((await customer.view(id)).booking_status).toBe('failed');
      await before();
      later(minutes + 1);
      await press(started);
      const answer = await customer.change(hint(id, started.order_reference_number));
      return { id, slot, answer };
    }

    it('is waited for, also in the list, until the gateway has decided', async () => {
      const { id } = await customer.book();
      const answer = await customer.payAndReturn(id, { scenario: 'enquiry-pending', count: '3' });
      expect(answer).toMatchObject({ booking_status: 'pending', payment_pending: true });
      later(11);
      await testApp.runJobs();
      const waiting = { booking_status: 'pending', payment_pending: true, payable: false };
      expect(await customer.list()).toMatchObject([{ id, ...waiting }]);
      later(12);
      await customer.view(id);
      later(13);
      expect(await customer.view(id)).toMatchObject({ booking_status: 'received' });
    });

    it('takes the slot again while it is free', async () => {
      const { id, slot, answer } = await payLate(11, async () => undefined);
      expect(answer).toMatchObject({ ...slot, booking_status: 'received', refund_due: false });
      expect(
        await other.refusal('POST', 'appointment-booking', { ...slot, comments: 'Me' }),
      ).toMatchObject({ error: 'slot_taken' });
      expect(await capturesOf(id)).toMatchObject([{ settles: true }]);
    });

    it('is refunded once another customer has the slot, with the specified text', async () => {
      const slot = freshSlot();
      const { id } = await customer.book(slot);
      const started = await start(id);
      later(11);
      const theirs = await other.book(slot);
      later(12);
      await press(started);
      const answer = await customer.change(hint(id, started.order_reference_number));
      expect(answer).toMatchObject({
        booking_status: 'failed',
        payment_status: 'not_paid',
        payment_pending: false,
        refund_due: true,
        message: SORRY,
        amount_paid: null,
      });
      expect(await capturesOf(id)).toMatchObject([{ settles: false, refund_reason: 'slot_lost' }]);
      expect(await attemptsOf(id)).toMatchObject([{ flag: 'slot_lost', needs_refund: true }]);
      expect((await other.view(theirs.id)).booking_status).toBe('pending');
      expect((await customer.list()).map((one) => one.id)).toEqual([id]);
    });

    it('and another customer’s booking at the same moment: one of the two gets the slot', async () => {
      const slot = freshSlot();
      const { id } = await customer.book(slot);
      const started = await start(id);
      later(11);
      await testApp.runJobs();
      later(12);
      await press(started);
      const [paid, booked] = await Promise.all([
        customer.change(hint(id, started.order_reference_number)),
        other.call('POST', 'appointment-booking', { ...slot, comments: 'Me' }),
      ]);
      const isKept = paid.booking_status === 'received';
      expect(booked.code).toBe(isKept ? 409 : 200);
      expect(paid).toMatchObject({
        booking_status: isKept ? 'received' : 'failed',
        refund_due: !isKept,
      });
    });

    it('stays lost when the slot becomes free again and the gateway is asked once more', async () => {
      const slot = freshSlot();
      const { id } = await customer.book(slot);
      const started = await start(id);
      later(11);
      const theirs = await other.book(slot);
      later(12);
      await press(started);
      await customer.change(hint(id, started.order_reference_number));
      await other.cancel(theirs.id);
      later(45);
      await testApp.runJobs();
      expect(await customer.view(id)).toMatchObject({ booking_status: 'failed', message: SORRY });
      expect(await capturesOf(id)).toHaveLength(1);
    });

    it('goes back when the customer has another appointment at that time by now', async () => {
      const slot = { user_id: YOUSEF, date: '2027-01-25', time: '15:00' };
      const { id } = await customer.book(slot);
      const started = await start(id);
      later(11);
      await testApp.runJobs();
      await customer.book({ user_id: 3, date: '2027-01-25', time: '15:00' });
      later(12);
      await press(started);
      const answer = await customer.change(hint(id, started.order_reference_number));
      expect(answer).toMatchObject({ booking_status: 'failed', refund_due: true });
    });

    it('goes back when the customer had let the slot go', async () => {
      const { id } = await customer.book();
      const started = await start(id);
      await customer.cancel(id);
      await press(started);
      const answer = await customer.change(hint(id, started.order_reference_number));
      expect(answer).toMatchObject({
        booking_status: 'cancelled',
        payment_status: 'not_paid',
        refund_due: true,
        message: SORRY,
      });
      expect(await capturesOf(id)).toMatchObject([{ refund_reason: 'appointment_closed' }]);
    });

    it('is apologised for once, however often the customer had paid', async () => {
      const { id } = await customer.book();
      const first = await start(id);
      const second = await start(id);
      await press(first, { scenario: 'no-return' });
      await press(second, { scenario: 'no-return' });
      await customer.cancel(id);
      await testApp.payments.background.idle();
      const mailed = testApp.mails.length;
      later(1);
      for (const { order_reference_number: reference } of [first, second]) {
        await customer.change(hint(id, reference));
        await testApp.payments.background.idle();
      }
      expect((await capturesOf(id)).map(({ refund_reason }) => refund_reason)).toEqual([
        'appointment_closed',
        'appointment_closed',
      ]);
      expect(testApp.mails.slice(mailed).map(({ id: mail }) => mail)).toEqual([
        `appointment-${id}-0-lost`,
      ]);
    });

    it('goes back when the appointment is over', async () => {
      const { id } = await customer.book({ user_id: NOURA, date: '2027-01-12', time: '12:00' });
      const started = await start(id);
      await press(started, { scenario: 'no-return' });
      later(121);
      const answer = await customer.change(hint(id, started.order_reference_number));
      expect(answer).toMatchObject({ booking_status: 'failed', refund_due: true, message: SORRY });
    });

    it('names the reason in the language of the reader', async () => {
      const { id } = await customer.book();
      const started = await start(id);
      await customer.cancel(id);
      await press(started);
      await customer.change(hint(id, started.order_reference_number));
      customer.locale = 'ar';
      expect((await customer.view(id)).message).toBe(
        'لم نتمكن من إتمام عملية الدفع. سيُعاد إليك قريبًا أي مبلغ تم خصمه.',
      );
    });
  });
});

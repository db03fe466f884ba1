import {
  freshSlot,
  newAppointmentCustomer,
  type AppointmentCustomer,
} from '../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../support/paymentTestApp.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE = 60_000;

describeOnDatabases('holds that are over', (kind) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    testApp.network.fault = null;
    testApp.setNow(TEST_NOW);
    customer = await newAppointmentCustomer(testApp);
    // Only the holds ask the gateway here.
    await testApp.context.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
  });
  afterAll(() => testApp.stop());

  const later = (minutes: number) =>
    testApp.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE));
  const statusOf = async (id: number) => {
    const { status } = await testApp.context.db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return status;
  };
  const forgetChecks = () =>
    testApp.context.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();

  test('are released by the job, not a moment before', async () => {
    const { id } = await customer.book();
    testApp.setNow(new Date(TEST_NOW.getTime() + 10 * MINUTE - 1));
    await testApp.runJobs();
    expect(await statusOf(id)).toBe('pending');
    later(10);
    await testApp.runJobs();
    expect(await statusOf(id)).toBe('failed');
  });

  test('were paid in the last moment: the job enquires before it releases them', async () => {
    const { id } = await customer.book();
    await customer.pay(id, { scenario: 'no-return' });
    await forgetChecks();
    later(10);
    await testApp.runJobs();
    expect(await statusOf(id)).toBe('received');
  });

  test('were paid in the last moment: the next customer is refused', async () => {
    const slot = freshSlot();
    const { id } = await customer.book(slot);
    await customer.pay(id, { scenario: 'no-return' });
    await forgetChecks();
    later(10);
    const other = await newAppointmentCustomer(testApp);
    const answer = await other.refusal('POST', 'appointment-booking', {
      ...slot,
      comments: 'Me',
    });
    expect(answer.error).toBe('slot_taken');
    expect(await statusOf(id)).toBe('received');
  });

  test('were paid in the last moment: another customer’s move there is refused', async () => {
    const slot = freshSlot();
    const { id } = await customer.book(slot);
    await customer.pay(id, { scenario: 'no-return' });
    await forgetChecks();
    later(10);
    const other = await newAppointmentCustomer(testApp);
    const change = { booking_id: (await other.book()).id, ...slot };
    const answer = await other.refusal('PUT', 'appointment-booking', change);
    expect(answer.error).toBe('slot_taken');
    expect(await statusOf(id)).toBe('received');
  });

  test('are released when the gateway does not answer', async () => {
    const slot = freshSlot();
    const { id } = await customer.book(slot);
    await customer.pay(id, { scenario: 'no-return' });
    await forgetChecks();
    later(10);
    jest
      .spyOn(testApp.payments.provider, 'enquire')
      .mockResolvedValueOnce({ kind: 'unavailable', retryAfterMs: null });
    await testApp.runJobs();
    expect(await statusOf(id)).toBe('failed');
  });

  test('one that cannot be enquired about does not keep the others', async () => {
    const first = await customer.book();
    await customer.pay(first.id, { scenario: 'no-return' });
    await forgetChecks();
    const second = await customer.book();
    later(10);
    jest.spyOn(testApp.payments.provider, 'enquire').mockRejectedValueOnce(new Error('unexpected'));
    await testApp.runJobs();
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['failed', 'failed']);
  });
});

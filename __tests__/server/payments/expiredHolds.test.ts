import { freshSlot, newBooker, type Booker } from '../../support/appointments.ts';
import { startPaymentShop, type PaymentShop } from '../../support/paymentShop.ts';
import { TEST_NOW } from '../../support/testApp.ts';
import { describeOnDatabases } from '../../support/testDatabase.ts';

const MINUTE = 60_000;

describeOnDatabases('holds that are over', (kind) => {
  let shop: PaymentShop;
  let booker: Booker;

  beforeAll(async () => {
    shop = await startPaymentShop(kind);
  }, 60_000);
  beforeEach(async () => {
    shop.network.fault = null;
    shop.setNow(TEST_NOW);
    booker = await newBooker(shop);
    // Only the holds ask the gateway here.
    await shop.context.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();
  });
  afterAll(() => shop.stop());

  const later = (minutes: number) => shop.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE));
  const statusOf = async (id: number) => {
    const { status } = await shop.context.db
      .selectFrom('appointments')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return status;
  };
  const forgetChecks = () =>
    shop.context.db.updateTable('payment_attempts').set({ next_check_at: null }).execute();

  test('are let go by the job, not a moment before', async () => {
    const { id } = await booker.book();
    shop.setNow(new Date(TEST_NOW.getTime() + 10 * MINUTE - 1));
    await shop.runJobs();
    expect(await statusOf(id)).toBe('pending');
    later(10);
    await shop.runJobs();
    expect(await statusOf(id)).toBe('failed');
  });

  test('were paid in the last moment: the job asks before it lets go', async () => {
    const { id } = await booker.book();
    await booker.pay(id, { scenario: 'no-return' });
    await forgetChecks();
    later(10);
    await shop.runJobs();
    expect(await statusOf(id)).toBe('received');
  });

  test('were paid in the last moment: the next customer is refused', async () => {
    const slot = freshSlot();
    const { id } = await booker.book(slot);
    await booker.pay(id, { scenario: 'no-return' });
    await forgetChecks();
    later(10);
    const other = await newBooker(shop);
    const answer = await other.shopper.refusal('POST', 'appointment-booking', {
      ...slot,
      comments: 'Me',
    });
    expect(answer.error).toBe('slot_taken');
    expect(await statusOf(id)).toBe('received');
  });

  test('were paid in the last moment: who wants to move there is refused', async () => {
    const slot = freshSlot();
    const { id } = await booker.book(slot);
    await booker.pay(id, { scenario: 'no-return' });
    await forgetChecks();
    later(10);
    const other = await newBooker(shop);
    const change = { booking_id: (await other.book()).id, ...slot };
    const answer = await other.shopper.refusal('PUT', 'appointment-booking', change);
    expect(answer.error).toBe('slot_taken');
    expect(await statusOf(id)).toBe('received');
  });

  test('are let go when the gateway cannot be asked', async () => {
    const slot = freshSlot();
    const { id } = await booker.book(slot);
    await booker.pay(id, { scenario: 'no-return' });
    await forgetChecks();
    later(10);
    jest
      .spyOn(shop.payments.provider, 'enquire')
      .mockResolvedValueOnce({ kind: 'unavailable', retryAfterMs: null });
    await shop.runJobs();
    expect(await statusOf(id)).toBe('failed');
  });

  test('one that cannot be asked about does not keep the others', async () => {
    const first = await booker.book();
    await booker.pay(first.id, { scenario: 'no-return' });
    await forgetChecks();
    const second = await booker.book();
    later(10);
    jest.spyOn(shop.payments.provider, 'enquire').mockRejectedValueOnce(new Error('unexpected'));
    await shop.runJobs();
    expect([await statusOf(first.id), await statusOf(second.id)]).toEqual(['failed', 'failed']);
  });
});

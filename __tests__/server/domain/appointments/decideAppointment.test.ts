import {
  acceptAppointment,
  rejectAppointment,
} from '../../../../server/domain/appointments/decideAppointment.ts';
import { ApiError } from '../../../../server/errors/ApiError.ts';
import { freshSlot, newBooker, type Booker } from '../../../support/appointments.ts';
import { startPaymentShop, type PaymentShop } from '../../../support/paymentShop.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

describeOnDatabases('the kitchen’s decision', (kind) => {
  let shop: PaymentShop;
  let booker: Booker;

  beforeAll(async () => {
    shop = await startPaymentShop(kind);
  }, 60_000);
  beforeEach(async () => {
    booker = await newBooker(shop);
  });
  afterAll(() => shop.stop());

  const codeOf = async (decision: Promise<unknown>) => {
    const error: unknown = await decision.catch((reason: unknown) => reason);
    return error instanceof ApiError ? error.code : error;
  };

  test('accepts a paid appointment, once', async () => {
    const { id } = await booker.bookAndPay();
    await acceptAppointment(shop.context, id);
    await acceptAppointment(shop.context, id);
    expect(await booker.view(id)).toMatchObject({
      booking_status: 'accepted',
      cancellable: true,
      calendar_sequence: 1,
    });
  });

  test('rejects one with a reason: the slot is free, the fee goes back', async () => {
    const slot = freshSlot();
    const { id } = await booker.bookAndPay(slot);
    await acceptAppointment(shop.context, id);
    await rejectAppointment(shop.context, id, 'The dietitian is ill.');
    await rejectAppointment(shop.context, id, 'Twice.');
    expect(await booker.view(id)).toMatchObject({
      booking_status: 'rejected',
      payment_status: 'paid',
      rejected_reason: 'The dietitian is ill.',
      cancelled_by: 'other',
      refund_due: true,
      cancellable: false,
      calendar_sequence: 2,
    });
    await (await newBooker(shop)).book(slot);
  });

  test('needs a reason to reject', async () => {
    const { id } = await booker.bookAndPay();
    expect(await codeOf(rejectAppointment(shop.context, id, ' '))).toBe('validation_failed');
    expect((await booker.view(id)).booking_status).toBe('received');
  });

  test('is not possible for one that is unpaid or cancelled', async () => {
    const unpaid = await booker.book();
    const cancelled = await booker.bookAndPay();
    await booker.cancel(cancelled.id);
    for (const { id } of [unpaid, cancelled]) {
      expect(await codeOf(acceptAppointment(shop.context, id))).toBe('booking_closed');
      expect(await codeOf(rejectAppointment(shop.context, id, 'Ill'))).toBe('booking_closed');
    }
  });
});

import {
  acceptAppointment,
  rejectAppointment,
} from '../../../../server/domain/appointments/decideAppointment.ts';
import { ApiError } from '../../../../server/errors/ApiError.ts';
import {
  freshSlot,
  newAppointmentCustomer,
  type AppointmentCustomer,
} from '../../../support/appointments.ts';
import { startPaymentTestApp, type PaymentTestApp } from '../../../support/paymentTestApp.ts';
import { describeOnDatabases } from '../../../support/testDatabase.ts';

describeOnDatabases('the kitchen’s decision', (kind) => {
  let testApp: PaymentTestApp;
  let customer: AppointmentCustomer;

  beforeAll(async () => {
    testApp = await startPaymentTestApp(kind);
  });
  beforeEach(async () => {
    customer = await newAppointmentCustomer(testApp);
  });
  afterAll(() => testApp.stop());

  const codeOf = async (decision: Promise<unknown>) => {
    const error: unknown = await decision.catch((reason: unknown) => reason);
    return error instanceof ApiError ? error.code : error;
  };

  test('accepts a paid appointment, once', async () => {
    const { id } = await customer.bookAndPay();
    await acceptAppointment(testApp.context, null, id);
    await acceptAppointment(testApp.context, null, id);
    expect(await customer.view(id)).toMatchObject({
      booking_status: 'accepted',
      cancellable: true,
      calendar_sequence: 1,
    });
  });

  test('rejects one with a reason: the slot is free, the fee goes back', async () => {
    const slot = freshSlot();
    const { id } = await customer.bookAndPay(slot);
    await acceptAppointment(testApp.context, null, id);
    await rejectAppointment(testApp.context, null, id, 'The dietitian is ill.');
    await rejectAppointment(testApp.context, null, id, 'Twice.');
    expect(await customer.view(id)).toMatchObject({
      booking_status: 'rejected',
      payment_status: 'paid',
      rejected_reason: 'The dietitian is ill.',
      cancelled_by: 'other',
      refund_due: true,
      cancellable: false,
      calendar_sequence: 2,
    });
    await (await newAppointmentCustomer(testApp)).book(slot);
  });

  test('needs a reason to reject', async () => {
    const { id } = await customer.bookAndPay();
    expect(await codeOf(rejectAppointment(testApp.context, null, id, ' '))).toBe(
      'validation_failed',
    );
    expect((await customer.view(id)).booking_status).toBe('received');
  });

  test('is not possible for one that is unpaid or cancelled', async () => {
    const unpaid = await customer.book();
    const cancelled = await customer.bookAndPay();
    await customer.cancel(cancelled.id);
    for (const { id } of [unpaid, cancelled]) {
      expect(await codeOf(acceptAppointment(testApp.context, null, id))).toBe('booking_closed');
      expect(await codeOf(rejectAppointment(testApp.context, null, id, 'Ill'))).toBe(
        'booking_closed',
      );
    }
  });
});

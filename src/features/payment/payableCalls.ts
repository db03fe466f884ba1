import { put, type SagaGenerator } from 'typed-redux-saga';
import { getAppointment, sendAppointmentPaymentResult } from '../../api/appointments.ts';
import { getOrder, sendOrderPaymentResult } from '../../api/subscriptions.ts';
import type { AppointmentPaymentResult, PaymentResult } from '../../contract/wire/payment.ts';
import type { PayableKey } from '../../payment/reference.ts';
import { isOrderResult, type PaymentReturn } from '../../payment/payableOfResult.ts';
import { callApi, type ApiOutcome } from '../../saga/callApi.ts';
import { appointmentLoaded } from '../appointments/appointmentsSlice.ts';
import { orderLoaded } from '../orders/ordersSlice.ts';
import { payableOfAppointment, payableOfOrder, type Payable } from './payable.ts';

/** Asks the server, which enquires at the gateway while there is no final answer. */
export function* fetchPayable({ kind, id }: PayableKey): SagaGenerator<ApiOutcome<Payable>> {
  return kind === 'order' ? yield* fetchOrder(id) : yield* fetchAppointment(id);
}

function* fetchOrder(id: number): SagaGenerator<ApiOutcome<Payable>> {
  const outcome = yield* callApi(getOrder, { id });
  if (!outcome.ok) return outcome;
  const { order } = outcome.response;
  yield* put(orderLoaded(order));
  return { ok: true, response: payableOfOrder(order) };
}

function* fetchAppointment(id: number): SagaGenerator<ApiOutcome<Payable>> {
  const outcome = yield* callApi(getAppointment, { id });
  if (!outcome.ok) return outcome;
  yield* put(appointmentLoaded(outcome.response));
  return { ok: true, response: payableOfAppointment(outcome.response) };
}

/** Reports the gateway's result; null where the server's answer does not contain the payment. */
export function* sendResult(result: PaymentReturn): SagaGenerator<ApiOutcome<Payable | null>> {
  return isOrderResult(result)
    ? yield* sendOrderResult(result)
    : yield* sendAppointmentResult(result);
}

function* sendOrderResult(result: PaymentResult): SagaGenerator<ApiOutcome<Payable | null>> {
  const outcome = yield* callApi(sendOrderPaymentResult, result);
  if (!outcome.ok) return outcome;
  const { order } = outcome.response;
  if (order === null) return { ok: true, response: null };
  yield* put(orderLoaded(order));
  return { ok: true, response: payableOfOrder(order) };
}

function* sendAppointmentResult(
  result: AppointmentPaymentResult,
): SagaGenerator<ApiOutcome<Payable | null>> {
  const outcome = yield* callApi(sendAppointmentPaymentResult, result);
  if (!outcome.ok) return outcome;
  yield* put(appointmentLoaded(outcome.response));
  return { ok: true, response: payableOfAppointment(outcome.response) };
}

import { call, delay, put, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import { getAppointment, sendAppointmentPaymentResult } from '../../api/appointments.ts';
import { getOrder, sendOrderPaymentResult } from '../../api/subscriptions.ts';
import type { PayableKey } from '../../payment/reference.ts';
import { isOrderResult, type PaymentReturn } from '../../payment/payableOfResult.ts';
import { callApi, type ApiOutcome } from '../../saga/callApi.ts';
import { appointmentLoaded } from '../appointments/appointmentsSlice.ts';
import { orderLoaded } from '../orders/ordersSlice.ts';
import { payableOfAppointment, payableOfOrder, type Payable } from './payable.ts';

/** Asks the server, which asks the gateway while there is no final answer. */
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

/** A server that no gateway tells of payments learns of this one here or never. */
export function* tellResult(result: PaymentReturn): SagaGenerator<void> {
  for (const pause of [...RETRY_DELAYS_MS, null]) {
    const told = yield* call(tellOnce, result);
    if (told.ok || pause === null || !mayHelpToRepeat(told.error)) return;
    yield* delay(pause);
  }
}

const RETRY_DELAYS_MS = [1000, 3000, 6000];

const mayHelpToRepeat = ({ facts: { kind, code } }: ApiError) =>
  kind === 'network' || kind === 'timeout' || code >= 500;

function* tellOnce(result: PaymentReturn): SagaGenerator<ApiOutcome<unknown>> {
  if (isOrderResult(result)) {
    const told = yield* callApi(sendOrderPaymentResult, result);
    const order = told.ok ? told.response.order : null;
    if (order !== null) yield* put(orderLoaded(order));
    return told;
  }
  const told = yield* callApi(sendAppointmentPaymentResult, result);
  if (told.ok) yield* put(appointmentLoaded(told.response));
  return told;
}

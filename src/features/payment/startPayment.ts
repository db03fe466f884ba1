import { call, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import type { ApiError } from '../../api/ApiError.ts';
import { getSubscription, type SubscriptionDetails } from '../../api/subscriptions.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi, type ApiOutcome } from '../../saga/callApi.ts';
import { selectOrder } from '../orders/ordersSelectors.ts';
import { orderLoaded } from '../orders/ordersSlice.ts';
import { startAtGateway } from './callTransport.ts';
import {
  paymentConfirmed,
  paymentStartFailed,
  paymentStartRequested,
  paymentStarted,
} from './paymentSlice.ts';

/** `paid` when it turns out that there is nothing left to pay. */
export type StartOutcome = 'leaving' | 'paid' | 'failed';

/** Takes the customer to the hosted payment page of an unpaid order. */
export function* startPayment(subscriptionId: number): SagaGenerator<StartOutcome> {
  yield* put(paymentStartRequested({ subscriptionId }));
  const known = yield* call(orderToPay, subscriptionId);
  if (!known.ok) return yield* call(fail, subscriptionId, known.error);
  if (known.response.payment_status === 'paid') return yield* call(alreadyPaid, subscriptionId);

  const attempt = yield* call(startAtGateway, known.response);
  if (!attempt.ok) return yield* call(explainFailure, subscriptionId, attempt.error);
  const { payment_url, order_reference_number } = attempt.response;
  yield* put(paymentStarted({ subscription_id: subscriptionId, order_reference_number }));
  const browser = yield* getContext<BrowserPort>('browser');
  // The reference must be stored before the page is gone.
  yield* call(browser.saveState);
  yield* call(browser.assign, payment_url);
  return 'leaving';
}

function* orderToPay(id: number): SagaGenerator<ApiOutcome<SubscriptionDetails>> {
  const known = yield* select(selectOrder, id);
  return known ? { ok: true, response: known } : yield* call(fetchOrder, id);
}

function* fetchOrder(id: number): SagaGenerator<ApiOutcome<SubscriptionDetails>> {
  const outcome = yield* callApi(getSubscription, { id });
  if (!outcome.ok) return outcome;
  const order = outcome.response.subscription_details;
  yield* put(orderLoaded({ order }));
  return { ok: true, response: order };
}

/** An earlier attempt may have been captured meanwhile: then a new one is rightly refused. */
function* explainFailure(subscriptionId: number, error: ApiError): SagaGenerator<StartOutcome> {
  const refused = error.facts.kind === 'http' || error.facts.kind === 'refused';
  if (refused && !error.sessionInvalid) {
    const fresh = yield* call(fetchOrder, subscriptionId);
    if (fresh.ok && fresh.response.payment_status === 'paid') {
      return yield* call(alreadyPaid, subscriptionId);
    }
  }
  return yield* call(fail, subscriptionId, error);
}

function* alreadyPaid(subscriptionId: number): SagaGenerator<StartOutcome> {
  yield* put(paymentConfirmed({ subscriptionId }));
  return 'paid';
}

function* fail(subscriptionId: number, error: ApiError): SagaGenerator<StartOutcome> {
  yield* put(paymentStartFailed({ subscriptionId, failure: toFailure(error) }));
  return 'failed';
}

import { call, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import type { ApiError } from '../../api/ApiError.ts';
import type { PayableKey } from '../../payment/reference.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import type { ApiOutcome } from '../../saga/callApi.ts';
import { startAtGateway } from './callTransport.ts';
import { wireIdOf, type Payable } from './payable.ts';
import { fetchPayable } from './payableCalls.ts';
import { selectPayable } from './paymentSelectors.ts';
import {
  paymentConfirmed,
  paymentFailed,
  paymentStartFailed,
  paymentStartRequested,
  paymentStarted,
} from './paymentSlice.ts';

/**
 * `paid` when it turns out that there is nothing left to pay, `closed` when it cannot be paid any
 * more, `failed` when another try may succeed.
 */
export type StartOutcome = 'leaving' | 'paid' | 'closed' | 'failed';

/** Takes the customer to the hosted payment page of an unpaid order or appointment. */
export function* startPayment(payable: PayableKey): SagaGenerator<StartOutcome> {
  yield* put(paymentStartRequested({ payable }));
  const known = yield* call(targetOf, payable);
  if (!known.ok) return yield* call(fail, payable, known.error);
  if (known.response.isPaid) return yield* call(alreadyPaid, payable);

  const attempt = yield* call(startAtGateway, known.response);
  if (!attempt.ok) return yield* call(explainFailure, payable, attempt.error);
  const { payment_url, order_reference_number } = attempt.response;
  yield* put(paymentStarted({ ...wireIdOf(payable), order_reference_number }));
  const browser = yield* getContext<BrowserPort>('browser');
  // The reference must be stored before the page unloads.
  yield* call(browser.saveState);
  yield* call(browser.assign, payment_url);
  return 'leaving';
}

function* targetOf(payable: PayableKey): SagaGenerator<ApiOutcome<Payable>> {
  const known = yield* select(selectPayable, payable);
  return known ? { ok: true, response: known } : yield* call(fetchPayable, payable);
}

/** An earlier attempt may have been captured meanwhile; then a new one is refused for good reason. */
function* explainFailure(payable: PayableKey, error: ApiError): SagaGenerator<StartOutcome> {
  const refused = error.facts.kind === 'http' || error.facts.kind === 'refused';
  if (refused && !error.sessionInvalid) {
    const fresh = yield* call(fetchPayable, payable);
    if (fresh.ok && fresh.response.isPaid) return yield* call(alreadyPaid, payable);
    if (fresh.ok && !fresh.response.isPayable) {
      yield* put(paymentFailed({ payable }));
      return 'closed';
    }
  }
  return yield* call(fail, payable, error);
}

function* alreadyPaid(payable: PayableKey): SagaGenerator<StartOutcome> {
  yield* put(paymentConfirmed({ payable }));
  return 'paid';
}

function* fail(payable: PayableKey, error: ApiError): SagaGenerator<StartOutcome> {
  yield* put(paymentStartFailed({ payable, failure: toFailure(error) }));
  return 'failed';
}

import type { Action } from '@reduxjs/toolkit';
import { call, getContext, put, type SagaGenerator } from 'typed-redux-saga';
import { ApiError } from '../api/ApiError.ts';
import type { Cart } from '../api/carts.ts';
import type { ApiCall, ApiClient } from '../api/client.ts';
import { toFailure, type Failure } from '../api/failure.ts';
import {
  cartReceived,
  maintenanceDetected,
  requestFinished,
  requestStarted,
  sessionExpired,
  type RequestOutcome,
} from './events.ts';

/** An outcome instead of an exception, so that no worker can forget the failure. */
export type ApiOutcome<T> = { ok: true; response: T } | { ok: false; error: ApiError };

type Endpoint<T, Args extends unknown[]> = (api: ApiClient, ...args: Args) => ApiCall<T>;

/**
 * Calls an endpoint. A cart in the answer updates the store; an invalid session is reported to the session saga, a
 * closed shop to the maintenance notice. Cancelling the saga aborts the request.
 */
export function* callApi<T, Args extends unknown[]>(
  endpoint: Endpoint<T, Args>,
  ...args: Args
): SagaGenerator<ApiOutcome<T>> {
  // A task of its own: a delegated generator whose `finally` yields swallows the cancellation, and the worker that
  // delegated to it would continue without an outcome.
  return yield* call(outcomeOf<T, Args>, endpoint, args);
}

function* outcomeOf<T, Args extends unknown[]>(
  endpoint: Endpoint<T, Args>,
  args: Args,
): SagaGenerator<ApiOutcome<T>> {
  const api = yield* getContext<ApiClient>('api');
  const request = endpoint(api, ...args);
  const id = nextId();
  let outcome: RequestOutcome = 'cancelled';
  try {
    // Inside the `try`: a task that is cancelled meanwhile still puts this, and `finally` has to undo it.
    yield* put(requestStarted({ id, endpoint: request.endpoint }));
    const response = yield* call(request.send);
    outcome = 'answered';
    if (carriesCart(response)) yield* put(cartReceived(response.cart));
    return { ok: true, response };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    outcome = error.facts.kind;
    if (error.sessionInvalid) yield* put(sessionExpired());
    if (error.maintenance) yield* put(maintenanceDetected());
    return { ok: false, error };
  } finally {
    yield* put(requestFinished({ id, outcome }));
  }
}

let requests = 0;

function nextId(): number {
  requests += 1;
  return requests;
}

function carriesCart(response: unknown): response is { cart: Cart | null } {
  return typeof response === 'object' && response !== null && 'cart' in response;
}

interface LoadEvents<T> {
  requested: () => Action;
  loaded: (response: T) => Action;
  failed: (failure: Failure) => Action;
}

interface SubmitEvents<T> {
  succeeded: (response: T) => Action;
  failed: (failure: Failure) => Action;
}

/** Puts `requested`, calls, and puts `loaded` or `failed`. Returns the outcome. */
export function* load<T, Args extends unknown[]>(
  { requested, loaded: succeeded, failed }: LoadEvents<T>,
  endpoint: Endpoint<T, Args>,
  ...args: Args
): SagaGenerator<ApiOutcome<T>> {
  yield* put(requested());
  return yield* submit({ succeeded, failed }, endpoint, ...args);
}

/** Calls, and puts `succeeded` or `failed`. The component has dispatched `submitted` before. */
export function* submit<T, Args extends unknown[]>(
  { succeeded, failed }: SubmitEvents<T>,
  endpoint: Endpoint<T, Args>,
  ...args: Args
): SagaGenerator<ApiOutcome<T>> {
  const outcome = yield* callApi(endpoint, ...args);
  if (outcome.ok) yield* put(succeeded(outcome.response));
  else yield* put(failed(toFailure(outcome.error)));
  return outcome;
}

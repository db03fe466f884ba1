import { call, getContext, put, type SagaGenerator } from 'typed-redux-saga';
import { ApiError } from '../api/ApiError.ts';
import type { Cart } from '../api/carts.ts';
import type { ApiClient, Cancellable } from '../api/client.ts';
import {
  cartReceived,
  maintenanceMet,
  requestFinished,
  requestStarted,
  sessionExpired,
} from './events.ts';

/** An outcome instead of an exception, so that no worker can forget the failure. */
export type ApiOutcome<T> = { ok: true; response: T } | { ok: false; error: ApiError };

/**
 * Calls an endpoint. An answer that carries the cart updates the cart; an invalid session is told to
 * the session saga, a closed shop to the notice. Cancelling the saga aborts the request.
 */
export function* callApi<T, Args extends unknown[]>(
  endpoint: (api: ApiClient, ...args: Args) => Cancellable<T>,
  ...args: Args
): SagaGenerator<ApiOutcome<T>> {
  // A task of its own: a delegated generator whose `finally` yields swallows the cancellation, and
  // the worker that delegated to it would go on without an outcome.
  return yield* call(outcomeOf<T, Args>, endpoint, args);
}

function* outcomeOf<T, Args extends unknown[]>(
  endpoint: (api: ApiClient, ...args: Args) => Cancellable<T>,
  args: Args,
): SagaGenerator<ApiOutcome<T>> {
  const api = yield* getContext<ApiClient>('api');
  try {
    // Within, because a task that is cancelled meanwhile still sends this, and has to take it back.
    yield* put(requestStarted());
    const response = yield* call(endpoint, api, ...args);
    if (carriesCart(response)) yield* put(cartReceived(response.cart));
    return { ok: true, response };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.sessionInvalid) yield* put(sessionExpired());
    if (error.maintenance) yield* put(maintenanceMet());
    return { ok: false, error };
  } finally {
    yield* put(requestFinished());
  }
}

function carriesCart(response: unknown): response is { cart: Cart | null } {
  return typeof response === 'object' && response !== null && 'cart' in response;
}

import { createAction } from '@reduxjs/toolkit';
import type { ApiErrorKind } from '../api/ApiError.ts';
import type { Cart } from '../api/carts.ts';

/** How a request ended. */
export type RequestOutcome = 'answered' | ApiErrorKind;

/** The server no longer knows the session. For the session saga. */
export const sessionExpired = createAction('session/expired');
/** The session has ended: every slice with a customer's data resets itself. */
export const sessionEnded = createAction('session/ended');
/** An answer carried the customer's cart, or null. For the cart. */
export const cartReceived = createAction<Cart | null>('cart/received');
/** Another tab has changed the customer's cart: the visible cart is loaded again. */
export const cartChangedElsewhere = createAction('cart/changedElsewhere');
/** The shop is closed for maintenance. For the notice. */
export const maintenanceDetected = createAction('maintenance/detected');
export const requestStarted = createAction<{ id: number; endpoint: string }>('request/started');
export const requestFinished = createAction<{ id: number; outcome: RequestOutcome }>(
  'request/finished',
);
/** The browser restored the page from its back/forward cache. For the flows. */
export const pageRestored = createAction('page/restored');
/** A worker ended in an exception: the requested action did not happen, and no screen shows it. */
export const workerFailed = createAction('saga/workerFailed');

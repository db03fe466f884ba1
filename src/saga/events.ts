import { createAction } from '@reduxjs/toolkit';
import type { Cart } from '../api/carts.ts';

/** The server no longer knows the session. Heard by the session saga. */
export const sessionExpired = createAction('session/expired');
/** An answer carried the customer's cart, or null. Heard by the cart. */
export const cartReceived = createAction<Cart | null>('cart/received');
/** The shop is closed for maintenance. Heard by the notice. */
export const maintenanceMet = createAction('maintenance/met');
export const requestStarted = createAction('request/started');
export const requestFinished = createAction('request/finished');
/** The browser took the page out of its back/forward cache as it was left. Heard by the flows. */
export const pageRestored = createAction('page/restored');

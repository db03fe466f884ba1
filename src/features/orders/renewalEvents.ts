import { createAction } from '@reduxjs/toolkit';

interface OfOrder {
  orderId: number;
}

// Sagas alone hear these, so they come with them, and not with the first page.
export const renewalRetryPressed = createAction<OfOrder>('orders/renewalRetryPressed');
/** The renewal saga puts the plans of the order into the cart. */
export const renewPressed = createAction<OfOrder>('orders/renewPressed');
/** Heard by the buying flow, which goes to the cart. */
export const renewSucceeded = createAction<OfOrder>('orders/renewSucceeded');

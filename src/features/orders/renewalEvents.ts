import { createAction } from '@reduxjs/toolkit';

interface OfOrder {
  orderId: number;
}

// Sagas alone hear these, so they come with them, and not with the first page.
export const renewalRetryPressed = createAction<OfOrder>('orders/renewalRetryPressed');
/** The renewal saga puts the plans of the order into the cart. */
export const renewalSubmitted = createAction<OfOrder>('orders/renewalSubmitted');
/** Heard by the buying flow, which goes to the cart. */
export const renewalSucceeded = createAction<OfOrder>('orders/renewalSucceeded');

import { createAction } from '@reduxjs/toolkit';

interface OfOrder {
  orderId: number;
}

// Only sagas handle these, so they load with them and not with the first page.
export const renewalRetryPressed = createAction<OfOrder>('orders/renewalRetryPressed');
/** The renewal saga puts the plans of the order into the cart. */
export const renewalSubmitted = createAction<OfOrder>('orders/renewalSubmitted');
/** The buying flow handles it and goes to the cart. */
export const renewalSucceeded = createAction<OfOrder>('orders/renewalSucceeded');

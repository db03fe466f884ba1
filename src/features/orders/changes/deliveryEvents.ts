import { createAction } from '@reduxjs/toolkit';
import type { changeDelivery } from '../../../api/planDeliveries.ts';
import { deliveryChanged } from '../ordersSlice.ts';

// Only the delivery saga handles these, so they load with it and not with the first page.
/** Asks first: where and when, and which days. */
export const deliveryAsked = createAction<{ dayId: number }>('orders/deliveryAsked');
export const deliverySubmitted = createAction<
  { dayId: number } & Parameters<typeof changeDelivery>[1]
>('orders/deliverySubmitted');

export const stopAskingDelivery = () => deliveryChanged(null);

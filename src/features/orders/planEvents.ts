import { createAction } from '@reduxjs/toolkit';
import type { changeDelivery } from '../../api/planDeliveries.ts';
import type { PlanRef } from '../../api/planFreezes.ts';
import type { FreezePeriod } from '../../contract/frozenDays.ts';
import type { Fils } from '../../contract/money.ts';
import { notSent } from '../../saga/request.ts';
import { deliveryChanged, freezeChanged, stopChanged } from './ordersSlice.ts';

interface OfOrder {
  orderId: number;
}

// Sagas alone hear these, so they come with them, and not with the first page.

/** Asks first: where and when, and which days. */
export const deliveryAsked = createAction<{ dayId: number }>('orders/deliveryAsked');
export const deliverySubmitted = createAction<
  { dayId: number } & Parameters<typeof changeDelivery>[1]
>('orders/deliverySubmitted');
export const stopAskingDelivery = () => deliveryChanged(null);

/** Asks first: from when until when. */
export const askToFreeze = (itemId: number) =>
  freezeChanged({ ...notSent, itemId, asks: 'freeze' });
export const freezeSubmitted = createAction<{ plan: PlanRef; period: FreezePeriod }>(
  'orders/freezeSubmitted',
);
/** Asks first: says when deliveries begin again. */
export const askToThaw = (itemId: number) => freezeChanged({ ...notSent, itemId, asks: 'thaw' });
export const thawSubmitted = createAction<PlanRef>('orders/thawSubmitted');
export const stopAsking = () => freezeChanged(null);

/** Asks first what goes back and what is still delivered; computed again with each request. */
export const stopAsked = createAction<PlanRef>('orders/stopAsked');
/** For the amount that was shown. */
export const stopSubmitted = createAction<{ plan: PlanRef; amount: Fils }>('orders/stopSubmitted');
export const stopDismissed = () => stopChanged(null);

export const renewalRetryPressed = createAction<OfOrder>('orders/renewalRetryPressed');
/** The renewal saga puts the plans of the order into the cart. */
export const renewalSubmitted = createAction<OfOrder>('orders/renewalSubmitted');
/** Heard by the buying flow, which goes to the cart. */
export const renewalSucceeded = createAction<OfOrder>('orders/renewalSucceeded');

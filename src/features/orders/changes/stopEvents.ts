import { createAction } from '@reduxjs/toolkit';
import type { PlanRef } from '../../../api/planFreezes.ts';
import type { Fils } from '../../../contract/money.ts';
import { stopChanged } from '../ordersSlice.ts';

// Only the stop saga handles these, so they load with it and not with the first page.
/** Asks first what goes back and what is still delivered; computed again with each request. */
export const stopAsked = createAction<PlanRef>('orders/stopAsked');
/** With the refund that was shown. */
export const stopSubmitted = createAction<{ plan: PlanRef; amount: Fils }>('orders/stopSubmitted');

export const stopDismissed = () => stopChanged(null);

import { createAction } from '@reduxjs/toolkit';
import type { PlanRef } from '../../../api/planFreezes.ts';
import type { FreezePeriod } from '../../../contract/frozenDays.ts';
import { notSent } from '../../../saga/request.ts';
import { freezeChanged } from '../ordersSlice.ts';

// Only the freeze saga handles these, so they load with it and not with the first page.
export const freezeSubmitted = createAction<{ plan: PlanRef; period: FreezePeriod }>(
  'orders/freezeSubmitted',
);
export const thawSubmitted = createAction<PlanRef>('orders/thawSubmitted');

/** Asks first: from when until when. */
export const askToFreeze = (itemId: number) =>
  freezeChanged({ ...notSent, itemId, asks: 'freeze' });
/** Opens the question, which says when deliveries begin again. */
export const askToThaw = (itemId: number) => freezeChanged({ ...notSent, itemId, asks: 'thaw' });
export const stopAsking = () => freezeChanged(null);

import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Order } from '../../../api/subscriptions.ts';
import { notificationShown } from '../../notifications/notificationsSlice.ts';
import { orderLoaded } from '../ordersSlice.ts';

interface ChangedPlan {
  order: Order;
  /** Closes the question that was asked. */
  dismissed: Action;
  /** The message about it. */
  key: string;
}

/** Shows My plan after a change. */
export function* showChangedPlan({ order, dismissed, key }: ChangedPlan): SagaGenerator<void> {
  yield* put(orderLoaded(order));
  yield* put(dismissed);
  yield* put(notificationShown({ tone: 'success', key }));
}

import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { RenewablePlan } from '../../api/renewals.ts';
import {
  loaded,
  loadFailed,
  loading,
  notLoaded,
  notSent,
  sending,
  submitFailed,
  type LoadState,
  type SubmitState,
} from '../../saga/request.ts';

interface OfOrder {
  orderId: number;
}

/** What renewing an order would bring, and how the press stands. */
interface RenewalState extends LoadState, OfOrder {
  plans: RenewablePlan[];
  press: SubmitState;
}

export interface WithRenewal {
  /** Of the order that was looked at, or pressed, last. Left out where there is none. */
  renewal?: RenewalState;
}

function renewalOf({ renewal }: WithRenewal, orderId: number): RenewalState {
  return renewal?.orderId === orderId
    ? renewal
    : { ...notLoaded, orderId, plans: [], press: notSent };
}

export function renewalReducers<State extends WithRenewal>() {
  const changed = (state: State, { orderId }: OfOrder, change: Partial<RenewalState>): State => ({
    ...state,
    renewal: { ...renewalOf(state, orderId), ...change },
  });
  return {
    renewalRequested: (state: State, { payload }: PayloadAction<OfOrder>) =>
      changed(state, payload, loading),
    renewalLoaded: (
      state: State,
      { payload }: PayloadAction<OfOrder & { plans: RenewablePlan[] }>,
    ) => changed(state, payload, { ...loaded, plans: payload.plans }),
    renewalFailed: (state: State, { payload }: PayloadAction<OfOrder & { failure: Failure }>) =>
      changed(state, payload, loadFailed(payload.failure)),
    /** Only the renewal saga hears it. */
    renewalRetryPressed: (state: State, _action: PayloadAction<OfOrder>) => state,
    /** The renewal saga puts the plans of the order into the cart. */
    renewPressed: (state: State, { payload }: PayloadAction<OfOrder>) =>
      changed(state, payload, { press: sending }),
    /** Heard by the buying flow, which goes to the cart. */
    renewSucceeded: (state: State, _action: PayloadAction<OfOrder>): State => {
      const { renewal: _done, ...others } = state;
      return others as State;
    },
    renewFailed: (state: State, { payload }: PayloadAction<OfOrder & { failure: Failure }>) =>
      changed(state, payload, { press: submitFailed(payload.failure) }),
  };
}

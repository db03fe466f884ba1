import type { PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../api/failure.ts';

/** The state of a load. Loaded data may stay visible while it is loaded again. */
export interface LoadState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
}

export const notLoaded: LoadState = { status: 'idle', failure: null };
export const loading: LoadState = { status: 'loading', failure: null };
export const loaded: LoadState = { status: 'loaded', failure: null };
export const loadFailed = (failure: Failure): LoadState => ({ status: 'failed', failure });

/** The case reducers that every slice of a load shares, except `loaded`. */
export const loadReducers = <State extends LoadState>() => ({
  requested: (state: State): State => ({ ...state, ...loading }),
  failed: (state: State, { payload }: PayloadAction<Failure>): State => ({
    ...state,
    ...loadFailed(payload),
  }),
  /** Only the saga handles it. */
  retryPressed: (state: State): State => state,
});

/** The state of a submit; after a success it is idle again. */
export interface SubmitState {
  status: 'idle' | 'sending' | 'failed';
  failure: Failure | null;
}

export const notSent: SubmitState = { status: 'idle', failure: null };
export const sending: SubmitState = { status: 'sending', failure: null };
export const submitFailed = (failure: Failure): SubmitState => ({ status: 'failed', failure });

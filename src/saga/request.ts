import type { Failure } from '../api/failure.ts';

/** How a load stands. What was loaded before may stay in sight while it is loaded again. */
export interface LoadState {
  status: 'idle' | 'loading' | 'loaded' | 'failed';
  failure: Failure | null;
}

export const notLoaded: LoadState = { status: 'idle', failure: null };
export const loading: LoadState = { status: 'loading', failure: null };
export const loaded: LoadState = { status: 'loaded', failure: null };
export const loadFailed = (failure: Failure): LoadState => ({ status: 'failed', failure });

/** How a submit stands; once it has succeeded, it is idle again. */
export interface SubmitState {
  status: 'idle' | 'sending' | 'failed';
  failure: Failure | null;
}

export const notSent: SubmitState = { status: 'idle', failure: null };
export const sending: SubmitState = { status: 'sending', failure: null };
export const submitFailed = (failure: Failure): SubmitState => ({ status: 'failed', failure });

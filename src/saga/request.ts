import type { Action } from '@reduxjs/toolkit';
import { put, type SagaGenerator } from 'typed-redux-saga';
import type { Cancellable, ApiClient } from '../api/client.ts';
import { toFailure, type Failure } from '../api/failure.ts';
import { callApi, type ApiOutcome } from './callApi.ts';

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

interface LoadEvents<T> {
  requested: () => Action;
  loaded: (response: T) => Action;
  failed: (failure: Failure) => Action;
}

interface SubmitEvents<T> {
  succeeded: (response: T) => Action;
  failed: (failure: Failure) => Action;
}

type Endpoint<T, Args extends unknown[]> = (api: ApiClient, ...args: Args) => Cancellable<T>;

/** `requested`, then the call, then `loaded` or `failed`; gives back the outcome. */
export function* load<T, Args extends unknown[]>(
  { requested, loaded: succeeded, failed }: LoadEvents<T>,
  endpoint: Endpoint<T, Args>,
  ...args: Args
): SagaGenerator<ApiOutcome<T>> {
  yield* put(requested());
  return yield* submit({ succeeded, failed }, endpoint, ...args);
}

/** The call, then `succeeded` or `failed`. The component's event has told already that it began. */
export function* submit<T, Args extends unknown[]>(
  { succeeded, failed }: SubmitEvents<T>,
  endpoint: Endpoint<T, Args>,
  ...args: Args
): SagaGenerator<ApiOutcome<T>> {
  const outcome = yield* callApi(endpoint, ...args);
  if (outcome.ok) yield* put(succeeded(outcome.response));
  else yield* put(failed(toFailure(outcome.error)));
  return outcome;
}

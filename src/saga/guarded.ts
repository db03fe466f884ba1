import type { Action } from '@reduxjs/toolkit';
import type { ActionPattern } from 'redux-saga/effects';
import {
  call,
  getContext,
  put,
  takeEvery,
  takeLatest,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga';
import { workerFailed } from './events.ts';

type Worker<Event> = (event: Event) => SagaGenerator<void>;
/** An action creator of the toolkit, as take helpers accept it. */
interface Creator<A extends Action> {
  (...args: never[]): A;
  type: string;
}

export type ReportError = (error: unknown) => void;

/** Wraps a worker so that an exception in it is reported and never ends the feature that runs it. */
export function guarded<Event>(worker: Worker<Event>): Worker<Event> {
  return function* guardedWorker(event) {
    try {
      yield* call(worker, event);
    } catch (error) {
      const report = yield* getContext<ReportError>('reportError');
      yield* call(report, error);
      yield* put(workerFailed());
    }
  };
}

/** For loads: the newest one wins, the older request is aborted. */
export function* takeLatestGuarded<A extends Action>(on: Creator<A>, worker: Worker<A>) {
  yield* takeLatest(on.type as ActionPattern<A>, guarded(worker));
}

/** For submits: a double click sends one request. */
export function* takeLeadingGuarded<A extends Action>(on: Creator<A>, worker: Worker<A>) {
  yield* takeLeading(on.type as ActionPattern<A>, guarded(worker));
}

export function* takeEveryGuarded<A extends Action>(on: Creator<A>, worker: Worker<A>) {
  yield* takeEvery(on.type as ActionPattern<A>, guarded(worker));
}

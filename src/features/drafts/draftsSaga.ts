import { call, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { takeEveryGuarded } from '../../saga/guarded.ts';
import { logoutPressed, selectCustomerKey, sessionStarted } from '../session/sessionSlice.ts';
import { draftChanged, draftDropped, draftsRestored, selectKeptDrafts } from './draftsSlice.ts';
import { readDrafts, writeDrafts } from './keptDrafts.ts';

/** The tab's storage is read once, before the first page, and follows the store from then on. */
export function* draftsSaga(): SagaGenerator<void> {
  yield* call(restoreDrafts);
  yield* takeEveryGuarded(draftChanged, keepDrafts);
  yield* takeEveryGuarded(draftDropped, keepDrafts);
  yield* takeEveryGuarded(sessionStarted, keepDrafts);
  yield* takeEveryGuarded(logoutPressed, keepDrafts);
}

export function* restoreDrafts(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  const text = yield* call(browser.readDrafts);
  yield* put(draftsRestored(readDrafts(text, yield* select(selectCustomerKey))));
}

export function* keepDrafts(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.keepDrafts, writeDrafts(yield* select(selectKeptDrafts)));
}

import { call, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { draftsOfCart, isDraftOfCart } from '../../forms/draftNames.ts';
import { cartReceived } from '../../saga/events.ts';
import { takeEveryGuarded } from '../../saga/guarded.ts';
import {
  logoutPressed,
  selectCustomerKey,
  sessionFollowed,
  sessionStarted,
} from '../session/sessionSlice.ts';
import {
  draftChanged,
  draftDropped,
  draftsDiscarded,
  draftsRestored,
  selectDrafts,
  selectKeptDrafts,
} from './draftsSlice.ts';
import { readDrafts, writeDrafts } from './keptDrafts.ts';

/** The tab's storage is read once, before the first page, and follows the store from then on. */
export function* draftsSaga(): SagaGenerator<void> {
  yield* call(restoreDrafts);
  yield* takeEveryGuarded(draftChanged, keepDrafts);
  yield* takeEveryGuarded(draftDropped, keepDrafts);
  yield* takeEveryGuarded(draftsDiscarded, keepDrafts);
  yield* takeEveryGuarded(cartReceived, dropOrphans);
  yield* takeEveryGuarded(sessionStarted, keepDrafts);
  yield* takeEveryGuarded(sessionFollowed, keepDrafts);
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

/** A draft of a removed line or an ordered cart can never be saved. */
export function* dropOrphans({
  payload: cart,
}: ReturnType<typeof cartReceived>): SagaGenerator<void> {
  if (cart === null) return;
  const current = draftsOfCart(
    cart.id,
    cart.items.map((item) => item.cart_item_id),
  );
  const names = Object.keys(yield* select(selectDrafts)).filter(isDraftOfCart);
  for (const name of names) if (!current.includes(name)) yield* put(draftDropped(name));
}

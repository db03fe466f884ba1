import { call, fork, getContext, put, type SagaGenerator } from 'typed-redux-saga';
import { sendContactMessage } from '../../api/contact.ts';
import { toFailure } from '../../api/failure.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeEveryGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { sessionEnded } from '../session/sessionSlice.ts';
import { readContactDraft } from './contactDraft.ts';
import {
  contactDraftChanged,
  contactFailed,
  contactOpened,
  contactSent,
  contactSubmitted,
} from './contactSlice.ts';

const DRAFT = 'contact';

export function* contactSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'contactUs' as const, openContact);
  yield* takeEveryGuarded(contactDraftChanged, keepDraft);
  yield* takeLeadingGuarded(contactSubmitted, sendMessage);
  yield* takeEveryGuarded(sessionEnded, forgetDraft);
}

/** Goes on where the customer stopped typing, before a reload too. */
export function* openContact(): SagaGenerator<void> {
  const { readDraft } = yield* getContext<BrowserPort>('browser');
  yield* put(contactOpened(readContactDraft(yield* call(readDraft, DRAFT))));
}

export function* keepDraft({
  payload,
}: ReturnType<typeof contactDraftChanged>): SagaGenerator<void> {
  const { keepDraft: keep } = yield* getContext<BrowserPort>('browser');
  yield* call(keep, DRAFT, JSON.stringify(payload));
}

export function* forgetDraft(): SagaGenerator<void> {
  const { keepDraft: keep } = yield* getContext<BrowserPort>('browser');
  yield* call(keep, DRAFT, null);
}

export function* sendMessage({
  payload,
}: ReturnType<typeof contactSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(sendContactMessage, payload);
  if (!outcome.ok) {
    yield* put(contactFailed(toFailure(outcome.error)));
    return;
  }
  yield* call(forgetDraft);
  yield* put(contactSent());
}

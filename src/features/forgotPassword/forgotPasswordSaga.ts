import { call, fork, put, type SagaGenerator } from 'typed-redux-saga';
import { requestResetLink } from '../../api/customers.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { countDown } from '../../saga/countDown.ts';
import { submit } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftDropped } from '../drafts/draftsSlice.ts';
import {
  forgotPasswordOpened,
  resetLinkFailed,
  resetLinkMailedEarlier,
  resetLinkSubmitted,
  resetLinkSucceeded,
  waitTicked,
} from './forgotPasswordSlice.ts';

export function* forgotPasswordSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'forgotPassword' as const, openForgotPassword);
}

/** The watchers belong to the visit: leaving the page cancels the request and the countdown. */
function* openForgotPassword(): SagaGenerator<void> {
  yield* put(forgotPasswordOpened());
  yield* takeLeadingGuarded(resetLinkSubmitted, sendLink);
  yield* takeLatestGuarded(resetLinkFailed, countDownRetry);
  yield* takeLatestGuarded(resetLinkMailedEarlier, countDownNextMail);
}

export function* sendLink({ payload }: ReturnType<typeof resetLinkSubmitted>): SagaGenerator<void> {
  const { ok } = yield* submit(
    {
      succeeded: ({ next_mail_in: wait }) =>
        wait === null ? resetLinkSucceeded(payload) : resetLinkMailedEarlier({ ...payload, wait }),
      failed: resetLinkFailed,
    },
    requestResetLink,
    payload,
  );
  if (ok) yield* put(draftDropped(draftNames.forgotPassword));
}

export function* countDownNextMail({
  payload,
}: ReturnType<typeof resetLinkMailedEarlier>): SagaGenerator<void> {
  yield* call(countDown, payload.wait, waitTicked);
}

/** A 429 says how many seconds the server accepts no further request. */
export function* countDownRetry({
  payload,
}: ReturnType<typeof resetLinkFailed>): SagaGenerator<void> {
  if (payload.retryAfter !== null) yield* call(countDown, payload.retryAfter, waitTicked);
}

import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga';
import { changePassword, getProfile, updateProfile } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeEveryGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { draftDropped, selectDraft, type WithDrafts } from '../drafts/draftsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { profileChanged } from '../session/sessionSlice.ts';
import {
  passwordChangeClosed,
  passwordSaveFailed,
  passwordSubmitted,
} from './passwordChangeSlice.ts';
import {
  profileEditClosed,
  profileEditOpened,
  profileSaveFailed,
  profileSubmitted,
} from './profileEditSlice.ts';
import {
  profileLoadFailed,
  profileLoadStarted,
  profileLoadSucceeded,
  profileRetryPressed,
} from './profileSlice.ts';

/** Checkout needs the saved addresses too. */
export function* profileSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'profile' as const, openProfile);
  yield* fork(onRoute, 'checkout' as const, keepProfile);
  yield* takeEveryGuarded(profileEditClosed, dropDraft);
  yield* takeLeadingGuarded(profileSubmitted, saveProfile);
  yield* takeLeadingGuarded(passwordSubmitted, savePassword);
}

/** What was left open on an earlier visit is closed here, unless something was typed. */
export function* openProfile(): SagaGenerator<void> {
  const draft = yield* select((state: WithDrafts) => selectDraft(state, draftNames.profile));
  yield* put(draft === undefined ? profileEditClosed() : profileEditOpened());
  yield* put(passwordChangeClosed());
  yield* call(keepProfile);
}

/** Saved or given up. */
export function* dropDraft(): SagaGenerator<void> {
  yield* put(draftDropped(draftNames.profile));
}

/** Loads, and loads again when asked to, until the page is left. */
export function* keepProfile(): SagaGenerator<void> {
  while (true) {
    yield* call(loadProfile);
    yield* take(profileRetryPressed);
  }
}

export function* loadProfile(): SagaGenerator<void> {
  yield* put(profileLoadStarted());
  const outcome = yield* callApi(getProfile);
  if (!outcome.ok) {
    yield* put(profileLoadFailed(toFailure(outcome.error)));
    return;
  }
  const { profile, addresses, governorates } = outcome.response;
  yield* put(profileLoadSucceeded({ profile, addresses, governorates }));
}

/** The stored customer info follows, so that every page calls the customer by the new name. */
export function* saveProfile({
  payload,
}: ReturnType<typeof profileSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(updateProfile, payload);
  if (!outcome.ok) {
    yield* put(profileSaveFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(profileChanged(outcome.response.profile));
  yield* put(profileEditClosed());
  yield* put(notificationShown({ tone: 'success', key: 'profile.saved' }));
}

/** The server ends the other sessions of the account and keeps this one. */
export function* savePassword({
  payload,
}: ReturnType<typeof passwordSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(changePassword, payload);
  if (!outcome.ok) {
    yield* put(passwordSaveFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(passwordChangeClosed());
  yield* put(notificationShown({ tone: 'success', key: 'profile.passwordSaved' }));
}

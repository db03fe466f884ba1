import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { changePassword, getProfile, updateProfile } from '../../api/customers.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { load, submit } from '../../saga/callApi.ts';
import { takeEveryGuarded, takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftDropped, selectDraft, type WithDrafts } from '../drafts/draftsSlice.ts';
import { emailChangeReceived } from '../emailChange/emailChangeSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { profileChanged } from '../session/sessionSlice.ts';
import {
  passwordChangeClosed,
  passwordChangeFailed,
  passwordChangeSubmitted,
  passwordChangeSucceeded,
  profileEditClosed,
  profileEditFailed,
  profileEditOpened,
  profileEditSubmitted,
  profileFailed,
  profileLoaded,
  profileRequested,
  profileRetryPressed,
  profileWanted,
} from './profileSlice.ts';

/** Checkout needs the saved addresses too. */
export function* profileSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'profile' as const, openProfile);
  yield* fork(onRoute, 'checkout' as const, loadWithRetry);
  yield* takeLatestGuarded(profileWanted, loadProfile);
  yield* takeEveryGuarded(profileEditClosed, dropDraft);
  yield* takeLeadingGuarded(profileEditSubmitted, saveProfile);
  yield* takeLeadingGuarded(passwordChangeSubmitted, savePassword);
}

/** An editor that an earlier visit left open is closed, unless it has a draft. */
function* openProfile(): SagaGenerator<void> {
  const draft = yield* select((state: WithDrafts) => selectDraft(state, draftNames.profile));
  yield* put(draft === undefined ? profileEditClosed() : profileEditOpened());
  yield* put(passwordChangeClosed());
  yield* call(loadWithRetry);
}

function* dropDraft(): SagaGenerator<void> {
  yield* put(draftDropped(draftNames.profile));
}

function* loadWithRetry(): SagaGenerator<void> {
  yield* takeLatestGuarded(profileRetryPressed, loadProfile);
  yield* call(loadProfile);
}

export function* loadProfile(): SagaGenerator<void> {
  const outcome = yield* load(
    {
      requested: profileRequested,
      loaded: ({ profile, addresses, governorates, mail_preferences }) =>
        profileLoaded({ profile, addresses, governorates, mail_preferences }),
      failed: profileFailed,
    },
    getProfile,
  );
  if (outcome.ok) yield* put(emailChangeReceived(outcome.response.email_change));
}

/** `profileChanged` updates the stored customer info too, so that the header shows the new name. */
export function* saveProfile({
  payload,
}: ReturnType<typeof profileEditSubmitted>): SagaGenerator<void> {
  const outcome = yield* submit(
    { succeeded: ({ profile }) => profileChanged(profile), failed: profileEditFailed },
    updateProfile,
    payload,
  );
  if (!outcome.ok) {
    // The e-mail was changed elsewhere: the form asks for the password once it knows the present one.
    const { errors = {} } = outcome.error.facts;
    if ('password' in errors && payload.password === undefined) yield* call(loadProfile);
    return;
  }
  const { email_change: change } = outcome.response;
  yield* put(emailChangeReceived(change));
  yield* call(dropDraft);
  const isWaiting = change !== null && change.email === payload.email;
  const key = isWaiting ? 'emailChange.started' : 'profile.saved';
  yield* put(notificationShown({ tone: 'success', key }));
}

/** The server ends the other sessions of the account and keeps this one. */
export function* savePassword({
  payload,
}: ReturnType<typeof passwordChangeSubmitted>): SagaGenerator<void> {
  const { ok } = yield* submit(
    { succeeded: () => passwordChangeSucceeded(), failed: passwordChangeFailed },
    changePassword,
    payload,
  );
  if (ok) yield* put(notificationShown({ tone: 'success', key: 'profile.passwordSaved' }));
}

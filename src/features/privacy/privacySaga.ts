import { call, fork, getContext, put, type SagaGenerator } from 'typed-redux-saga';
import { toFailure } from '../../api/failure.ts';
import {
  deleteAccount,
  downloadPersonalData,
  getPrivacy,
  withdrawHealthConsent,
} from '../../api/privacy.ts';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { callApi, load, submit } from '../../saga/callApi.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { logoutPressed } from '../session/sessionSlice.ts';
import {
  confirmationFailed,
  deletionSubmitted,
  downloadSubmitted,
  privacyFailed,
  privacyFormClosed,
  privacyLoaded,
  privacyRequested,
  privacyRetryPressed,
  withdrawalSubmitted,
  withdrawalFailed,
  withdrawalSucceeded,
} from './privacySlice.ts';

export function* privacySaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'yourData' as const, openPrivacy);
  yield* takeLatestGuarded(privacyRetryPressed, loadPrivacy);
  yield* takeLeadingGuarded(withdrawalSubmitted, withdraw);
  yield* takeLeadingGuarded(downloadSubmitted, download);
  yield* takeLeadingGuarded(deletionSubmitted, leave);
}

function* openPrivacy(): SagaGenerator<void> {
  yield* put(privacyFormClosed());
  yield* call(loadPrivacy);
}

export function* loadPrivacy(): SagaGenerator<void> {
  yield* load(
    { requested: privacyRequested, loaded: privacyLoaded, failed: privacyFailed },
    getPrivacy,
  );
}

export function* withdraw(): SagaGenerator<void> {
  const { ok } = yield* submit(
    { succeeded: withdrawalSucceeded, failed: withdrawalFailed },
    withdrawHealthConsent,
  );
  if (ok) yield* put(notificationShown({ tone: 'success', key: 'yourData.consent.withdrawn' }));
}

/** The download goes straight into a file: the store never holds it. */
export function* download({ payload }: ReturnType<typeof downloadSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(downloadPersonalData, payload);
  if (!outcome.ok) {
    yield* put(confirmationFailed(toFailure(outcome.error)));
    return;
  }
  const browser = yield* getContext<BrowserPort>('browser');
  yield* call(browser.saveFile, {
    name: `my-data-${kuwaitToday(yield* call(currentTime))}.json`,
    type: 'application/json',
    text: outcome.response.file,
  });
  yield* put(privacyFormClosed());
  yield* put(notificationShown({ tone: 'success', key: 'yourData.download.done' }));
}

const currentTime = () => new Date();

const CONFLICT = 409;

/** The deletion logs out here and in the other tabs, and deletes the drafts. */
export function* leave({ payload }: ReturnType<typeof deletionSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(deleteAccount, payload);
  if (outcome.ok) {
    yield* put(notificationShown({ tone: 'success', key: 'yourData.deletion.done' }));
    yield* put(logoutPressed());
    return;
  }
  const failure = toFailure(outcome.error);
  yield* put(confirmationFailed(failure));
  // Something that blocks the deletion has begun meanwhile: the page reloads to show it.
  if (failure.code === CONFLICT) yield* call(loadPrivacy);
}

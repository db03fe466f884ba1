import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { login, logout } from '../../api/session.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectFullPath, selectSearch } from '../../routing/routerSlice.ts';
import { callApi, submit } from '../../saga/callApi.ts';
import { cartReceived, sessionEnded, sessionExpired } from '../../saga/events.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { alertRaised } from '../alerts/alertsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { passwordResetSucceeded } from '../resetPassword/resetPasswordSlice.ts';
import { loginFailed, loginOpened, loginSubmitted } from './loginSlice.ts';
import { logoutPressed, selectIsCustomer, sessionStarted } from './sessionSlice.ts';

export function* sessionSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'login' as const, openLogin);
  yield* takeLeadingGuarded(loginSubmitted, signIn);
  yield* takeLeadingGuarded(sessionStarted, continueAfterSignIn);
  yield* takeLeadingGuarded(logoutPressed, signOut);
  yield* takeLeadingGuarded(sessionExpired, leaveExpiredSession);
  yield* takeLeadingGuarded(passwordResetSucceeded, loginAfterReset);
}

export function* openLogin(): SagaGenerator<void> {
  yield* put(loginOpened());
}

export function* signIn({ payload }: ReturnType<typeof loginSubmitted>): SagaGenerator<void> {
  yield* submit({ succeeded: sessionStarted, failed: loginFailed }, login, payload);
}

/** A new session continues at the address that sent the customer to login. */
export function* continueAfterSignIn({
  payload,
}: ReturnType<typeof sessionStarted>): SagaGenerator<void> {
  yield* put(cartReceived(payload.cart));
  const redirect = safeRedirect(yield* select(selectSearch));
  yield* call(navigate, redirect ?? paths.home(), { replace: true });
}

export function* signOut(): SagaGenerator<void> {
  yield* call(endSession);
  yield* call(navigate, paths.login());
}

export function* leaveExpiredSession(): SagaGenerator<void> {
  if (!(yield* select(selectIsCustomer))) return;
  const here = yield* select(selectFullPath);
  yield* call(endSession);
  yield* put(notificationShown({ tone: 'warning', key: 'session.expired' }));
  yield* call(navigate, paths.login(here), { replace: true });
}

/** A password reset ends every session of the account, this one included. */
export function* loginAfterReset(): SagaGenerator<void> {
  if (yield* select(selectIsCustomer)) yield* call(endSession);
  yield* put(notificationShown({ tone: 'success', key: 'reset.done' }));
  yield* call(navigate, paths.login(), { replace: true });
}

/** The request starts first, because it needs the token that `sessionEnded` removes. */
function* endSession(): SagaGenerator<void> {
  yield* fork(revokeSession);
  yield* put(sessionEnded());
  yield* put(cartReceived(null));
}

function* revokeSession(): SagaGenerator<void> {
  const outcome = yield* callApi(logout);
  if (outcome.ok || outcome.error.sessionInvalid) return;
  yield* put(
    alertRaised({
      kind: 'custom',
      tone: 'warning',
      titleKey: 'alerts.logout.title',
      textKey: 'alerts.logout.text',
    }),
  );
}

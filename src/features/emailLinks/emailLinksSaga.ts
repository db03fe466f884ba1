import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import { confirmEmail, restoreEmail } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { queryValue } from '../../contract/pages/pageQuery.ts';
import type { ConfirmedEmail } from '../../contract/wire/customer.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { callApi } from '../../saga/callApi.ts';
import { cartReceived, sessionEnded } from '../../saga/events.ts';
import { takeLatestGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { profileChanged, selectCustomerInfo } from '../session/sessionSlice.ts';
import {
  confirmFailed,
  confirmLinkRejected,
  confirmOpenedWithoutLink,
  confirmRequested,
  confirmRetryPressed,
  confirmLoaded,
} from './confirmEmailSlice.ts';
import {
  restoreSucceeded,
  restoreFailed,
  restoreLinkRejected,
  restoreOpened,
  restoreSubmitted,
  selectRestoreEmail,
} from './restoreEmailSlice.ts';

export function* emailLinksSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'confirmEmail' as const, openConfirmEmail);
  yield* fork(onRoute, 'restoreEmail' as const, openRestoreEmail);
}

/** An address ends up in the history and in shared links: the token does not stay in it. */
function* takeToken(cleanPath: string): SagaGenerator<string | null> {
  const token = queryValue(yield* select(selectSearch), 'token');
  if (!token) return null;
  yield* call(navigate, cleanPath, { replace: true });
  return token;
}

/** Opening the link is the confirmation. */
function* openConfirmEmail(): SagaGenerator<void> {
  const token = yield* call(takeToken, paths.confirmEmail());
  if (token === null) {
    yield* put(confirmOpenedWithoutLink());
    return;
  }
  yield* takeLatestGuarded(confirmRetryPressed, () => confirm(token));
  yield* call(confirm, token);
}

export function* confirm(token: string): SagaGenerator<void> {
  yield* put(confirmRequested());
  const outcome = yield* callApi(confirmEmail, { token });
  if (outcome.ok) {
    yield* put(confirmLoaded(outcome.response));
    yield* call(showNewEmail, outcome.response);
  } else if (rejectsLink(outcome.error)) yield* put(confirmLinkRejected());
  else yield* put(confirmFailed(toFailure(outcome.error)));
}

/** A different customer may be logged in here. */
function* showNewEmail({ customer_id, email }: ConfirmedEmail): SagaGenerator<void> {
  const info = yield* select(selectCustomerInfo);
  if (info?.profile.id === customer_id) yield* put(profileChanged({ ...info.profile, email }));
}

function* openRestoreEmail(): SagaGenerator<void> {
  yield* put(restoreOpened(yield* call(takeToken, paths.restoreEmail())));
  yield* takeLeadingGuarded(restoreSubmitted, restore);
}

/** Every session of the account has ended, this one included; the next page asks for a new password. */
export function* restore(): SagaGenerator<void> {
  const { token } = yield* select(selectRestoreEmail);
  if (token === null) return;
  const outcome = yield* callApi(restoreEmail, { token });
  if (outcome.ok) {
    yield* put(restoreSucceeded());
    yield* put(sessionEnded());
    yield* put(cartReceived(null));
    yield* put(notificationShown({ tone: 'success', key: 'restoreEmail.done' }));
    yield* call(navigate, paths.resetPassword(outcome.response.reset_token), { replace: true });
  } else if (rejectsLink(outcome.error)) yield* put(restoreLinkRejected());
  else yield* put(restoreFailed(toFailure(outcome.error)));
}

const rejectsLink = ({ facts }: ApiError) => facts.error === 'email_link_invalid';

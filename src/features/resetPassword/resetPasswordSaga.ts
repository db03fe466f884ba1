import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import { resetPassword } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import {
  linkOpened,
  linkRefused,
  newPasswordFailed,
  newPasswordSubmitted,
  passwordResetSucceeded,
  resetPasswordLeft,
  selectResetPassword,
} from './resetPasswordSlice.ts';

export function* resetPasswordSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'resetPassword' as const, openLink);
  yield* takeLeadingGuarded(newPasswordSubmitted, setPassword);
}

/** The token leaves the address at once: that ends up in the history and in what is shared. */
export function* openLink(): SagaGenerator<void> {
  const token = new URLSearchParams(yield* select(selectSearch)).get('token');
  if (!token) {
    yield* put(resetPasswordLeft());
    return;
  }
  yield* put(linkOpened(token));
  yield* call(navigate, paths.resetPassword(), { replace: true });
}

export function* setPassword({
  payload,
}: ReturnType<typeof newPasswordSubmitted>): SagaGenerator<void> {
  const { token } = yield* select(selectResetPassword);
  if (token === null) return;
  const outcome = yield* callApi(resetPassword, { token, ...payload });
  if (outcome.ok) yield* put(passwordResetSucceeded());
  else if (isAboutLink(outcome.error)) yield* put(linkRefused());
  else yield* put(newPasswordFailed(toFailure(outcome.error)));
}

const isAboutLink = ({ facts }: ApiError) => facts.error === 'reset_link_invalid';

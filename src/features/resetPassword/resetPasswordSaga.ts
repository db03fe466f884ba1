import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import type { ApiError } from '../../api/ApiError.ts';
import { resetPassword } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { queryValue } from '../../contract/pages/pageQuery.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { navigate } from '../../routing/navigate.ts';
import { paths } from '../../routing/paths.ts';
import { selectSearch } from '../../routing/routerSlice.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftChanged, draftDropped, selectDraft } from '../drafts/draftsSlice.ts';
import { selectCustomerKey } from '../session/sessionSlice.ts';
import {
  linkOpened,
  linkRejected,
  passwordResetFailed,
  passwordResetSubmitted,
  passwordResetSucceeded,
  openedWithoutLink,
  selectResetPassword,
} from './resetPasswordSlice.ts';

export function* resetPasswordSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'resetPassword' as const, openLink);
  yield* takeLeadingGuarded(passwordResetSubmitted, setPassword);
}

/**
 * Removes the token from the address at once, because addresses end up in the history and in shared links. The tab's
 * draft keeps it, so that a reload or a change of language does not lose the link.
 */
export function* openLink(): SagaGenerator<void> {
  const token = queryValue(yield* select(selectSearch), 'token');
  if (token) {
    yield* call(keepToken, token);
    yield* call(navigate, paths.resetPassword(), { replace: true });
    return;
  }
  const kept = (yield* select(selectDraft, draftNames.resetPassword))?.['token'];
  yield* put(typeof kept === 'string' ? linkOpened(kept) : openedWithoutLink());
}

function* keepToken(token: string): SagaGenerator<void> {
  const owner = yield* select(selectCustomerKey);
  yield* put(linkOpened(token));
  yield* put(draftChanged({ owner, name: draftNames.resetPassword, values: { token } }));
}

export function* setPassword({
  payload,
}: ReturnType<typeof passwordResetSubmitted>): SagaGenerator<void> {
  const { token } = yield* select(selectResetPassword);
  if (token === null) return;
  const outcome = yield* callApi(resetPassword, { token, ...payload });
  const isUsedUp = outcome.ok || rejectsLink(outcome.error);
  if (isUsedUp) yield* put(draftDropped(draftNames.resetPassword));
  if (outcome.ok) yield* put(passwordResetSucceeded());
  else if (isUsedUp) yield* put(linkRejected());
  else yield* put(passwordResetFailed(toFailure(outcome.error)));
}

const rejectsLink = ({ facts }: ApiError) => facts.error === 'reset_link_invalid';

import { emptyQuickSignUp } from '../../../../src/features/quickSignUp/quickSignUpForm.ts';
import { openQuickSignUp, signUp } from '../../../../src/features/quickSignUp/quickSignUpSaga.ts';
import {
  quickSignUpFailed,
  quickSignUpSubmitted,
} from '../../../../src/features/quickSignUp/quickSignUpSlice.ts';
import { loginFailed } from '../../../../src/features/session/loginSlice.ts';
import { selectToken, sessionStarted } from '../../../../src/features/session/sessionSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { customerInfo, signedInResponse } from '../../../support/factories/customer.ts';
import { runSaga } from '../../../support/runSaga.ts';

const submitted = quickSignUpSubmitted(emptyQuickSignUp);

it('replaces the stored customer info', async () => {
  const { state } = await runSaga(signUp, {
    args: [submitted],
    after: [sessionStarted({ customerInfo: customerInfo(), cart: null }), submitted],
    api: { 'POST quick-signup': signedInResponse({ token: 'token-of-salem' }) },
  });
  expect(selectToken(state)).toBe('token-of-salem');
  expect(state.quickSignUp.status).toBe('idle');
});

it.each(callFailures)('ends in `failed` after %s, without a session', async (_, reply, kind) => {
  const { state } = await runSaga(signUp, {
    args: [submitted],
    after: [submitted],
    api: { 'POST quick-signup': reply() },
  });
  expect(state.quickSignUp).toMatchObject({ status: 'failed', failure: { kind } });
  expect(selectToken(state)).toBeNull();
});

it('clears the failures of an earlier visit', async () => {
  const failure = {
    kind: 'network',
    code: 0,
    message: null,
    errors: null,
    retryAfter: null,
    reference: null,
  } as const;
  const { state } = await runSaga(openQuickSignUp, {
    after: [quickSignUpFailed(failure), loginFailed(failure)],
  });
  expect(state.quickSignUp.failure).toBeNull();
  expect(state.login.failure).toBeNull();
});

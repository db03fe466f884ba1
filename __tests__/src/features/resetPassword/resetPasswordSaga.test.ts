import { openLink, setPassword } from '../../../../src/features/resetPassword/resetPasswordSaga.ts';
import {
  linkOpened,
  passwordResetSubmitted,
  passwordResetSucceeded,
  selectResetPassword,
} from '../../../../src/features/resetPassword/resetPasswordSlice.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const passwords = { password: 'kitchen-2027', confirm_password: 'kitchen-2027' };
const args = [passwordResetSubmitted(passwords)] as [ReturnType<typeof passwordResetSubmitted>];
const after = [linkOpened('a-token')];
const at = (search: string) =>
  locationChanged({
    location: { pathname: '/reset-password', search, hash: '', key: 'k' },
    action: 'POP',
  });

describe('openLink', () => {
  it('removes the token from the address and the history', async () => {
    const { state, history } = await runSaga(openLink, {
      after: [at('?token=a-token')],
      path: '/reset-password?token=a-token',
    });
    expect(selectResetPassword(state).token).toBe('a-token');
    expect(history.location).toMatchObject({ pathname: '/reset-password', search: '' });
    expect(history.index).toBe(0);
  });

  it.each(['', '?token='])('finds no token in "%s"', async (search) => {
    const { state } = await runSaga(openLink, { after: [...after, at(search)] });
    expect(selectResetPassword(state)).toMatchObject({ token: null, status: 'idle' });
  });
});

describe('setPassword', () => {
  it('sends the password with the token, and clears both', async () => {
    const { state, api, actions } = await runSaga(setPassword, {
      args,
      after,
      api: { 'POST reset-password': null },
    });
    expect(api.calls[0]?.body).toEqual({ token: 'a-token', ...passwords });
    expect(actions).toContainEqual(passwordResetSucceeded());
    expect(selectResetPassword(state).token).toBeNull();
  });

  it('rejects a link that is invalid, unlike a password that is refused', async () => {
    const { state } = await runSaga(setPassword, {
      args,
      after,
      api: { 'POST reset-password': refuse({ error: 'reset_link_invalid' }) },
    });
    expect(selectResetPassword(state)).toMatchObject({ linkRejected: true, token: null });
  });

  it.each(callFailures)('keeps the token after %s', async (_name, reply, kind) => {
    const { state } = await runSaga(setPassword, {
      args,
      after,
      api: { 'POST reset-password': reply() },
    });
    expect(selectResetPassword(state)).toMatchObject({
      status: 'failed',
      token: 'a-token',
      failure: { kind },
    });
  });

  it('sends no request without a token', async () => {
    const { api } = await runSaga(setPassword, { args });
    expect(api.calls).toEqual([]);
  });
});

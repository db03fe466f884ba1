import {
  emptyRegistration,
  toRegistration,
} from '../../../../src/features/register/registerForm.ts';
import { createAccount, loadRegisterForm } from '../../../../src/features/register/registerSaga.ts';
import { registerSubmitted } from '../../../../src/features/register/registerSlice.ts';
import { selectToken } from '../../../../src/features/session/sessionSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import {
  customerInfo,
  governorates,
  registerForm,
  signedInResponse,
} from '../../../support/factories/customer.ts';
import { runSaga } from '../../../support/runSaga.ts';

const submitted = registerSubmitted(toRegistration(emptyRegistration));

describe('loadRegisterForm', () => {
  it('stores the governorates', async () => {
    const { state } = await runSaga(loadRegisterForm, { api: { 'GET register': registerForm() } });
    expect(state.register.form).toEqual({
      status: 'loaded',
      governorates: governorates(),
      failure: null,
    });
  });

  it.each(callFailures)('ends in `failed` after %s', async (_, reply, kind) => {
    const { state } = await runSaga(loadRegisterForm, { api: { 'GET register': reply() } });
    expect(state.register.form).toMatchObject({ status: 'failed', failure: { kind } });
  });
});

describe('createAccount', () => {
  it('starts a session', async () => {
    const { state } = await runSaga(createAccount, {
      args: [submitted],
      after: [submitted],
      api: { 'POST register': signedInResponse() },
    });
    expect(selectToken(state)).toBe(customerInfo().token);
    expect(state.register.submission).toEqual({ status: 'idle', failure: null });
  });

  it.each(callFailures)('ends in `failed` after %s, without a session', async (_, reply, kind) => {
    const { state } = await runSaga(createAccount, {
      args: [submitted],
      after: [submitted],
      api: { 'POST register': reply() },
    });
    expect(state.register.submission).toMatchObject({ status: 'failed', failure: { kind } });
    expect(selectToken(state)).toBeNull();
  });
});

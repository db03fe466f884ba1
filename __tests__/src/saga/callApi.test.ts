import { call, cancel, fork, take } from 'typed-redux-saga';
import { getRegisterForm } from '../../../src/api/customers.ts';
import { callApi } from '../../../src/saga/callApi.ts';
import { registerForm } from '../../support/factories/customer.ts';
import { noAnswer, refuse } from '../../support/replies.ts';
import { runSaga } from '../../support/runSaga.ts';

function* worker(wentOn: () => void) {
  yield* callApi(getRegisterForm);
  yield* call(wentOn);
}

it('answers with an outcome', async () => {
  const { returned } = await runSaga(callApi, {
    args: [getRegisterForm],
    api: { 'GET register': registerForm() },
  });
  expect(returned).toEqual({ ok: true, response: registerForm() });
});

it('answers a refusal with an outcome too', async () => {
  const { returned } = await runSaga(callApi, {
    args: [getRegisterForm],
    api: { 'GET register': refuse({ code: 409 }) },
  });
  expect(returned).toMatchObject({ ok: false, error: { facts: { code: 409 } } });
});

it('ends a cancelled worker where it waits, aborts its request and ends the progress', async () => {
  const wentOn = jest.fn();
  function* leaveAtOnce() {
    const task = yield* fork(worker, wentOn);
    yield* take('page left');
    yield* cancel(task);
  }
  const { api, state } = await runSaga(leaveAtOnce, {
    api: { 'GET register': noAnswer() },
    during: [{ type: 'page left' }],
  });
  expect(wentOn).not.toHaveBeenCalled();
  expect(api.callsTo('GET register')[0]?.signal?.aborted).toBe(true);
  expect(state.progress).toEqual({ calls: 0 });
});

import {
  sendLink,
  waitAsTold,
} from '../../../../src/features/forgotPassword/forgotPasswordSaga.ts';
import {
  linkFailed,
  linkRequested,
  linkSent,
  selectForgotPassword,
  waitTicked,
} from '../../../../src/features/forgotPassword/forgotPasswordSlice.ts';
import type { Failure } from '../../../../src/api/failure.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const request = { email: 'noura@mizan.example' };
const args = [linkRequested(request)] as [ReturnType<typeof linkRequested>];
const tooMany: Failure = {
  kind: 'http',
  code: 429,
  message: null,
  errors: null,
  retryAfter: 2,
  reference: null,
};

it('asks for a link and remembers who was sent one', async () => {
  const { state, api } = await runSaga(sendLink, {
    args,
    api: { 'POST reset-password-token': null },
  });
  expect(api.calls[0]?.body).toEqual(request);
  expect(selectForgotPassword(state)).toMatchObject({ sentTo: request.email, sentCount: 1 });
});

it.each(callFailures)('ends in a failure after %s', async (_name, reply, kind) => {
  const { state } = await runSaga(sendLink, {
    args,
    api: { 'POST reset-password-token': reply() },
  });
  expect(selectForgotPassword(state)).toMatchObject({
    status: 'failed',
    failure: { kind },
    sentTo: null,
  });
});

it('stays with the notice when another link cannot be sent', async () => {
  const { state } = await runSaga(sendLink, {
    args,
    after: [linkSent(request)],
    api: { 'POST reset-password-token': refuse({ code: 429, retryAfter: 60 }) },
  });
  expect(selectForgotPassword(state)).toMatchObject({
    sentTo: request.email,
    failure: { code: 429, retryAfter: 60 },
  });
});

it('counts down as long as the server says', async () => {
  const { actions } = await runSaga(waitAsTold, { args: [linkFailed(tooMany)] });
  expect(actions).toEqual([waitTicked(2), waitTicked(1), waitTicked(0)]);
});

it('waits for nothing when the server names no time', async () => {
  const { actions } = await runSaga(waitAsTold, {
    args: [linkFailed({ ...tooMany, code: 500, retryAfter: null })],
  });
  expect(actions).toEqual([]);
});

import {
  sendLink,
  countDownNextMail,
  countDownRetry,
} from '../../../../src/features/forgotPassword/forgotPasswordSaga.ts';
import {
  resetLinkFailed,
  resetLinkMailedEarlier,
  resetLinkSubmitted,
  resetLinkSucceeded,
  selectForgotPassword,
  waitTicked,
} from '../../../../src/features/forgotPassword/forgotPasswordSlice.ts';
import type { Failure } from '../../../../src/api/failure.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { refuse } from '../../../support/replies.ts';
import { runSaga } from '../../../support/runSaga.ts';

const request = { email: 'noura@mizan.example' };
const args = [resetLinkSubmitted(request)] as [ReturnType<typeof resetLinkSubmitted>];
const tooMany: Failure = {
  kind: 'http',
  code: 429,
  message: null,
  errors: null,
  retryAfter: 2,
  reference: null,
};

it('requests a link and stores the e-mail it was sent to', async () => {
  const { state, api } = await runSaga(sendLink, {
    args,
    api: { 'POST reset-password-token': null },
  });
  expect(api.calls[0]?.body).toEqual(request);
  expect(selectForgotPassword(state)).toMatchObject({ sentTo: request.email, sentCount: 1 });
});

it.each(callFailures)('ends in `failed` after %s', async (_name, reply, kind) => {
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

it('keeps the confirmation when another link cannot be sent', async () => {
  const { state } = await runSaga(sendLink, {
    args,
    after: [resetLinkSucceeded(request)],
    api: { 'POST reset-password-token': refuse({ code: 429, retryAfter: 60 }) },
  });
  expect(selectForgotPassword(state)).toMatchObject({
    sentTo: request.email,
    failure: { code: 429, retryAfter: 60 },
  });
});

it('counts down the server’s Retry-After', async () => {
  const { actions } = await runSaga(countDownRetry, { args: [resetLinkFailed(tooMany)] });
  expect(actions).toEqual([waitTicked(2), waitTicked(1), waitTicked(0)]);
});

it('keeps the e-mail when links were mailed to it before, and counts down to the next', async () => {
  const { state } = await runSaga(sendLink, {
    args,
    api: { 'POST reset-password-token': { next_mail_in: 2 } },
  });
  expect(selectForgotPassword(state)).toMatchObject({
    sentTo: request.email,
    sentCount: 0,
    wasEarlier: true,
    wait: 2,
  });
  const { actions } = await runSaga(countDownNextMail, {
    args: [resetLinkMailedEarlier({ ...request, wait: 2 })],
  });
  expect(actions).toEqual([waitTicked(2), waitTicked(1), waitTicked(0)]);
});

it('counts nothing without a Retry-After', async () => {
  const { actions } = await runSaga(countDownRetry, {
    args: [resetLinkFailed({ ...tooMany, code: 500, retryAfter: null })],
  });
  expect(actions).toEqual([]);
});

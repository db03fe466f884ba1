import { selectConfirmEmail } from '../../../../src/features/emailLinks/confirmEmailSlice.ts';
import { confirm, restore } from '../../../../src/features/emailLinks/emailLinksSaga.ts';
import {
  restoreOpened,
  selectRestoreEmail,
} from '../../../../src/features/emailLinks/restoreEmailSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { runSaga } from '../../../support/runSaga.ts';

it.each(callFailures)('a confirmation ends in `failed` after %s', async (_name, reply, kind) => {
  const { state } = await runSaga(confirm, {
    args: ['of-the-mail'],
    api: { 'POST confirm-email': reply() },
  });
  expect(selectConfirmEmail(state)).toMatchObject({ status: 'failed', failure: { kind } });
});

it.each(callFailures)('a restore keeps its link after %s', async (_name, reply, kind) => {
  const { state } = await runSaga(restore, {
    after: [restoreOpened('of-the-mail')],
    api: { 'POST restore-email': reply() },
  });
  expect(selectRestoreEmail(state)).toMatchObject({ token: 'of-the-mail', failure: { kind } });
});

it('asks for nothing without a link', async () => {
  const { api } = await runSaga(restore, {});
  expect(api.calls).toEqual([]);
});

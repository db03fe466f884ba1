import {
  download,
  leave,
  loadPrivacy,
  withdraw,
} from '../../../../src/features/privacy/privacySaga.ts';
import {
  deletionSubmitted,
  downloadSubmitted,
  withdrawalSubmitted,
} from '../../../../src/features/privacy/privacySlice.ts';
import { logoutPressed } from '../../../../src/features/session/sessionSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { runSaga } from '../../../support/runSaga.ts';

const nothingKnown = { health_consent: null, has_health_answers: false, deletion_blockers: [] };
const confirmation = { password: 'kitchen-2026' };

describe.each(callFailures)('after %s', (_, reply, kind) => {
  it('the page can be loaded again', async () => {
    const { state } = await runSaga(loadPrivacy, { args: [], api: { 'GET privacy': reply() } });
    expect(state.privacy).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it('the consent can be withdrawn again', async () => {
    const { state } = await runSaga(withdraw, {
      args: [],
      after: [withdrawalSubmitted()],
      api: { 'DELETE privacy/health-consent': reply() },
    });
    expect(state.privacy.withdrawal).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it('the download can be asked for again', async () => {
    const submitted = downloadSubmitted(confirmation);
    const { state } = await runSaga(download, {
      args: [submitted],
      after: [submitted],
      api: { 'POST privacy/download': reply() },
    });
    expect(state.privacy.confirmation).toMatchObject({ status: 'failed', failure: { kind } });
  });

  it('the customer is still there', async () => {
    const submitted = deletionSubmitted(confirmation);
    const { state, actions } = await runSaga(leave, {
      args: [submitted],
      after: [submitted],
      api: { 'POST privacy/delete-account': reply(), 'GET privacy': nothingKnown },
    });
    expect(state.privacy.confirmation).toMatchObject({ status: 'failed', failure: { kind } });
    expect(actions).not.toContainEqual(logoutPressed());
  });
});

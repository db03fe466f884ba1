import { saveMail } from '../../../../src/features/profile/mailsSaga.ts';
import { mailShown, profileLoaded } from '../../../../src/features/profile/profileSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { profileResponse } from '../../../support/factories/customer.ts';
import { runSaga } from '../../../support/runSaga.ts';

const preference = { kind: 'renewal', wanted: false } as const;

it.each(callFailures)('is reverted after %s', async (_, reply, kind) => {
  const { state } = await runSaga(saveMail, {
    args: [preference],
    after: [profileLoaded(profileResponse()), mailShown(preference)],
    api: { 'PUT mail-preferences': reply() },
  });
  expect(state.profile.mailSave).toMatchObject({ status: 'failed', failure: { kind } });
  expect(state.profile.mails).toContainEqual({ kind: 'renewal', wanted: true });
});

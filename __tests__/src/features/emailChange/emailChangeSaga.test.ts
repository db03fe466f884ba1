import { keepEmail, resendLink } from '../../../../src/features/emailChange/emailChangeSaga.ts';
import {
  emailChangeReceived,
  selectEmailChange,
} from '../../../../src/features/emailChange/emailChangeSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { runSaga } from '../../../support/runSaga.ts';

const waiting = { email: 'new@mizan.example', expires_at: '2027-01-13T07:00:00Z' };
const after = [emailChangeReceived(waiting)];

it.each(callFailures)(
  'keeps the unconfirmed change when resending ends in %s',
  async (_name, reply, kind) => {
    const { state } = await runSaga(resendLink, { after, api: { 'POST email-change': reply() } });
    expect(selectEmailChange(state)).toMatchObject({
      status: 'failed',
      failure: { kind },
      waiting,
    });
  },
);

it.each(callFailures)(
  'keeps the unconfirmed change when cancelling ends in %s',
  async (_name, reply, kind) => {
    const { state } = await runSaga(keepEmail, { after, api: { 'DELETE email-change': reply() } });
    expect(selectEmailChange(state)).toMatchObject({
      status: 'failed',
      failure: { kind },
      waiting,
    });
  },
);

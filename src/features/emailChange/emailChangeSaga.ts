import { put, type SagaGenerator } from 'typed-redux-saga';
import { cancelEmailChange, resendEmailChange } from '../../api/customers.ts';
import { submit } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import {
  emailCancelSubmitted,
  emailChangeFailed,
  emailChangeReceived,
  emailResendSubmitted,
} from './emailChangeSlice.ts';

export function* emailChangeSaga(): SagaGenerator<void> {
  yield* takeLeadingGuarded(emailResendSubmitted, resendLink);
  yield* takeLeadingGuarded(emailCancelSubmitted, keepEmail);
}

type Call = typeof resendEmailChange;

export function* resendLink(): SagaGenerator<void> {
  yield* change(resendEmailChange, 'emailChange.resent');
}

export function* keepEmail(): SagaGenerator<void> {
  yield* change(cancelEmailChange, 'emailChange.cancelled');
}

function* change(endpoint: Call, key: string): SagaGenerator<void> {
  const { ok } = yield* submit(
    {
      succeeded: ({ email_change }) => emailChangeReceived(email_change),
      failed: emailChangeFailed,
    },
    endpoint,
  );
  if (ok) yield* put(notificationShown({ tone: 'success', key }));
}

import { put, type SagaGenerator } from 'typed-redux-saga';
import { setMailPreference, type MailPreference } from '../../api/mailPreferences.ts';
import { submit } from '../../saga/callApi.ts';
import { takeEveryGuarded } from '../../saga/guarded.ts';
import { createQueue, type InTurn } from '../../saga/inTurn.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { mailSwitched } from './mailEvents.ts';
import { mailSaveFailed, mailSaveSubmitted, mailSaveSucceeded, mailShown } from './profileSlice.ts';

export function* mailsSaga(): SagaGenerator<void> {
  const inTurn = createQueue();
  yield* takeEveryGuarded(mailSwitched, ({ payload }) => switchMail(payload, inTurn));
}

/** Shown at once, saved one after the other, and reverted where saving fails. */
function* switchMail(preference: MailPreference, inTurn: InTurn): SagaGenerator<void> {
  yield* put(mailShown(preference));
  yield* inTurn(() => saveMail(preference));
}

export function* saveMail({ kind, wanted }: MailPreference): SagaGenerator<void> {
  yield* put(mailSaveSubmitted());
  const { ok } = yield* submit(
    { succeeded: () => mailSaveSucceeded(), failed: mailSaveFailed },
    setMailPreference,
    { kind, wanted },
  );
  if (!ok) {
    yield* put(mailShown({ kind, wanted: !wanted }));
    return;
  }
  const key = wanted ? 'mails.switchedOn' : 'mails.switchedOff';
  yield* put(notificationShown({ tone: 'success', key }));
}

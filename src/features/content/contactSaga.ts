import { fork, put, type SagaGenerator } from 'typed-redux-saga';
import { sendContactMessage } from '../../api/contact.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { submit } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftDropped } from '../drafts/draftsSlice.ts';
import {
  contactFailed,
  contactOpened,
  contactSubmitted,
  contactSucceeded,
} from './contactSlice.ts';

export function* contactSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'contactUs' as const, openContact);
  yield* takeLeadingGuarded(contactSubmitted, sendMessage);
}

/** Each visit starts with the form, not with the confirmation of an earlier message. */
export function* openContact(): SagaGenerator<void> {
  yield* put(contactOpened());
}

export function* sendMessage({
  payload,
}: ReturnType<typeof contactSubmitted>): SagaGenerator<void> {
  const { ok } = yield* submit(
    { succeeded: () => contactSucceeded(), failed: contactFailed },
    sendContactMessage,
    payload,
  );
  if (ok) yield* put(draftDropped(draftNames.contact));
}

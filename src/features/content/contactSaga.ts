import { fork, put, type SagaGenerator } from 'typed-redux-saga';
import { sendContactMessage } from '../../api/contact.ts';
import { toFailure } from '../../api/failure.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { draftDropped } from '../drafts/draftsSlice.ts';
import { contactFailed, contactOpened, contactSent, contactSubmitted } from './contactSlice.ts';

export function* contactSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'contactUs' as const, openContact);
  yield* takeLeadingGuarded(contactSubmitted, sendMessage);
}

/** The notice of an earlier visit makes room for the form. */
export function* openContact(): SagaGenerator<void> {
  yield* put(contactOpened());
}

export function* sendMessage({
  payload,
}: ReturnType<typeof contactSubmitted>): SagaGenerator<void> {
  const outcome = yield* callApi(sendContactMessage, payload);
  if (!outcome.ok) {
    yield* put(contactFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(draftDropped(draftNames.contact));
  yield* put(contactSent());
}

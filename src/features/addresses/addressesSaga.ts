import { fork, put, select, type SagaGenerator } from 'typed-redux-saga';
import { addAddress, deleteAddress, updateAddress } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { addressOfDraft, draftNames } from '../../forms/draftNames.ts';
import { callApi, submit } from '../../saga/callApi.ts';
import { takeEveryGuarded, takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftDropped, selectDrafts } from '../drafts/draftsSlice.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import { profileLoaded } from '../profile/profileSlice.ts';
import {
  addressDeletionSubmitted,
  addressDeletionFailed,
  addressDeletionSucceeded,
  addressEditorClosed,
  addressEditorOpened,
  addressesLeft,
  addressSaveFailed,
  addressSaveSucceeded,
  addressSaveSubmitted,
} from './addressesSlice.ts';

export function* addressesSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'profile' as const, openBook);
  yield* fork(onRoute, 'checkout' as const, openBook);
  yield* takeEveryGuarded(profileLoaded, reopenEditor);
  yield* takeEveryGuarded(addressEditorClosed, dropDraft);
  yield* takeLeadingGuarded(addressSaveSubmitted, saveAddress);
  yield* takeLeadingGuarded(addressDeletionSubmitted, removeAddress);
}

/** Closes the editor that was left open on another page. */
export function* openBook(): SagaGenerator<void> {
  yield* put(addressesLeft());
}

/** Opens the editor again for a draft whose address still exists. */
function* reopenEditor({
  payload: { addresses },
}: ReturnType<typeof profileLoaded>): SagaGenerator<void> {
  const typed = Object.keys(yield* select(selectDrafts)).map(addressOfDraft);
  const id = typed.find((one) => one === null || addresses.some((address) => address.id === one));
  if (id !== undefined) yield* put(addressEditorOpened({ id }));
}

function* dropDraft({
  payload: { id },
}: ReturnType<typeof addressEditorClosed>): SagaGenerator<void> {
  yield* put(draftDropped(draftNames.address(id)));
}

export function* saveAddress({
  payload: { id, address },
}: ReturnType<typeof addressSaveSubmitted>): SagaGenerator<void> {
  const outcome =
    id === null
      ? yield* callApi(addAddress, address)
      : yield* callApi(updateAddress, { id, address });
  if (!outcome.ok) {
    yield* put(addressSaveFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(draftDropped(draftNames.address(id)));
  yield* put(addressSaveSucceeded(outcome.response));
  yield* put(notificationShown({ tone: 'success', key: 'address.saved' }));
}

export function* removeAddress({
  payload: { id },
}: ReturnType<typeof addressDeletionSubmitted>): SagaGenerator<void> {
  const outcome = yield* submit(
    {
      succeeded: ({ addresses }) => addressDeletionSucceeded({ id, addresses }),
      failed: addressDeletionFailed,
    },
    deleteAddress,
    { id },
  );
  if (outcome.ok) yield* put(notificationShown({ tone: 'success', key: 'address.deleted' }));
}

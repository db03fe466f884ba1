import { fork, put, type SagaGenerator } from 'typed-redux-saga';
import { addAddress, deleteAddress, updateAddress } from '../../api/customers.ts';
import { toFailure } from '../../api/failure.ts';
import { callApi } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { notificationShown } from '../notifications/notificationsSlice.ts';
import {
  addressDeleteConfirmed,
  addressDeleteFailed,
  addressDeleteSucceeded,
  addressesLeft,
  addressSaveFailed,
  addressSaveSucceeded,
  addressSubmitted,
} from './addressesSlice.ts';

export function* addressesSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'profile' as const, openBook);
  yield* fork(onRoute, 'checkout' as const, openBook);
  yield* takeLeadingGuarded(addressSubmitted, saveAddress);
  yield* takeLeadingGuarded(addressDeleteConfirmed, removeAddress);
}

/** What was left open on another page is closed here. */
export function* openBook(): SagaGenerator<void> {
  yield* put(addressesLeft());
}

export function* saveAddress({
  payload: { id, address },
}: ReturnType<typeof addressSubmitted>): SagaGenerator<void> {
  const outcome =
    id === null
      ? yield* callApi(addAddress, address)
      : yield* callApi(updateAddress, { id, address });
  if (!outcome.ok) {
    yield* put(addressSaveFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(addressSaveSucceeded(outcome.response));
  yield* put(notificationShown({ tone: 'success', key: 'address.saved' }));
}

export function* removeAddress({
  payload: { id },
}: ReturnType<typeof addressDeleteConfirmed>): SagaGenerator<void> {
  const outcome = yield* callApi(deleteAddress, { id });
  if (!outcome.ok) {
    yield* put(addressDeleteFailed(toFailure(outcome.error)));
    return;
  }
  yield* put(addressDeleteSucceeded({ id, addresses: outcome.response.addresses }));
  yield* put(notificationShown({ tone: 'success', key: 'address.deleted' }));
}

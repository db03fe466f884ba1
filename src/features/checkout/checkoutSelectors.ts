import { createSelector } from '@reduxjs/toolkit';
import { selectAddressBook } from '../addresses/addressesSlice.ts';
import { selectAddressId } from '../cart/cartSelectors.ts';

/** The chosen address, as long as it is one of the customer's. */
export const selectDeliveryAddress = createSelector(
  [selectAddressBook, selectAddressId],
  ({ addresses }, id) => addresses.find((address) => address.id === id) ?? null,
);

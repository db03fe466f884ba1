import { createSelector } from '@reduxjs/toolkit';
import { selectAddressBook } from '../addresses/addressesSlice.ts';
import { selectAddressId } from '../cart/cartSelectors.ts';

/** The id of the part of the page where the address is chosen. */
export const ADDRESS_SECTION = 'checkout-address';

/** The chosen address, as long as it is one of the customer's; the only one needs no choosing. */
export const selectDeliveryAddress = createSelector(
  [selectAddressBook, selectAddressId],
  ({ addresses }, id) => {
    const [only] = addresses.length === 1 ? addresses : [];
    return addresses.find((address) => address.id === id) ?? only ?? null;
  },
);

export const selectHasAddresses = createSelector(
  [selectAddressBook],
  ({ addresses }) => addresses.length > 0,
);

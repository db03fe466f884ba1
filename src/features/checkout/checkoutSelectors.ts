import { createSelector } from '@reduxjs/toolkit';
import { isFormOpen } from '../../components/address/addressBookState.ts';
import { selectAddressBook } from '../addresses/addressesSlice.ts';
import { selectAddressId } from '../cart/cartSelectors.ts';

/** The id of the part of the page where the address is chosen. */
export const ADDRESS_SECTION = 'checkout-address';
/** The id of the address form, which the pay button submits too. */
export const ADDRESS_FORM = `${ADDRESS_SECTION}-form`;
/** The id of what keeps the cart from being ordered. */
export const CART_PROBLEM = 'checkout-cart-problem';
/** The value that the pay button submits. */
export const PAY = 'pay';

/** The chosen address, if it is one of the customer's; a single address needs no choice. */
export const selectDeliveryAddress = createSelector(
  [selectAddressBook, selectAddressId],
  ({ addresses }, id) => {
    const [only] = addresses.length === 1 ? addresses : [];
    return addresses.find((address) => address.id === id) ?? only ?? null;
  },
);

/** An address is being typed: paying saves it first. */
export const selectIsTypingAddress = createSelector([selectAddressBook], (book) =>
  isFormOpen(book, true),
);

export const selectHasAddresses = createSelector(
  [selectAddressBook],
  ({ addresses }) => addresses.length > 0,
);

import { createSelector } from '@reduxjs/toolkit';
import { isFormOpen } from '../../components/address/addressBookState.ts';
import { selectAddressBook } from '../addresses/addressesSlice.ts';
import { selectAddressId } from '../cart/cartSelectors.ts';

/** The id of the part of the page where the address is chosen. */
export const ADDRESS_SECTION = 'checkout-address';
/** The id of the form of an address, which the button that pays sends too. */
export const ADDRESS_FORM = `${ADDRESS_SECTION}-form`;
/** The id of what keeps the cart from being ordered. */
export const CART_PROBLEM = 'checkout-cart-problem';
/** What that button says to the form. */
export const PAY = 'pay';

/** The chosen address, as long as it is one of the customer's; the only one needs no choosing. */
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

/** The id of the part of the page where the address is chosen. */
export const ADDRESS_SECTION = 'checkout-address';

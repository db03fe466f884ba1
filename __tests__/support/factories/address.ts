import type { Address } from '../../../src/contract/wire/address.ts';
import type { AddressesResponse } from '../../../src/contract/wire/customer.ts';

export function address(overrides: Partial<Address> = {}): Address {
  return {
    id: 41,
    title: 'Home',
    location: 'home',
    gov_id: 2,
    governorate: { name_en: 'Hawalli', name_ar: 'حولي' },
    area_id: 201,
    area: { name_en: 'Salmiya', name_ar: 'السالمية' },
    block: '7',
    street: 'Salem Al-Mubarak',
    avenue: null,
    house_building: '12',
    floor: null,
    apartment: null,
    special_direction: null,
    ...overrides,
  };
}

export function addressesResponse(overrides: Partial<AddressesResponse> = {}): AddressesResponse {
  return { address: address(), addresses: [address()], cart: null, ...overrides };
}

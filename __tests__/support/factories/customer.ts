import type {
  Address,
  CustomerInfo,
  Governorate,
  Profile,
} from '../../../src/contract/wire/customer.ts';

export function profile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: 3,
    first_name: 'Noura',
    last_name: 'Al-Sabah',
    email: 'noura@mizan.example',
    phone: '+96550012345',
    civil_id: '285070400028',
    ...overrides,
  };
}

export function customerInfo(overrides: Partial<CustomerInfo> = {}): CustomerInfo {
  return { token: 'token-of-noura', profile: profile(), cart: null, ...overrides };
}

export function governorates(): Governorate[] {
  const area = (id: number, gov_id: number, name_en: string, name_ar: string) => ({
    id,
    gov_id,
    name_en,
    name_ar,
  });
  return [
    {
      id: 1,
      name_en: 'Capital',
      name_ar: 'العاصمة',
      areas: [area(101, 1, 'Kaifan', 'كيفان'), area(102, 1, 'Surra', 'السرة')],
    },
    {
      id: 2,
      name_en: 'Hawalli',
      name_ar: 'حولي',
      areas: [area(201, 2, 'Salmiya', 'السالمية')],
    },
  ];
}

export function address(overrides: Partial<Address> = {}): Address {
  return {
    id: 21,
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

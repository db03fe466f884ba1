import type { Address, Governorate } from '../../../src/contract/wire/customer.ts';

export const salmiya = { id: 21, gov_id: 2, name_en: 'Salmiya', name_ar: 'السالمية' };
export const jabriya = { id: 22, gov_id: 2, name_en: 'Jabriya', name_ar: 'الجابرية' };
export const sharq = { id: 11, gov_id: 1, name_en: 'Sharq', name_ar: 'شرق' };

export function governorates(): Governorate[] {
  return [
    { id: 1, name_en: 'Capital', name_ar: 'العاصمة', areas: [sharq] },
    { id: 2, name_en: 'Hawalli', name_ar: 'حولي', areas: [jabriya, salmiya] },
  ];
}

export function address(overrides: Partial<Address> = {}): Address {
  return {
    id: 1,
    title: 'Mum’s house',
    location: 'home',
    gov_id: 2,
    governorate: { name_en: 'Hawalli', name_ar: 'حولي' },
    area_id: salmiya.id,
    area: { name_en: salmiya.name_en, name_ar: salmiya.name_ar },
    block: '5',
    street: 'Salem Al-Mubarak',
    avenue: null,
    house_building: '12',
    floor: null,
    apartment: null,
    special_direction: null,
    ...overrides,
  };
}

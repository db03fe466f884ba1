import type { CustomerInfo } from '../../../src/api/session.ts';
import type { Governorate } from '../../../src/contract/wire/address.ts';
import type {
  CustomerInfo as SignedInResponse,
  Profile,
  ProfileResponse,
  RegisterForm,
} from '../../../src/contract/wire/customer.ts';
import { address } from './address.ts';
import { mailPreferences } from './mailPreferences.ts';

export function profile(overrides: Partial<Profile> = {}): Profile {
  return {
    id: 3,
    first_name: 'Noura',
    last_name: 'Al-Sabah',
    email: 'noura@mizan.example',
    phone: '+96550012345',
    civil_id: '••••••••0028',
    ...overrides,
  };
}

/** What the browser stores of a logged-in customer. */
export function customerInfo(overrides: Partial<CustomerInfo> = {}): CustomerInfo {
  return { token: 'token-of-noura', profile: profile(), ...overrides };
}

/** The answer of login, register and quick sign-up. */
export function signedInResponse(overrides: Partial<SignedInResponse> = {}): SignedInResponse {
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

export function registerForm(): RegisterForm {
  return { governorates: governorates() };
}

export function profileResponse(overrides: Partial<ProfileResponse> = {}): ProfileResponse {
  return {
    profile: profile(),
    addresses: [address()],
    governorates: governorates(),
    email_change: null,
    ...mailPreferences(),
    cart: null,
    ...overrides,
  };
}

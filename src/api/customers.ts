import type { Address, AddressInput, Governorate } from '../contract/wire/address.ts';
import type * as wire from '../contract/wire/customer.ts';
import { carriedCart, toCartOrNull, type Cart } from './carts.ts';
import type { ApiClient } from './client.ts';

export type { Address, AddressInput, Governorate };

/** The specification gives a customer no id: another server may leave it out. */
export type Profile = Omit<wire.Profile, 'id'> & { id: number | null };

type Unnamed = 'id' | 'phone' | 'civil_id';
type WireProfile = Omit<wire.Profile, Unnamed> & Partial<Pick<wire.Profile, Unnamed>>;

const toProfile = (profile: WireProfile): Profile => ({
  ...profile,
  id: profile.id ?? null,
  phone: profile.phone ?? null,
  civil_id: profile.civil_id ?? null,
});

/** What is stored locally of the customer; the cart has a place of its own. */
export interface CustomerInfo {
  token: string;
  profile: Profile;
}

export interface SignedIn {
  customerInfo: CustomerInfo;
  cart: Cart | null;
}

const parseSignedIn = (response: unknown): SignedIn => {
  const { token, profile, cart } = response as wire.CustomerInfo;
  if (typeof token !== 'string' || token === '') throw new TypeError('No token');
  return { customerInfo: { token, profile: toProfile(profile) }, cart: toCartOrNull(cart) };
};

export const login = (api: ApiClient, credentials: wire.Credentials) =>
  api.request({ method: 'POST', path: 'login', body: credentials, parse: parseSignedIn });

export const logout = (api: ApiClient) =>
  api.request({ method: 'POST', path: 'logout', parse: () => null });

export const getRegisterForm = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'register',
    parse: (response) => ({
      governorates: (response as wire.RegisterForm).governorates.map((governorate) => governorate),
    }),
  });

export const register = (api: ApiClient, registration: wire.Registration) =>
  api.request({ method: 'POST', path: 'register', body: registration, parse: parseSignedIn });

export const quickSignup = (api: ApiClient, signup: wire.QuickSignup) =>
  api.request({ method: 'POST', path: 'quick-signup', body: signup, parse: parseSignedIn });

const parseProfile = (response: unknown) => {
  const { profile, addresses, governorates } = response as wire.ProfileResponse;
  return {
    profile: toProfile(profile),
    addresses: addresses.map((address) => address),
    governorates: governorates.map((governorate) => governorate),
    ...carriedCart(response),
  };
};

export const getProfile = (api: ApiClient) =>
  api.request({ method: 'GET', path: 'profile', parse: parseProfile });

export const updateProfile = (api: ApiClient, profile: wire.ProfileInput) =>
  api.request({ method: 'PUT', path: 'profile', body: profile, parse: parseProfile });

export const changePassword = (api: ApiClient, passwords: wire.PasswordChange) =>
  api.request({ method: 'PUT', path: 'password', body: passwords, parse: () => null });

export const requestResetLink = (api: ApiClient, request: wire.ResetLinkRequest) =>
  api.request({ method: 'POST', path: 'reset-password-token', body: request, parse: () => null });

export const resetPassword = (api: ApiClient, reset: wire.PasswordReset) =>
  api.request({ method: 'POST', path: 'reset-password', body: reset, parse: () => null });

const parseAddresses = (response: unknown) => {
  const { address, addresses } = response as wire.AddressesResponse;
  return { address, addresses: addresses.map((one) => one), ...carriedCart(response) };
};

export const addAddress = (api: ApiClient, address: AddressInput) =>
  api.request({ method: 'POST', path: 'address', body: address, parse: parseAddresses });

export const updateAddress = (
  api: ApiClient,
  { id, address }: { id: number; address: AddressInput },
) => api.request({ method: 'PUT', path: `address/${id}`, body: address, parse: parseAddresses });

export const deleteAddress = (api: ApiClient, { id }: { id: number }) =>
  api.request({ method: 'DELETE', path: `address/${id}`, parse: parseAddresses });

import type { Address, AddressInput, Governorate } from '../contract/wire/address.ts';
import type * as wire from '../contract/wire/customer.ts';
import { withCart } from './carts.ts';
import type { ApiClient } from './client.ts';
import { readAddress, readGovernorate } from './addresses.ts';
import { readMailPreferences, type MailPreference } from './mailPreferences.ts';
import { parseSignedIn, readProfile, type Profile } from './session.ts';
import {
  filledText,
  id,
  instant,
  list,
  nullable,
  object,
  optional,
  positiveCount,
  text,
} from './shape.ts';

export type { Address, AddressInput, Governorate };

export const getRegisterForm = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'register',
    parse: object<{ governorates: Governorate[] }>({ governorates: list(readGovernorate) }),
  });

export const register = (api: ApiClient, registration: wire.Registration) =>
  api.request({ method: 'POST', path: 'register', body: registration, parse: parseSignedIn });

export const quickSignup = (api: ApiClient, signup: wire.QuickSignup) =>
  api.request({ method: 'POST', path: 'quick-signup', body: signup, parse: parseSignedIn });

export type EmailChange = wire.EmailChange;

const readEmailChange = optional(object<EmailChange>({ email: text, expires_at: instant }), null);

interface ProfileAnswer {
  profile: Profile;
  /** Null on a server that changes e-mails without a confirmation. */
  email_change: EmailChange | null;
  /** Null on a server that sends whatever it sends. */
  mail_preferences: MailPreference[] | null;
  addresses: Address[];
  governorates: Governorate[];
}

const parseProfile = withCart(
  object<ProfileAnswer>({
    profile: readProfile,
    email_change: readEmailChange,
    mail_preferences: optional(readMailPreferences, null),
    addresses: list(readAddress),
    governorates: list(readGovernorate),
  }),
);

export const getProfile = (api: ApiClient) =>
  api.request({ method: 'GET', path: 'profile', parse: parseProfile });

export const updateProfile = (api: ApiClient, profile: wire.ProfileInput) =>
  api.request({ method: 'PUT', path: 'profile', body: profile, parse: parseProfile });

const parseEmailChange = object<{ email_change: EmailChange | null }>({
  email_change: readEmailChange,
});

export const resendEmailChange = (api: ApiClient) =>
  api.request({ method: 'POST', path: 'email-change', parse: parseEmailChange });

export const cancelEmailChange = (api: ApiClient) =>
  api.request({ method: 'DELETE', path: 'email-change', parse: parseEmailChange });

export const confirmEmail = (api: ApiClient, link: wire.EmailLink) =>
  api.request({
    method: 'POST',
    path: 'confirm-email',
    body: link,
    parse: object<wire.ConfirmedEmail>({ customer_id: id, email: filledText }),
  });

export const restoreEmail = (api: ApiClient, link: wire.EmailLink) =>
  api.request({
    method: 'POST',
    path: 'restore-email',
    body: link,
    parse: object<wire.RestoredEmail>({ email: filledText, reset_token: filledText }),
  });

export const changePassword = (api: ApiClient, passwords: wire.PasswordChange) =>
  api.request({ method: 'PUT', path: 'password', body: passwords, parse: () => null });

/** The specification's answer holds nothing: another server mails each time. */
const readResetLinkAnswer = optional(
  object<wire.ResetLinkAnswer>({ next_mail_in: optional(positiveCount, null) }),
  { next_mail_in: null },
);

export const requestResetLink = (api: ApiClient, request: wire.ResetLinkRequest) =>
  api.request({
    method: 'POST',
    path: 'reset-password-token',
    body: request,
    parse: readResetLinkAnswer,
  });

export const resetPassword = (api: ApiClient, reset: wire.PasswordReset) =>
  api.request({ method: 'POST', path: 'reset-password', body: reset, parse: () => null });

const parseAddresses = withCart(
  object<{ address: Address | null; addresses: Address[] }>({
    address: nullable(readAddress),
    addresses: list(readAddress),
  }),
);

export const addAddress = (api: ApiClient, address: AddressInput) =>
  api.request({ method: 'POST', path: 'address', body: address, parse: parseAddresses });

export const updateAddress = (
  api: ApiClient,
  { id, address }: { id: number; address: AddressInput },
) => api.request({ method: 'PUT', path: `address/${id}`, body: address, parse: parseAddresses });

export const deleteAddress = (api: ApiClient, { id }: { id: number }) =>
  api.request({ method: 'DELETE', path: `address/${id}`, parse: parseAddresses });

import { Type, type Static } from 'typebox';
import { civilId, civilIdOrMask } from '../rules/civilId.ts';
import { acceptedTerms, email, personName } from '../rules/person.ts';
import { mobile } from '../rules/phone.ts';
import {
  currentPassword,
  newPassword,
  newPasswordWithNumber,
  passwordForNewEmail,
  repeatedNewPassword,
  repeatedPassword,
} from '../rules/password.ts';
import { Address, Governorate, PlaceInput } from './address.ts';
import { CartOrNull } from './cart.ts';
import { Id, LinkToken, nullableText } from './common.ts';
import { MailPreferences } from './mailPreferences.ts';
import { accepted, optionalText, text } from './ruled.ts';

/** Phone is E.164, +965XXXXXXXX; of the civil ID only the last four digits are sent, ••••••••0028. Either may be unknown. */
export const Profile = Type.Object({
  id: Id,
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: nullableText,
  civil_id: nullableText,
});
export type Profile = Static<typeof Profile>;

/** A new e-mail that waits until the link in its mail is opened. */
export const EmailChange = Type.Object({ email: Type.String(), expires_at: Type.String() });
export type EmailChange = Static<typeof EmailChange>;

export const EmailChangeAnswer = Type.Object({
  email_change: Type.Union([EmailChange, Type.Null()]),
});
export type EmailChangeAnswer = Static<typeof EmailChangeAnswer>;

export const ProfileResponse = Type.Object({
  profile: Profile,
  ...EmailChangeAnswer.properties,
  ...MailPreferences.properties,
  addresses: Type.Array(Address),
  governorates: Type.Array(Governorate),
  cart: CartOrNull,
});
export type ProfileResponse = Static<typeof ProfileResponse>;

export const AddressesResponse = Type.Object({
  address: Type.Union([Address, Type.Null()]),
  addresses: Type.Array(Address),
  cart: CartOrNull,
});
export type AddressesResponse = Static<typeof AddressesResponse>;

/** The answer of login, register and quick sign-up; the storefront stores it as customer info. */
export const CustomerInfo = Type.Object({
  token: Type.String(),
  profile: Profile,
  cart: CartOrNull,
});
export type CustomerInfo = Static<typeof CustomerInfo>;

export const Credentials = Type.Object(
  { email: text(email), password: text(currentPassword) },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;

const person = {
  first_name: text(personName),
  last_name: text(personName),
  email: text(email),
};
const passwords = {
  password: text(newPassword),
  confirm_password: text(repeatedPassword),
};

export const QuickSignup = Type.Object(
  {
    ...person,
    ...passwords,
    password: text(newPasswordWithNumber),
    phone: text(mobile),
    terms: accepted(acceptedTerms),
  },
  { additionalProperties: false },
);
export type QuickSignup = Static<typeof QuickSignup>;

export const Registration = Type.Object(
  {
    ...person,
    ...passwords,
    phone: optionalText(mobile),
    civil_id: text(civilId),
    ...PlaceInput,
    terms: accepted(acceptedTerms),
  },
  { additionalProperties: false },
);
export type Registration = Static<typeof Registration>;

export const RegisterForm = Type.Object({ governorates: Type.Array(Governorate) });
export type RegisterForm = Static<typeof RegisterForm>;

/**
 * An empty phone is removed; an empty civil ID is accepted only from a customer who has none. The mask that the
 * server sent means the stored civil ID. Another e-mail needs the account's password, and takes effect when the link
 * in the mail to it is opened.
 */
export const ProfileInput = Type.Object(
  {
    ...person,
    phone: optionalText(mobile),
    civil_id: optionalText(civilIdOrMask),
    password: Type.Optional(text(passwordForNewEmail)),
  },
  { additionalProperties: false },
);
export type ProfileInput = Static<typeof ProfileInput>;

export const PasswordChange = Type.Object(
  {
    old_password: text(currentPassword),
    new_password: text(newPassword),
    confirm_password: text(repeatedNewPassword),
  },
  { additionalProperties: false },
);
export type PasswordChange = Static<typeof PasswordChange>;

export const ResetLinkRequest = Type.Object(
  { email: text(email) },
  { additionalProperties: false },
);
export type ResetLinkRequest = Static<typeof ResetLinkRequest>;

/** Seconds until another link can be mailed, where none was because links were mailed just before. */
export const ResetLinkAnswer = Type.Object({
  next_mail_in: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
});
export type ResetLinkAnswer = Static<typeof ResetLinkAnswer>;

/** `token` is that of a mailed link, /confirm-email?token=… or /restore-email?token=… */
export const EmailLink = Type.Object({ token: LinkToken }, { additionalProperties: false });
export type EmailLink = Static<typeof EmailLink>;

/** The e-mail that this customer logs in with from now on. */
export const ConfirmedEmail = Type.Object({ customer_id: Id, email: Type.String() });
export type ConfirmedEmail = Static<typeof ConfirmedEmail>;

/** `reset_token` sets the new password that the account needs. */
export const RestoredEmail = Type.Object({ email: Type.String(), reset_token: Type.String() });
export type RestoredEmail = Static<typeof RestoredEmail>;

/** `token` is that of the mailed link, /reset-password?token=… */
export const PasswordReset = Type.Object(
  { token: LinkToken, ...passwords },
  { additionalProperties: false },
);
export type PasswordReset = Static<typeof PasswordReset>;

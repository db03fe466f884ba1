import { Type, type Static } from 'typebox';
import {
  acceptedTerms,
  civilId,
  civilIdOrMask,
  email,
  mobile,
  personName,
} from '../rules/person.ts';
import {
  currentPassword,
  newPassword,
  newPasswordWithNumber,
  repeatedPassword,
} from '../rules/password.ts';
import { Address, Governorate, PlaceInput } from './address.ts';
import { CartOrNull } from './cart.ts';
import { Id, nullableText } from './common.ts';
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

export const ProfileResponse = Type.Object({
  profile: Profile,
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

/** What login, register and quick sign-up answer; the storefront keeps it as customer info. */
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
  confirm_password: text(repeatedPassword('password')),
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
 * An empty phone is removed; an empty civil ID is taken only from a customer who has none. The mask that was
 * answered stands for the civil ID that is kept.
 */
export const ProfileInput = Type.Object(
  { ...person, phone: optionalText(mobile), civil_id: optionalText(civilIdOrMask) },
  { additionalProperties: false },
);
export type ProfileInput = Static<typeof ProfileInput>;

export const PasswordChange = Type.Object(
  {
    old_password: text(currentPassword),
    new_password: text(newPassword),
    confirm_password: text(repeatedPassword('new_password')),
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

/** `token` is that of the mailed link, /reset-password?token=… */
export const PasswordReset = Type.Object(
  { token: Type.String({ maxLength: 200 }), ...passwords },
  { additionalProperties: false },
);
export type PasswordReset = Static<typeof PasswordReset>;

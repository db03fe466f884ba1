import { Type, type Static } from 'typebox';
import { Address, Governorate } from './address.ts';
import { CartOrNull } from './cart.ts';
import { Id, nullableText, optionalText, text } from './common.ts';

/** Phone is E.164, +965XXXXXXXX; the civil ID is twelve digits. Either may be unknown. */
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
  { email: text(254), password: text(200) },
  { additionalProperties: false },
);
export type Credentials = Static<typeof Credentials>;

const person = {
  first_name: text(50),
  last_name: text(50),
  email: text(254),
  password: text(200),
  confirm_password: text(200),
};

export const QuickSignup = Type.Object(
  { ...person, phone: text(30), terms: Type.Boolean() },
  { additionalProperties: false },
);
export type QuickSignup = Static<typeof QuickSignup>;

export const Registration = Type.Object(
  {
    ...person,
    phone: optionalText(30),
    civil_id: text(20),
    gov_id: Id,
    area_id: Id,
    block: text(20),
    street: text(60),
    avenue: optionalText(60),
    house_building: text(40),
    floor: optionalText(20),
    apartment: optionalText(20),
    special_direction: optionalText(300),
    terms: Type.Boolean(),
  },
  { additionalProperties: false },
);
export type Registration = Static<typeof Registration>;

export const RegisterForm = Type.Object({ governorates: Type.Array(Governorate) });
export type RegisterForm = Static<typeof RegisterForm>;

/** An empty phone is removed; an empty civil ID is taken only from a customer who has none. */
export const ProfileInput = Type.Object(
  {
    first_name: text(50),
    last_name: text(50),
    phone: optionalText(30),
    civil_id: optionalText(20),
    email: text(254),
  },
  { additionalProperties: false },
);
export type ProfileInput = Static<typeof ProfileInput>;

export const PasswordChange = Type.Object(
  { old_password: text(200), new_password: text(200), confirm_password: text(200) },
  { additionalProperties: false },
);
export type PasswordChange = Static<typeof PasswordChange>;

export const ResetLinkRequest = Type.Object({ email: text(254) }, { additionalProperties: false });
export type ResetLinkRequest = Static<typeof ResetLinkRequest>;

/** `token` is that of the mailed link, /reset-password?token=… */
export const PasswordReset = Type.Object(
  { token: text(200), password: text(200), confirm_password: text(200) },
  { additionalProperties: false },
);
export type PasswordReset = Static<typeof PasswordReset>;

import { Type, type Static } from 'typebox';
import { addressParts } from '../rules/address.ts';
import { Id, LocalizedName, nullableText } from './common.ts';
import { optionalText, text } from './ruled.ts';

const Area = Type.Object({ id: Id, gov_id: Id, ...LocalizedName });
type Area = Static<typeof Area>;

export const Governorate = Type.Object({ id: Id, ...LocalizedName, areas: Type.Array(Area) });
export type Governorate = Static<typeof Governorate>;

const AddressLocation = Type.Union([Type.Literal('home'), Type.Literal('office')]);
type AddressLocation = Static<typeof AddressLocation>;

/** Where a house is; registration asks for it too. */
export const PlaceInput = {
  gov_id: Id,
  area_id: Id,
  block: text(addressParts.block),
  street: text(addressParts.street),
  avenue: optionalText(addressParts.avenue),
  house_building: text(addressParts.house_building),
  floor: optionalText(addressParts.floor),
  apartment: optionalText(addressParts.apartment),
  special_direction: optionalText(addressParts.special_direction),
};

export const AddressInput = Type.Object(
  { title: optionalText(addressParts.title), location: AddressLocation, ...PlaceInput },
  { additionalProperties: false },
);
export type AddressInput = Static<typeof AddressInput>;

export const Address = Type.Object({
  id: Id,
  title: nullableText,
  location: AddressLocation,
  gov_id: Id,
  governorate: Type.Object(LocalizedName),
  area_id: Id,
  area: Type.Object(LocalizedName),
  block: Type.String(),
  street: Type.String(),
  avenue: nullableText,
  house_building: Type.String(),
  floor: nullableText,
  apartment: nullableText,
  special_direction: nullableText,
});
export type Address = Static<typeof Address>;

import { Type, type Static } from 'typebox';
import { Id, LocalizedName, nullableText, optionalText, text } from './common.ts';

const Area = Type.Object({ id: Id, gov_id: Id, ...LocalizedName });
type Area = Static<typeof Area>;

export const Governorate = Type.Object({ id: Id, ...LocalizedName, areas: Type.Array(Area) });
export type Governorate = Static<typeof Governorate>;

const AddressLocation = Type.Union([Type.Literal('home'), Type.Literal('office')]);
type AddressLocation = Static<typeof AddressLocation>;

const addressFields = {
  location: AddressLocation,
  gov_id: Id,
  area_id: Id,
  block: text(20),
  street: text(60),
  avenue: optionalText(60),
  house_building: text(40),
  floor: optionalText(20),
  apartment: optionalText(20),
  special_direction: optionalText(300),
};

export const AddressInput = Type.Object(
  { title: optionalText(50), ...addressFields },
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

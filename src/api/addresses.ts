import type { Address, Governorate } from '../contract/wire/address.ts';
import { localized, readName } from './common.ts';
import { id, list, nullable, object, oneOf, text } from './shape.ts';

export const readGovernorate = object<Governorate>({
  id,
  ...localized(text, 'name'),
  areas: list(object<Governorate['areas'][number]>({ id, gov_id: id, ...localized(text, 'name') })),
});

export const readAddress = object<Address>({
  id,
  title: nullable(text),
  location: oneOf('home', 'office'),
  gov_id: id,
  governorate: readName,
  area_id: id,
  area: readName,
  block: text,
  street: text,
  avenue: nullable(text),
  house_building: text,
  floor: nullable(text),
  apartment: nullable(text),
  special_direction: nullable(text),
});

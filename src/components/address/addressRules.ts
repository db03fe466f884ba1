import { object } from 'yup';
import type { InferType } from 'yup';
import { addressParts } from '../../contract/rules/address.ts';
import type { Address, AddressInput } from '../../contract/wire/address.ts';
import { optionalText, requiredChoice, requiredText } from '../../forms/rules.ts';

/** Where a house is; registration asks for it too. */
export const placeRules = {
  gov_id: requiredChoice(),
  area_id: requiredChoice(),
  block: requiredText(addressParts.block),
  street: requiredText(addressParts.street),
  avenue: optionalText(addressParts.avenue),
  house_building: requiredText(addressParts.house_building),
  floor: optionalText(addressParts.floor),
  apartment: optionalText(addressParts.apartment),
  special_direction: optionalText(addressParts.special_direction),
};

export const addressSchema = object({
  location: requiredChoice().default('home'),
  ...placeRules,
  title: optionalText(addressParts.title),
});

export type AddressValues = InferType<typeof addressSchema>;
export type PlaceValues = Omit<AddressValues, 'location' | 'title'>;

export const emptyPlace: PlaceValues = {
  gov_id: '',
  area_id: '',
  block: '',
  street: '',
  avenue: '',
  house_building: '',
  floor: '',
  apartment: '',
  special_direction: '',
};

const emptyAddress: AddressValues = { location: 'home', ...emptyPlace, title: '' };

/** Initial values of the form: of a new address, or of the edited one. */
export function addressValues(address: Address | null): AddressValues {
  if (!address) return emptyAddress;
  return {
    location: address.location,
    gov_id: String(address.gov_id),
    area_id: String(address.area_id),
    block: address.block,
    street: address.street,
    avenue: address.avenue ?? '',
    house_building: address.house_building,
    floor: address.floor ?? '',
    apartment: address.apartment ?? '',
    special_direction: address.special_direction ?? '',
    title: address.title ?? '',
  };
}

/** The place as the API takes it: ids are numbers, an empty optional part is null. */
export function toPlaceInput(values: PlaceValues) {
  return {
    gov_id: Number(values.gov_id),
    area_id: Number(values.area_id),
    block: values.block,
    street: values.street,
    avenue: values.avenue || null,
    house_building: values.house_building,
    floor: values.floor || null,
    apartment: values.apartment || null,
    special_direction: values.special_direction || null,
  };
}

export function toAddressInput(values: AddressValues): AddressInput {
  return {
    location: values.location === 'office' ? 'office' : 'home',
    title: values.title || null,
    ...toPlaceInput(values),
  };
}

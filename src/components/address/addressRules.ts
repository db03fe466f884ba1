import { object, string } from 'yup';
import type { InferType } from 'yup';
import { toAsciiDigits } from '../../contract/rules/digits.ts';
import type { Address, AddressInput } from '../../contract/wire/address.ts';
import { optionalNote, optionalText, requiredChoice, requiredText } from '../../forms/rules.ts';

const asciiDigits = (text: string) => toAsciiDigits(text);
const optionalPart = (max: number) => optionalText({ max }).transform(asciiDigits);
const requiredPart = (max: number) => requiredText({ max }).transform(asciiDigits);

/** Where a house is; registration asks for it too. */
export const placeRules = {
  gov_id: requiredChoice(),
  area_id: requiredChoice(),
  block: requiredPart(20),
  street: requiredPart(60),
  avenue: optionalPart(60),
  house_building: requiredPart(40),
  floor: optionalPart(20),
  apartment: optionalPart(20),
  special_direction: optionalNote({ max: 300 }),
};

export const addressSchema = object({
  location: string().default('home').required('validation.propertyRequired'),
  ...placeRules,
  title: optionalText({ max: 50 }),
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

/** What the address form starts with: a new address, or one that is being changed. */
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

import type { ApiRequest } from '../../api/client.ts';
import { readDeliveryPreference } from '../../api/common.ts';
import {
  count,
  day,
  fieldOf,
  filledText,
  flag,
  id,
  list,
  nullable,
  object,
  oneOf,
  positiveCount,
  text,
} from '../../api/shape.ts';
import type {
  AddDish,
  ChangedDish,
  ChangeDish,
  DishParts,
  StaffDish,
  StaffDishDetails,
} from '../../contract/wire/staff/catalog.ts';
import type {
  AddPackage,
  ChangePackage,
  StaffPackage,
} from '../../contract/wire/staff/packages.ts';

const names = { name_en: text, name_ar: text };

export const readDish = object<StaffDish>({
  id,
  kind: oneOf('meal', 'snack'),
  ...names,
  description_en: text,
  description_ar: text,
  image: filledText,
  drawing: nullable(filledText),
  calories: count,
  carbs_g: count,
  fat_g: count,
  protein_g: count,
  weekdays: list(count),
  vegetarian: flag,
  active: flag,
  allergens: list(id),
  ingredients: list(id),
  version: positiveCount,
});

const part = list(object<StaffDishDetails['allergens'][number]>({ id, ...names }));
const parts = { allergens: part, ingredients: part };

const readDetails = object<StaffDishDetails>({
  dish: readDish,
  ...parts,
});

const readChanged = object<ChangedDish>({
  dish: readDish,
  affected: list(
    object<ChangedDish['affected'][number]>({
      order_id: id,
      order_number: filledText,
      date: day,
      open: flag,
    }),
  ),
});

const pictures = list(
  object<StaffPackage['images'][number]>({ url: filledText, alt_en: text, alt_ar: text }),
);

export const readPackage = object<StaffPackage>({
  id,
  ...names,
  tagline_en: text,
  tagline_ar: text,
  description_en: text,
  description_ar: text,
  highlights_en: list(text),
  highlights_ar: list(text),
  image: filledText,
  images: pictures,
  drawing: nullable(filledText),
  gallery_drawings: pictures,
  vegetarian: flag,
  active: flag,
  meal_options: list(count),
  snack_options: list(count),
  delivery_preferences: list(readDeliveryPreference),
  variants: list(
    object<StaffPackage['variants'][number]>({
      key: filledText,
      ...names,
      meal_calories: positiveCount,
      meal_protein_g: positiveCount,
      snack_calories: positiveCount,
      snack_protein_g: positiveCount,
      price_per_meal: filledText,
      price_per_snack: filledText,
      active: flag,
    }),
  ),
  day_options: list(
    object<StaffPackage['day_options'][number]>({ days: positiveCount, discount_percent: count }),
  ),
  version: positiveCount,
});

const dishOf = (answer: unknown): StaffDish => readDish(fieldOf(answer, 'dish'), 'dish');

const packageOf = (answer: unknown): StaffPackage =>
  readPackage(fieldOf(answer, 'package'), 'package');

export const getDish = (number: number): ApiRequest<StaffDishDetails> => ({
  method: 'GET',
  path: `dishes/${number}`,
  parse: readDetails,
});

export const getDishParts = (): ApiRequest<DishParts> => ({
  method: 'GET',
  path: 'dish-parts',
  parse: object<DishParts>(parts),
});

export const addDish = (body: AddDish): ApiRequest<StaffDish> => ({
  method: 'POST',
  path: 'dishes',
  body,
  parse: dishOf,
});

export const changeDish = ({
  id: number,
  ...body
}: ChangeDish & { id: number }): ApiRequest<ChangedDish> => ({
  method: 'PUT',
  path: `dishes/${number}`,
  body,
  parse: readChanged,
});

export const getPackage = (number: number): ApiRequest<StaffPackage> => ({
  method: 'GET',
  path: `packages/${number}`,
  parse: packageOf,
});

export const addPackage = (body: AddPackage): ApiRequest<StaffPackage> => ({
  method: 'POST',
  path: 'packages',
  body,
  parse: packageOf,
});

export const changePackage = ({
  id: number,
  ...body
}: ChangePackage & { id: number }): ApiRequest<StaffPackage> => ({
  method: 'PUT',
  path: `packages/${number}`,
  body,
  parse: packageOf,
});

import { toAsciiDigits } from '../../contract/rules/rule.ts';
import type { ChangeDish, StaffDish } from '../../contract/wire/staff/catalog.ts';

export const FIGURES = ['calories', 'protein_g', 'carbs_g', 'fat_g'] as const;
type Figure = (typeof FIGURES)[number];

/** As the fields hold it: numbers as text. */
export type DishValues = Omit<ChangeDish, Figure | 'version'> & Record<Figure, string>;
type NewDishValues = DishValues & Pick<StaffDish, 'kind'>;

/** Customers do not see a new dish before it is put on the menu. */
export const newDish: NewDishValues = {
  kind: 'meal',
  name_en: '',
  name_ar: '',
  description_en: '',
  description_ar: '',
  image: '',
  calories: '',
  protein_g: '',
  carbs_g: '',
  fat_g: '',
  weekdays: [],
  vegetarian: false,
  active: false,
  allergens: [],
  ingredients: [],
};

export const valuesOf = (dish: StaffDish): DishValues => ({
  name_en: dish.name_en,
  name_ar: dish.name_ar,
  description_en: dish.description_en,
  description_ar: dish.description_ar,
  image: dish.image,
  calories: String(dish.calories),
  protein_g: String(dish.protein_g),
  carbs_g: String(dish.carbs_g),
  fat_g: String(dish.fat_g),
  weekdays: dish.weekdays,
  vegetarian: dish.vegetarian,
  active: dish.active,
  allergens: dish.allergens,
  ingredients: dish.ingredients,
});

/** Text that is not a number is sent as it is; the API refuses it with a message at its field. */
export const changesOf = <Values extends Record<Figure, string>>(values: Values) => ({
  ...values,
  calories: numberOf(values.calories),
  protein_g: numberOf(values.protein_g),
  carbs_g: numberOf(values.carbs_g),
  fat_g: numberOf(values.fat_g),
});

const numberOf = (typed: string) => Number(toAsciiDigits(typed));

import { toAsciiDigits } from '../../contract/rules/rule.ts';
import type {
  AddPackage,
  ChangePackage,
  SoldVariant,
  StaffPackage,
} from '../../contract/wire/staff/packages.ts';

export const TARGETS = [
  'meal_calories',
  'meal_protein_g',
  'snack_calories',
  'snack_protein_g',
] as const;
type Target = (typeof TARGETS)[number];

/** Numbers as they are typed. */
type VariantValues = Omit<SoldVariant, Target> & Record<Target, string>;

/** As the fields hold it: highlights one per line. */
export interface PackageValues extends Omit<
  ChangePackage,
  'highlights_en' | 'highlights_ar' | 'variants' | 'day_options' | 'version'
> {
  highlights_en: string;
  highlights_ar: string;
  variants: VariantValues[];
  day_options: { days: string; discount_percent: string }[];
}

/** With the values that cannot be changed after adding. */
export type NewPackageValues = PackageValues &
  Pick<AddPackage, 'vegetarian' | 'meal_options' | 'snack_options' | 'delivery_preferences'>;

/** The first variant of a new package is on sale; one that is added to an existing package is not. */
export const newVariant = (active: boolean): VariantValues => ({
  key: crypto.randomUUID(),
  name_en: '',
  name_ar: '',
  meal_calories: '',
  meal_protein_g: '',
  snack_calories: '',
  snack_protein_g: '',
  price_per_meal: '',
  price_per_snack: '',
  active,
});

export const newPicture = { url: '', alt_en: '', alt_ar: '' };
export const newDayOption = { days: '', discount_percent: '0' };

/** Customers do not see a new package before it is on sale. */
export const newPackage = (): NewPackageValues => ({
  name_en: '',
  name_ar: '',
  tagline_en: '',
  tagline_ar: '',
  description_en: '',
  description_ar: '',
  highlights_en: '',
  highlights_ar: '',
  image: '',
  images: [newPicture],
  active: false,
  variants: [newVariant(true)],
  day_options: [newDayOption],
  vegetarian: false,
  meal_options: [],
  snack_options: [],
  delivery_preferences: [],
});

export const valuesOf = (sold: StaffPackage): PackageValues => ({
  name_en: sold.name_en,
  name_ar: sold.name_ar,
  tagline_en: sold.tagline_en,
  tagline_ar: sold.tagline_ar,
  description_en: sold.description_en,
  description_ar: sold.description_ar,
  highlights_en: sold.highlights_en.join('\n'),
  highlights_ar: sold.highlights_ar.join('\n'),
  image: sold.image,
  images: sold.images,
  active: sold.active,
  variants: sold.variants.map((variant) => ({
    ...variant,
    meal_calories: String(variant.meal_calories),
    meal_protein_g: String(variant.meal_protein_g),
    snack_calories: String(variant.snack_calories),
    snack_protein_g: String(variant.snack_protein_g),
  })),
  day_options: sold.day_options.map(({ days, discount_percent }) => ({
    days: String(days),
    discount_percent: String(discount_percent),
  })),
});

/** What is no number is refused by the API. */
export const changesOf = <Values extends PackageValues>(values: Values) => ({
  ...values,
  highlights_en: pointsOf(values.highlights_en),
  highlights_ar: pointsOf(values.highlights_ar),
  variants: values.variants.map((variant) => ({
    ...variant,
    meal_calories: numberOf(variant.meal_calories),
    meal_protein_g: numberOf(variant.meal_protein_g),
    snack_calories: numberOf(variant.snack_calories),
    snack_protein_g: numberOf(variant.snack_protein_g),
  })),
  day_options: values.day_options.map(({ days, discount_percent }) => ({
    days: numberOf(days),
    discount_percent: numberOf(discount_percent),
  })),
});

const numberOf = (typed: string) => Number(toAsciiDigits(typed));

/** One in each line. */
export const pointsOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

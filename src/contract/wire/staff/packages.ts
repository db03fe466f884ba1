import { Type, type Static } from 'typebox';
import {
  COUNTS_A_DAY,
  HIGHLIGHT_MAX,
  MOST_CALORIES,
  MOST_DISCOUNT_PERCENT,
  MOST_HIGHLIGHTS,
  MOST_LENGTHS,
  MOST_PICTURES,
  MOST_PROTEIN_G,
  MOST_VARIANTS,
  packageDescription,
  packageName,
  packageTagline,
  pictureAlt,
  variantName,
} from '../../staff/catalog.ts';
import { DeliveryPreference, Id, LocalizedName, MoneyText, nullableText } from '../common.ts';
import { text } from '../ruled.ts';
import { Image, Version } from './catalog.ts';
import { ListQuery } from './list.ts';

const DayOption = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  discount_percent: Type.Integer({ minimum: 0, maximum: MOST_DISCOUNT_PERCENT }),
});
const Highlights = Type.Array(Type.String({ minLength: 1, maxLength: HIGHLIGHT_MAX }), {
  minItems: 1,
  maxItems: MOST_HIGHLIGHTS,
});
/** Of the gallery of a package's page; the text is for who does not see it. */
const Picture = { url: Image, alt_en: text(pictureAlt), alt_ar: text(pictureAlt) };
const calories = Type.Integer({ minimum: 1, maximum: MOST_CALORIES });
const protein = Type.Integer({ minimum: 1, maximum: MOST_PROTEIN_G });
/** Kilocalories and grams that each meal and each snack promises. */
const Targets = {
  meal_calories: calories,
  meal_protein_g: protein,
  snack_calories: calories,
  snack_protein_g: protein,
};
/** Whether customers can choose it, and see it. */
const active = Type.Boolean();
const Variant = {
  /** Made up by who adds it, once; it stays. */
  key: Type.String({ pattern: '^[0-9a-z-]{1,60}$' }),
  ...LocalizedName,
  ...Targets,
  price_per_meal: MoneyText,
  price_per_snack: MoneyText,
  active,
};

export const StaffPackage = Type.Object({
  id: Id,
  ...LocalizedName,
  tagline_en: Type.String(),
  tagline_ar: Type.String(),
  description_en: Type.String(),
  description_ar: Type.String(),
  highlights_en: Type.Array(Type.String()),
  highlights_ar: Type.Array(Type.String()),
  image: Type.String(),
  images: Type.Array(Type.Object(Picture)),
  /** Of the sample, which it can go back to. */
  drawing: nullableText,
  gallery_drawings: Type.Array(Type.Object(Picture)),
  vegetarian: Type.Boolean(),
  active,
  meal_options: Type.Array(Type.Integer()),
  snack_options: Type.Array(Type.Integer()),
  delivery_preferences: Type.Array(DeliveryPreference),
  variants: Type.Array(Type.Object(Variant)),
  /** How many days can be bought, and what is taken off for so many. */
  day_options: Type.Array(DayOption),
  version: Version,
});
export type StaffPackage = Static<typeof StaffPackage>;

export const StaffPackagesQuery = ListQuery({});

/** More than two digits before the point are a slip of the keys. */
const price = Type.String({ pattern: '^\\d{1,2}\\.\\d{3}$' });
const SoldVariant = Type.Object(
  {
    ...Variant,
    name_en: text(variantName),
    name_ar: text(variantName),
    price_per_meal: price,
    price_per_snack: price,
  },
  { additionalProperties: false },
);
export type SoldVariant = Static<typeof SoldVariant>;

const packageFields = {
  name_en: text(packageName),
  name_ar: text(packageName),
  tagline_en: text(packageTagline),
  tagline_ar: text(packageTagline),
  description_en: text(packageDescription),
  description_ar: text(packageDescription),
  highlights_en: Highlights,
  highlights_ar: Highlights,
  /** Of its card. */
  image: Image,
  /** Of its page, in their order. */
  images: Type.Array(Type.Object(Picture, { additionalProperties: false }), {
    minItems: 1,
    maxItems: MOST_PICTURES,
  }),
  active,
  /** Those that it has, with their targets as they are, and new ones after them. */
  variants: Type.Array(SoldVariant, { minItems: 1, maxItems: MOST_VARIANTS }),
  day_options: Type.Array(DayOption, { minItems: 1, maxItems: MOST_LENGTHS }),
};

export const ChangePackage = Type.Object(
  { ...packageFields, version: Version },
  { additionalProperties: false },
);
export type ChangePackage = Static<typeof ChangePackage>;

const counts = ({ least, most }: { least: number; most: number }) =>
  Type.Array(Type.Integer({ minimum: least, maximum: most }), { minItems: 1, uniqueItems: true });

/** `key` is made up by who adds it, once: sent again, it is the same package. */
export const AddPackage = Type.Object(
  {
    key: Type.String({ format: 'uuid' }),
    ...packageFields,
    /** This and what follows stays: plans that are bought count on it. */
    vegetarian: Type.Boolean(),
    meal_options: counts(COUNTS_A_DAY.meals),
    snack_options: counts(COUNTS_A_DAY.snacks),
    delivery_preferences: Type.Array(DeliveryPreference, { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type AddPackage = Static<typeof AddPackage>;

export const PackageAnswer = Type.Object({ package: StaffPackage });

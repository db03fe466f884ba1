import { Type, type Static } from 'typebox';
import { mealPrice, snackPrice } from '../../staff/amount.ts';
import {
  COUNTS_A_DAY,
  highlight,
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
import {
  DeliveryPreference,
  Id,
  LocalizedName,
  MoneyText,
  nullableText,
  Version,
} from '../common.ts';
import { PlanLength } from '../planSize.ts';
import { text } from '../ruled.ts';
import { Image } from './image.ts';
import { ListQuery } from './list.ts';

const DayOption = Type.Object({
  days: PlanLength,
  discount_percent: Type.Integer({ minimum: 0, maximum: MOST_DISCOUNT_PERCENT }),
});
const Highlights = Type.Array(text(highlight), { minItems: 1, maxItems: MOST_HIGHLIGHTS });
/** A picture of the gallery, with its alternative text. */
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
/** Whether it is on sale and visible to customers. */
const active = Type.Boolean();
const Variant = {
  /** Chosen by the client when the package is added; it never changes. */
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
  /** The sample's picture, which can be restored. */
  drawing: nullableText,
  gallery_drawings: Type.Array(Type.Object(Picture)),
  vegetarian: Type.Boolean(),
  active,
  meal_options: Type.Array(Type.Integer()),
  snack_options: Type.Array(Type.Integer()),
  delivery_preferences: Type.Array(DeliveryPreference),
  variants: Type.Array(Type.Object(Variant)),
  /** The numbers of days that can be bought, with their discounts. */
  day_options: Type.Array(DayOption),
  version: Version,
});
export type StaffPackage = Static<typeof StaffPackage>;

export const StaffPackagesQuery = ListQuery({});

const SoldVariant = Type.Object(
  {
    ...Variant,
    name_en: text(variantName),
    name_ar: text(variantName),
    price_per_meal: text(mealPrice),
    price_per_snack: text(snackPrice),
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
  /** The picture of its card. */
  image: Image,
  /** The pictures of its page, in order. */
  images: Type.Array(Type.Object(Picture, { additionalProperties: false }), {
    minItems: 1,
    maxItems: MOST_PICTURES,
  }),
  active,
  /** The existing variants, whose targets cannot change, followed by new ones. */
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

/** The client chooses `key`; a repeated request with the same key adds no second package. */
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

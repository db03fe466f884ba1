import { Type, type Static } from 'typebox';
import {
  dishDescription,
  dishName,
  HIGHLIGHT_MAX,
  MOST_DISCOUNT_PERCENT,
  MOST_HIGHLIGHTS,
  packageDescription,
  packageName,
  packageTagline,
} from '../../staff/catalog.ts';
import { DateText, DeliveryPreference, DishKind, Id, LocalizedName, MoneyText } from '../common.ts';
import { text } from '../ruled.ts';
import { ListQuery } from './list.ts';

/** Grows with each change; who saves sends the one that they saw. */
const Version = Type.Integer({ minimum: 1 });
const Weekdays = Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), {
  maxItems: 7,
  uniqueItems: true,
});
const Ids = Type.Array(Id, { maxItems: 50, uniqueItems: true });
const figure = Type.Integer({ minimum: 0, maximum: 3000 });
/** Of the standard portion; each plan has portions of its own. */
const Figures = { calories: figure, carbs_g: figure, fat_g: figure, protein_g: figure };

export const StaffDish = Type.Object({
  id: Id,
  kind: DishKind,
  ...LocalizedName,
  description_en: Type.String(),
  description_ar: Type.String(),
  image: Type.String(),
  ...Figures,
  /** On which it is on the menu, 0 Sunday to 6 Saturday. */
  weekdays: Weekdays,
  vegetarian: Type.Boolean(),
  /** Whether customers see it. */
  active: Type.Boolean(),
  allergens: Ids,
  /** Those that a customer may dislike; not a whole recipe. */
  ingredients: Ids,
  version: Version,
});
export type StaffDish = Static<typeof StaffDish>;

const Part = Type.Object({ id: Id, ...LocalizedName });

/** All that a dish can have. */
const parts = { allergens: Type.Array(Part), ingredients: Type.Array(Part) };
export const DishParts = Type.Object(parts);
export type DishParts = Static<typeof DishParts>;

export const StaffDishDetails = Type.Object({ dish: StaffDish, ...parts });
export type StaffDishDetails = Static<typeof StaffDishDetails>;

export const StaffDishesQuery = ListQuery({
  /** A part of its name, in either language. */
  name: Type.Optional(Type.String({ maxLength: 80 })),
  kind: Type.Optional(DishKind),
  active: Type.Optional(Type.Boolean()),
});

const dishFields = {
  name_en: text(dishName),
  name_ar: text(dishName),
  description_en: text(dishDescription),
  description_ar: text(dishDescription),
  /** The one that it has, or that of an uploaded picture. */
  image: Type.String({ minLength: 1, maxLength: 200 }),
  ...Figures,
  weekdays: Weekdays,
  vegetarian: Type.Boolean(),
  active: Type.Boolean(),
  allergens: Ids,
  ingredients: Ids,
};

export const ChangeDish = Type.Object(
  { ...dishFields, version: Version },
  { additionalProperties: false },
);
export type ChangeDish = Static<typeof ChangeDish>;

/** `key` is made up by who adds it, once: sent again, it is the same dish. */
export const AddDish = Type.Object(
  { key: Type.String({ format: 'uuid' }), kind: DishKind, ...dishFields },
  { additionalProperties: false },
);
export type AddDish = Static<typeof AddDish>;

export const DishAnswer = Type.Object({ dish: StaffDish });

export const ChangedDish = Type.Object({
  dish: StaffDish,
  /**
   * Paid days of customers with an allergy that the dish has now. It was taken out of those that are open,
   * and the dietitian chooses another; the others are being prepared.
   */
  affected: Type.Array(
    Type.Object({
      order_id: Id,
      order_number: Type.String(),
      date: DateText,
      open: Type.Boolean(),
    }),
  ),
});
export type ChangedDish = Static<typeof ChangedDish>;

const Variant = { id: Id, price_per_meal: MoneyText, price_per_snack: MoneyText };
const DayOption = Type.Object({
  days: Type.Integer({ minimum: 1, maximum: 365 }),
  discount_percent: Type.Integer({ minimum: 0, maximum: MOST_DISCOUNT_PERCENT }),
});
const Highlights = Type.Array(Type.String({ minLength: 1, maxLength: HIGHLIGHT_MAX }), {
  minItems: 1,
  maxItems: MOST_HIGHLIGHTS,
});

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
  vegetarian: Type.Boolean(),
  /** Whether customers see it. */
  active: Type.Boolean(),
  meal_options: Type.Array(Type.Integer()),
  snack_options: Type.Array(Type.Integer()),
  delivery_preferences: Type.Array(DeliveryPreference),
  variants: Type.Array(Type.Object({ ...Variant, ...LocalizedName, active: Type.Boolean() })),
  /** How many days can be bought, and what is taken off for so many. */
  day_options: Type.Array(DayOption),
  version: Version,
});
export type StaffPackage = Static<typeof StaffPackage>;

export const StaffPackagesQuery = ListQuery({});

const ChangedVariant = Type.Object(
  {
    ...Variant,
    price_per_meal: Type.String({ pattern: '^\\d{1,3}\\.\\d{3}$' }),
    price_per_snack: Type.String({ pattern: '^\\d{1,3}\\.\\d{3}$' }),
    active: Type.Boolean(),
  },
  { additionalProperties: false },
);

export const ChangePackage = Type.Object(
  {
    name_en: text(packageName),
    name_ar: text(packageName),
    tagline_en: text(packageTagline),
    tagline_ar: text(packageTagline),
    description_en: text(packageDescription),
    description_ar: text(packageDescription),
    highlights_en: Highlights,
    highlights_ar: Highlights,
    active: Type.Boolean(),
    /** Each of its variants. */
    variants: Type.Array(ChangedVariant, { minItems: 1, maxItems: 10 }),
    day_options: Type.Array(DayOption, { minItems: 1, maxItems: 12 }),
    version: Version,
  },
  { additionalProperties: false },
);
export type ChangePackage = Static<typeof ChangePackage>;

export const PackageAnswer = Type.Object({ package: StaffPackage });

import { Type, type Static } from 'typebox';
import { dishDescription, dishName, MOST_OF_A_DISH } from '../../staff/catalog.ts';
import {
  DateText,
  DishKind,
  Id,
  LocalizedName,
  nullableText,
  Version,
  Weekday,
} from '../common.ts';
import { text } from '../ruled.ts';
import { Image } from './image.ts';
import { ListQuery } from './list.ts';

const Weekdays = Type.Array(Weekday, { maxItems: 7, uniqueItems: true });
const Ids = Type.Array(Id, { maxItems: 50, uniqueItems: true });
const figure = Type.Integer({ minimum: 0, maximum: MOST_OF_A_DISH });
/** Of the standard portion; each plan has portions of its own. */
const Figures = { calories: figure, carbs_g: figure, fat_g: figure, protein_g: figure };

export const StaffDish = Type.Object({
  id: Id,
  kind: DishKind,
  ...LocalizedName,
  description_en: Type.String(),
  description_ar: Type.String(),
  image: Type.String(),
  /** The sample's picture, which can be restored. */
  drawing: nullableText,
  ...Figures,
  /** The weekdays on which it is on the menu. */
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
  name: Type.Optional(Type.String({ maxLength: dishName.max })),
  kind: Type.Optional(DishKind),
  active: Type.Optional(Type.Boolean()),
});

const dishFields = {
  name_en: text(dishName),
  name_ar: text(dishName),
  description_en: text(dishDescription),
  description_ar: text(dishDescription),
  image: Image,
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

/** The client chooses `key`; a repeated request with the same key adds no second dish. */
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

import { Type, type Static } from 'typebox';

/** What a plan promises for a portion or a day. */
export const NutritionTarget = Type.Object({
  /** Kilocalories. */
  calories: Type.Integer(),
  /** Grams. */
  protein: Type.Integer(),
});
export type NutritionTarget = Static<typeof NutritionTarget>;

/** What a variant promises for each portion; a day is their sum. */
export const PortionTargets = Type.Object({ meal: NutritionTarget, snack: NutritionTarget });
export type PortionTargets = Static<typeof PortionTargets>;

/** The nutrition of a portion: kilocalories, and grams of the rest. */
export const Nutrition = {
  calories: Type.Integer(),
  carbs: Type.Integer(),
  fat: Type.Integer(),
  protein: Type.Integer(),
};
export type Nutrition = { readonly [Key in keyof typeof Nutrition]: number };

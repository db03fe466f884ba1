import type { DishKind } from '../../../src/contract/wire/common.ts';
import type {
  Nutrition,
  NutritionTarget,
  PortionTargets,
} from '../../../src/contract/wire/nutrition.ts';
import type { MenuDish, VariantRow } from '../../db/content.ts';

/** A dish as the kitchen wrote it down: kilocalories and grams of a standard portion. */
export interface Recipe {
  readonly kind: DishKind;
  readonly calories: number;
  readonly carbs_g: number;
  readonly fat_g: number;
  readonly protein_g: number;
}

/** Kilocalories of the portion for which recipes are written. */
const STANDARD: Readonly<Record<DishKind, number>> = { meal: 475, snack: 185 };

/** How much of a dish's deviation from the target its portions keep. */
const CHARACTER = { calories: 0.4, protein: 0.2 };

/**
 * How far a portion may lie from its target. When every portion of a day keeps it, the day does, so
 * it is below the tolerance of a day by what rounding a promise to tens may cost.
 */
const PORTION_TOLERANCE = 0.09;

/** Energy of a gram in kilocalories; the same for protein and carbs. */
const ENERGY = { carbs: 4, fat: 9, protein: 4 };

type PortionColumns = Pick<
  VariantRow,
  'meal_calories' | 'meal_protein_g' | 'snack_calories' | 'snack_protein_g'
>;

export const portionTargets = (row: PortionColumns): PortionTargets => ({
  meal: { calories: row.meal_calories, protein: row.meal_protein_g },
  snack: { calories: row.snack_calories, protein: row.snack_protein_g },
});

/**
 * The nutrition of a plan's portion of a dish. The kitchen weighs a dish's protein and its sides separately, so both
 * are close to the plan's targets, while carbs and fat keep the recipe's proportion.
 */
export function portionOf(recipe: Recipe, targets: PortionTargets): Nutrition {
  const target = targets[recipe.kind];
  const size = recipe.calories / STANDARD[recipe.kind];
  const calories = near(target.calories, size, CHARACTER.calories);
  const protein = near(target.protein, richness(recipe, target), CHARACTER.protein);
  const sides = Math.max(0, calories - protein * ENERGY.protein);
  const carbs = Math.round((sides * carbsShare(recipe)) / ENERGY.carbs);
  const fat = Math.max(0, Math.round((sides - carbs * ENERGY.carbs) / ENERGY.fat));
  return { calories, carbs, fat, protein };
}

/** What an order copies of a dish, so that later changes of the menu do not reach it. */
export function copyOfDish({ row }: MenuDish, targets: PortionTargets) {
  const { calories, carbs: carbs_g, fat: fat_g, protein: protein_g } = portionOf(row, targets);
  const { id: dish_id, kind, name_en, name_ar, image } = row;
  return { dish_id, kind, name_en, name_ar, image, calories, carbs_g, fat_g, protein_g };
}

/** The recipe's protein in a portion of the target's calories, in relation to the target's protein. */
function richness(recipe: Recipe, target: NutritionTarget): number {
  return (recipe.protein_g / recipe.calories) * (target.calories / target.protein);
}

/** The share of carbs in the energy of carbs and fat. */
function carbsShare({ carbs_g, fat_g }: Recipe): number {
  const carbs = carbs_g * ENERGY.carbs;
  const fat = fat_g * ENERGY.fat;
  return carbs + fat === 0 ? 1 : carbs / (carbs + fat);
}

/** A whole number within the tolerance of the target. `ratio` is what the recipe alone would give. */
function near(target: number, ratio: number, character: number): number {
  const value = Math.round(target * (1 + (ratio - 1) * character));
  const least = Math.ceil(target * (1 - PORTION_TOLERANCE));
  const most = Math.floor(target * (1 + PORTION_TOLERANCE));
  return Math.min(Math.max(value, least), most);
}

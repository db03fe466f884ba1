import type { AllergenKey, IngredientKey } from '../allergens.ts';

type DishKind = 'meal' | 'snack';

/** Days of the week as the kitchen's menu counts them: 0 is Sunday, 6 is Saturday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface SeedDish {
  readonly key: string;
  readonly kind: DishKind;
  readonly name_en: string;
  readonly name_ar: string;
  readonly description_en: string;
  readonly description_ar: string;
  /** Without meat, poultry and fish. */
  readonly vegetarian?: true;
  /** Kilocalories of the standard portion; see `server/domain/meals/portions.ts`. */
  readonly calories: number;
  readonly carbs_g: number;
  readonly fat_g: number;
  readonly protein_g: number;
  readonly allergens: readonly AllergenKey[];
  readonly ingredients: readonly IngredientKey[];
  readonly weekdays: readonly Weekday[];
  readonly image: string;
}

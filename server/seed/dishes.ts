import { asianMeals } from './dishes/asianMeals.ts';
import { breakfasts } from './dishes/breakfasts.ts';
import { drinkSnacks } from './dishes/drinkSnacks.ts';
import { gulfMeals } from './dishes/gulfMeals.ts';
import { levantMeals } from './dishes/levantMeals.ts';
import { plantMeals } from './dishes/plantMeals.ts';
import { saladSnacks } from './dishes/saladSnacks.ts';
import { savourySnacks } from './dishes/savourySnacks.ts';
import { sweetSnacks } from './dishes/sweetSnacks.ts';
import type { SeedDish } from './dishes/types.ts';
import { westernMeals } from './dishes/westernMeals.ts';

/** The sample kitchen's whole menu, meals first. */
export const dishes: readonly SeedDish[] = [
  ...breakfasts,
  ...gulfMeals,
  ...levantMeals,
  ...asianMeals,
  ...westernMeals,
  ...plantMeals,
  ...saladSnacks,
  ...savourySnacks,
  ...sweetSnacks,
  ...drinkSnacks,
];

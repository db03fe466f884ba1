import { asianMeals } from './asianMeals.ts';
import { breakfasts } from './breakfasts.ts';
import { drinkSnacks } from './drinkSnacks.ts';
import { gulfMeals } from './gulfMeals.ts';
import { levantMeals } from './levantMeals.ts';
import { plantMeals } from './plantMeals.ts';
import { saladSnacks } from './saladSnacks.ts';
import { savourySnacks } from './savourySnacks.ts';
import { sweetSnacks } from './sweetSnacks.ts';
import type { DishPictures } from './types.ts';
import { westernMeals } from './westernMeals.ts';

export const dishPictures: DishPictures = {
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
};

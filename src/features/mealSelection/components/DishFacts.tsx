import { useIntl } from 'react-intl';
import type { Dish } from '../../../contract/wire/meals.ts';
import { NutritionFacts } from '../../../ui/NutritionFacts.tsx';

interface DishFactsProps {
  dish: Dish;
}

export function DishFacts({ dish }: DishFactsProps) {
  const intl = useIntl();
  const grams = (field: 'carbs' | 'fat' | 'protein') => ({
    label: intl.formatMessage({ id: `nutrition.${field}` }),
    value: intl.formatMessage({ id: 'nutrition.grams' }, { value: dish[field] }),
  });
  return (
    <NutritionFacts
      calories={{
        label: intl.formatMessage({ id: 'nutrition.calories' }),
        value: String(dish.calories),
      }}
      carbs={grams('carbs')}
      fat={grams('fat')}
      protein={grams('protein')}
      balance={{ carbs: dish.carbs, fat: dish.fat, protein: dish.protein }}
    />
  );
}

import type { Portion } from '../../../src/contract/wire/dish.ts';
import type { SampleWeekResponse } from '../../../src/contract/wire/sampleWeek.ts';

export function portion(overrides: Partial<Portion> = {}): Portion {
  return {
    id: 31,
    kind: 'meal',
    name_en: 'Chicken machboos',
    name_ar: 'مجبوس دجاج',
    image: '/images/dishes/chicken-machboos.svg',
    calories: 520,
    carbs: 48,
    fat: 16,
    protein: 42,
    ...overrides,
  };
}

/** Sunday and Monday of a plan of one meal and one snack. */
export function sampleWeek(overrides: Partial<SampleWeekResponse> = {}): SampleWeekResponse {
  const snack = portion({
    id: 41,
    kind: 'snack',
    name_en: 'Fruit salad',
    name_ar: 'سلطة فواكه',
    calories: 600,
    protein: 9,
  });
  return {
    days: [
      { date: '2027-01-24', dishes: [portion(), snack] },
      {
        date: '2027-01-25',
        dishes: [portion({ id: 32, name_en: 'Mujaddara', name_ar: 'مجدرة', calories: 480 }), snack],
      },
    ],
    ...overrides,
  };
}

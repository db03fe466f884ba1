import type { SeedDish } from './types.ts';

export const drinkSnacks: readonly SeedDish[] = [
  {
    key: 'green-smoothie',
    kind: 'snack',
    name_en: 'Green Smoothie',
    name_ar: 'سموذي أخضر',
    description_en:
      'Spinach, banana, green apple, ginger and lime with pea protein, no added sugar.',
    description_ar: 'سبانخ وموز وتفاح أخضر وزنجبيل وليمون مع بروتين البازلاء، من غير سكر مضاف.',
    calories: 145,
    carbs_g: 26,
    fat_g: 1,
    protein_g: 8,
    allergens: [],
    ingredients: ['spinach', 'banana'],
    vegetarian: true,
    weekdays: [0, 1, 2, 3, 6],
    image: '/images/dishes/green-smoothie.svg',
  },
  {
    key: 'orange-carrot-juice',
    kind: 'snack',
    name_en: 'Orange, Carrot and Ginger Smoothie',
    name_ar: 'سموذي البرتقال والجزر والزنجبيل',
    description_en: 'Oranges, carrots and fresh ginger, blended in the morning with pea protein.',
    description_ar: 'برتقال وجزر وزنجبيل طازج، يخلط كل صباح مع بروتين البازلاء.',
    calories: 140,
    carbs_g: 26,
    fat_g: 1,
    protein_g: 7,
    allergens: [],
    ingredients: ['carrot'],
    vegetarian: true,
    weekdays: [2, 4, 5, 6],
    image: '/images/dishes/orange-carrot-juice.svg',
  },
];

import type { DaySelection } from '../../../../src/contract/wire/dish.ts';
import { checkSelection } from '../../../../server/domain/meals/selectionCheck.ts';
import type { MenuDish } from '../../../../server/db/content.ts';
import { ApiError } from '../../../../server/errors/ApiError.ts';
import { renderError } from '../../../../server/errors/render.ts';

const sesame = { id: 8, name_en: 'Sesame', name_ar: 'السمسم' };
const SUNDAY = '2027-01-17';
const MONDAY = '2027-01-18';

function dish(
  id: number,
  kind: 'meal' | 'snack',
  weekdays: number[],
  allergens = [] as (typeof sesame)[],
): MenuDish {
  const texts = {
    name_en: `Dish ${id}`,
    name_ar: `طبق ${id}`,
    description_en: '',
    description_ar: '',
  };
  const numbers = {
    vegetarian: false,
    calories: 1,
    carbs_g: 1,
    fat_g: 1,
    protein_g: 1,
    position: id,
    version: 1,
  };
  const row = {
    id,
    key: `dish-${id}`,
    kind,
    weekdays,
    image: '',
    drawing: null,
    active: true,
    ...texts,
    ...numbers,
  };
  return { row, allergens, ingredients: [] };
}

const menu = [
  dish(1, 'meal', [0, 1]),
  dish(2, 'meal', [0]),
  dish(3, 'meal', [0, 1], [sesame]),
  dish(4, 'meal', [1]),
  dish(11, 'snack', [0, 1]),
];
const plan = {
  meals: 2,
  snacks: 1,
  dates: [SUNDAY, MONDAY],
  menu,
  allergens: [] as (typeof sesame)[],
  selectedBy: 'customer' as 'customer' | 'dietitian',
};
const sunday: DaySelection = { date: SUNDAY, meals: [1, 2], snacks: [11] };
const monday: DaySelection = { date: MONDAY, meals: [1, 4], snacks: [11] };

function refusal(
  days: DaySelection[],
  changes: Partial<typeof plan> = {},
  locale: 'en' | 'ar' = 'en',
) {
  try {
    checkSelection(days, { ...plan, ...changes });
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return renderError(error, locale).errors?.['days'];
  }
}

describe('a selection of meals', () => {
  it('that fills every date is accepted', () => {
    expect(refusal([monday, sunday])).toBeNull();
  });

  it('names the date that is missing', () => {
    expect(refusal([sunday])).toEqual([
      'Meals must be chosen for each date: Monday, 18\u00a0January 2027 is missing.',
    ]);
  });

  it('takes no other date, and each once', () => {
    expect(refusal([sunday, monday, { ...monday, date: '2027-01-19' }])?.[0]).toMatch(
      /is not a delivery date/,
    );
    expect(refusal([sunday, monday, sunday])).toEqual([
      'Sunday, 17\u00a0January 2027 is given twice.',
    ]);
  });

  it('names the count of meals and of snacks', () => {
    expect(refusal([{ ...sunday, meals: [1] }, monday])).toEqual([
      'Sunday, 17\u00a0January 2027: select exactly 2 meals.',
    ]);
    expect(refusal([{ ...sunday, snacks: [] }, monday])).toEqual([
      'Sunday, 17\u00a0January 2027: select exactly 1 snack.',
    ]);
    expect(refusal([{ ...sunday, meals: [1] }, monday], {}, 'ar')).toEqual([
      expect.stringContaining('اختر وجبتين بالضبط'),
    ]);
  });

  it('may leave days and dishes open where the dietitian selects the rest', () => {
    const dietitian = { selectedBy: 'dietitian' as const };
    expect(refusal([sunday], dietitian)).toBeNull();
    expect(refusal([{ ...monday, meals: [1], snacks: [] }], dietitian)).toBeNull();
    expect(refusal([{ ...sunday, meals: [1, 2, 3] }], dietitian)).toEqual([
      'Sunday, 17\u00a0January 2027: select exactly 2 meals.',
    ]);
    expect(refusal([{ ...sunday, date: '2027-01-19' }], dietitian)?.[0]).toMatch(
      /is not a delivery date/,
    );
  });

  it.each([
    ['of another weekday', [1, 4]],
    ['of the other kind', [1, 11]],
    ['that does not exist', [1, 99]],
  ])('takes no dish %s', (_case, meals) => {
    expect(refusal([{ ...sunday, meals }, monday])).toEqual([
      'Sunday, 17\u00a0January 2027: a chosen dish is not on the menu of this day.',
    ]);
  });

  it('takes no dish twice in a day', () => {
    expect(refusal([{ ...sunday, meals: [2, 2] }, monday])).toEqual([
      'Sunday, 17\u00a0January 2027: Dish 2 is chosen twice.',
    ]);
  });

  it('takes no dish with a declared allergen', () => {
    const chosen = { ...sunday, meals: [1, 3] };
    expect(refusal([chosen, monday])).toBeNull();
    expect(refusal([chosen, monday], { allergens: [sesame] })).toEqual([
      'Sunday, 17\u00a0January 2027: Dish 3 contains Sesame, which you declared as an allergy.',
    ]);
  });
});

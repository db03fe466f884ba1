import {
  choosableIds,
  fittingSelection,
  isDayComplete,
  menuOf,
  missingChoices,
} from '../../../src/contract/selection.ts';

const nuts = { id: 1, name_en: 'Nuts', name_ar: 'مكسرات' };
const everyDay = [0, 1, 2, 3, 4, 5, 6];
const dishes = [
  { id: 1, kind: 'meal' as const, weekdays: everyDay, blocked_by: [] },
  { id: 2, kind: 'meal' as const, weekdays: [0], blocked_by: [] },
  { id: 3, kind: 'meal' as const, weekdays: everyDay, blocked_by: [nuts] },
  { id: 9, kind: 'snack' as const, weekdays: everyDay, blocked_by: [] },
];

describe('meal selection', () => {
  const required = { meals: 2, snacks: 1 };

  it('is complete only with exactly the required counts', () => {
    const day = { date: '2026-11-22', meals: [1, 2], snacks: [9] };
    expect(isDayComplete(day, required)).toBe(true);
    expect(isDayComplete({ ...day, meals: [1] }, required)).toBe(false);
    expect(isDayComplete({ ...day, meals: [1, 2, 3] }, required)).toBe(false);
    expect(isDayComplete({ ...day, snacks: [] }, required)).toBe(false);
    expect(isDayComplete(undefined, required)).toBe(false);
  });

  it('reports what is missing and what is too much', () => {
    expect(missingChoices({ date: '2026-11-22', meals: [1, 2, 3], snacks: [] }, required)).toEqual({
      meals: -1,
      snacks: 1,
    });
  });

  it('has a menu of each kind for each day', () => {
    const idsOf = (date: string, kind: 'meal' | 'snack') =>
      menuOf(dishes, date, kind).map(({ id }) => id);
    expect(idsOf('2026-11-22', 'meal')).toEqual([1, 2, 3]);
    expect(idsOf('2026-11-23', 'meal')).toEqual([1, 3]);
    expect(idsOf('2026-11-23', 'snack')).toEqual([9]);
  });

  it('keeps only dishes that are on the menu of the day and may be eaten', () => {
    const ids = (date: string) => choosableIds([1, 2, 3], menuOf(dishes, date, 'meal'));
    expect(ids('2026-11-23')).toEqual([1]);
    expect(ids('2026-11-29')).toEqual([1, 2]);
  });

  it('keeps earlier choices that a changed plan still allows', () => {
    const earlier = [
      { date: '2026-11-22', meals: [2, 3, 1], snacks: [9] },
      { date: '2026-11-23', meals: [2, 1], snacks: [9, 1] },
      { date: '2026-11-24', meals: [1], snacks: [9] },
    ];
    const dates = ['2026-11-22', '2026-11-23'];
    expect(fittingSelection(earlier, { dates, dishes, required: { meals: 1, snacks: 1 } })).toEqual(
      [
        { date: '2026-11-22', meals: [2], snacks: [9] },
        { date: '2026-11-23', meals: [1], snacks: [9] },
      ],
    );
  });
});

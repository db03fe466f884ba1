import {
  byDate,
  choosableCount,
  dayOf,
  daysOfDraft,
  fittingDays,
  isMenuTooSmall,
  nextDate,
  nextIncomplete,
  repeatDay,
  selectionOf,
  statusOf,
  toggleDish,
} from '../../../../src/features/mealSelection/dayChoices.ts';
import { dish } from '../../../support/factories/meals.ts';

const required = { meals: 2, snacks: 1 };
const wednesday = '2027-01-20';
const thursday = '2027-01-21';
const friday = '2027-01-22';
const dates = [wednesday, thursday, friday];
const milk = { id: 2, name_en: 'Milk', name_ar: 'حليب' };
const dishes = [
  dish({ id: 31 }),
  dish({ id: 32 }),
  dish({ id: 33, weekdays: [3] }),
  dish({ id: 34, blocked_by: [milk] }),
  dish({ id: 41, kind: 'snack' }),
];
const plan = { dates, dishes, required };
const full = { date: wednesday, meals: [31, 33], snacks: [41] };

describe('toggleDish', () => {
  const day = { date: wednesday, meals: [31], snacks: [] };

  it('adds and removes', () => {
    expect(toggleDish(day, { id: 32, kind: 'meal' }, required)?.meals).toEqual([31, 32]);
    expect(toggleDish(day, { id: 31, kind: 'meal' }, required)?.meals).toEqual([]);
    const marked = { ...day, replaced: { 31: 33 } };
    expect(toggleDish(marked, { id: 31, kind: 'meal' }, required)?.replaced).toEqual({});
    expect(toggleDish(day, { id: 41, kind: 'snack' }, required)?.snacks).toEqual([41]);
  });

  it('refuses one too many of a kind, but still removes', () => {
    expect(toggleDish(full, { id: 32, kind: 'meal' }, required)).toBeNull();
    expect(toggleDish(full, { id: 42, kind: 'snack' }, required)).toBeNull();
    expect(toggleDish(full, { id: 31, kind: 'meal' }, required)?.meals).toEqual([33]);
  });
});

describe('fittingDays', () => {
  it('leaves out other dates, dishes off the menu, declared allergens and surplus dishes', () => {
    const days = byDate([
      { date: '2026-12-01', meals: [31, 32], snacks: [41] },
      { date: wednesday, meals: [33, 34, 99], snacks: [41] },
      { date: thursday, meals: [33, 31], snacks: [] },
    ]);
    expect(fittingDays(days, plan)).toEqual(
      byDate([
        { date: wednesday, meals: [33], snacks: [41] },
        { date: thursday, meals: [31], snacks: [] },
      ]),
    );
    const fewer = { ...plan, required: { meals: 1, snacks: 0 } };
    expect(fittingDays(byDate([full]), fewer)).toEqual(
      byDate([{ date: wednesday, meals: [31], snacks: [] }]),
    );
  });
});

describe('repeatDay', () => {
  const own = { date: friday, meals: [31, 32], snacks: [41] };

  it('fills the open days, leaves complete ones alone, and counts replacements', () => {
    expect(repeatDay(byDate([full, own]), wednesday, plan)).toEqual({
      filled: [{ date: thursday, meals: [31, 32], snacks: [41], replaced: { 32: 33 } }],
      unfilled: [],
      replacements: 1,
    });
  });

  it('names the days for which no permitted dish is left', () => {
    const short = { ...plan, dishes: dishes.filter(({ id }) => id !== 32) };
    expect(repeatDay(byDate([full]), wednesday, short).unfilled).toEqual([thursday, friday]);
  });
});

describe('selectionOf', () => {
  it('is the API’s selection: the days with dishes', () => {
    const days = byDate([{ ...full, replaced: { 33: 31 } }, dayOf({}, friday)]);
    expect(selectionOf(days, dates)).toEqual([full]);
  });
});

describe('searching a day', () => {
  it('finds the next delivered one', () => {
    expect(nextDate(dates, wednesday)).toBe(thursday);
    expect(nextDate(dates, friday)).toBeNull();
  });

  it('finds the next open one, and starts over after the last', () => {
    expect(nextIncomplete([wednesday, friday], wednesday)).toBe(friday);
    expect(nextIncomplete([wednesday], friday)).toBe(wednesday);
    expect(nextIncomplete([friday], friday)).toBeNull();
  });
});

describe('a menu that allergens have made too small', () => {
  it('counts only dishes that can be chosen', () => {
    expect(choosableCount(dishes, wednesday, 'meal')).toBe(3);
    expect(choosableCount(dishes, thursday, 'meal')).toBe(2);
    expect(isMenuTooSmall(plan, thursday)).toBe(false);
    expect(isMenuTooSmall({ dishes, required: { meals: 3, snacks: 1 } }, thursday)).toBe(true);
    expect(isMenuTooSmall({ dishes, required: { meals: 1, snacks: 2 } }, thursday)).toBe(true);
  });
});

describe('statusOf', () => {
  it('distinguishes empty, begun and complete days', () => {
    expect(statusOf(undefined, required)).toBe('empty');
    expect(statusOf(dayOf({}, wednesday), required)).toBe('empty');
    expect(statusOf({ date: wednesday, meals: [31], snacks: [] }, required)).toBe('begun');
    expect(statusOf(full, required)).toBe('complete');
  });
});

describe('daysOfDraft', () => {
  const day = { date: '2027-01-20', meals: [31, 32], snacks: [] };

  it('reads the choices of a draft', () => {
    expect(daysOfDraft({ '2027-01-20': day })).toEqual({ '2027-01-20': day });
  });

  it('reads replacements, as far as they are well-formed', () => {
    const draft = { '2027-01-20': { ...day, replaced: { 32: 33, x: 34, 31: 'y' } } };
    expect(daysOfDraft(draft)).toEqual({ '2027-01-20': { ...day, replaced: { 32: 33 } } });
  });

  it('leaves out a day that is malformed', () => {
    const broken = { ...day, meals: ['31'] };
    expect(daysOfDraft({ '2027-01-20': day, '2027-01-21': broken, '2027-01-22': 'x' })).toEqual({
      '2027-01-20': day,
    });
  });

  it.each([undefined, null, 'text', {}, { '2027-01-20': { meals: 1, snacks: [] } }])(
    'returns null for %j',
    (draft) => {
      expect(daysOfDraft(draft)).toBeNull();
    },
  );
});

import {
  byDate,
  choosableCount,
  dayOf,
  daysOfDraft,
  fittingDays,
  incompleteDates,
  isMenuTooSmall,
  nextDate,
  nextIncomplete,
  repeatOverIncomplete,
  statusOf,
  toggleDish,
  weeksOf,
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
    expect(toggleDish(day, { id: 41, kind: 'snack' }, required)?.snacks).toEqual([41]);
  });

  it('refuses one too many of a kind, but still removes', () => {
    expect(toggleDish(full, { id: 32, kind: 'meal' }, required)).toBeNull();
    expect(toggleDish(full, { id: 42, kind: 'snack' }, required)).toBeNull();
    expect(toggleDish(full, { id: 31, kind: 'meal' }, required)?.meals).toEqual([33]);
  });
});

describe('fittingDays', () => {
  it('leaves out other dates, dishes off the menu, declared allergens and what is too many', () => {
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

describe('repeatOverIncomplete', () => {
  it('fills the open dates with what is on their menu and leaves complete ones alone', () => {
    const own = { date: friday, meals: [31, 32], snacks: [41] };
    const repeated = repeatOverIncomplete(byDate([full, own]), full, plan);
    expect(repeated).toEqual(byDate([full, { date: thursday, meals: [31], snacks: [41] }, own]));
    expect(incompleteDates(repeated, plan)).toEqual([thursday]);
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
  it('counts only what can be chosen', () => {
    expect(choosableCount(dishes, wednesday, 'meal')).toBe(3);
    expect(choosableCount(dishes, thursday, 'meal')).toBe(2);
    expect(isMenuTooSmall(plan, thursday)).toBe(false);
    expect(isMenuTooSmall({ dishes, required: { meals: 3, snacks: 1 } }, thursday)).toBe(true);
    expect(isMenuTooSmall({ dishes, required: { meals: 1, snacks: 2 } }, thursday)).toBe(true);
  });
});

describe('weeksOf', () => {
  it('runs from Sunday to Saturday around the delivered dates', () => {
    const [first = [], second = [], ...more] = weeksOf([friday, '2027-01-24']);
    expect(first.map(({ date }) => date)).toEqual([
      '2027-01-17',
      '2027-01-18',
      '2027-01-19',
      '2027-01-20',
      '2027-01-21',
      '2027-01-22',
      '2027-01-23',
    ]);
    expect(first.filter(({ delivered }) => delivered)).toEqual([{ date: friday, delivered: true }]);
    expect(second[0]).toEqual({ date: '2027-01-24', delivered: true });
    expect(more).toEqual([]);
  });

  it('is one week for a plan of a Sunday or of a Saturday', () => {
    expect(weeksOf(['2027-01-17'])).toHaveLength(1);
    expect(weeksOf(['2027-01-23'])).toHaveLength(1);
    expect(weeksOf([])).toEqual([]);
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

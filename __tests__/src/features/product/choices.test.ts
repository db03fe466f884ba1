import {
  choicesFromQuery,
  itemInQuery,
  pathOfChoices,
  type Choices,
} from '../../../../src/features/product/choices.ts';
import { loadedCategory, packageVariant } from '../../../support/factories/package.ts';
import type * as wire from '../../../../src/contract/wire/package.ts';

const usual: Choices = {
  variantId: 1,
  meals: 3,
  snacks: 1,
  days: 20,
  startDate: '2027-01-20',
  delivery: 'all_days',
  slotId: 1,
};
const choose = (search: string, overrides: Partial<wire.PackageCategory> = {}) =>
  choicesFromQuery(loadedCategory(overrides), search);

describe('choicesFromQuery', () => {
  it('fills an empty query with a plan that can be bought', () => {
    expect(choose('')).toEqual(usual);
  });

  it('reads every choice', () => {
    const search =
      '?variant=2&meals=2&snacks=1&days=5&start=2027-02-01&delivery=except_friday&slot=2';
    expect(choose(search)).toEqual({
      variantId: 2,
      meals: 2,
      snacks: 1,
      days: 5,
      startDate: '2027-02-01',
      delivery: 'except_friday',
      slotId: 2,
    });
  });

  it('reads Arabic-Indic digits', () => {
    expect(choose('?variant=٢&meals=٢&days=٥&start=٢٠٢٧-٠٢-٠١')).toMatchObject({
      variantId: 2,
      meals: 2,
      days: 5,
      startDate: '2027-02-01',
    });
  });

  it.each([
    ['an unknown variant', '?variant=99'],
    ['text for numbers', '?variant=x&meals=two&snacks=&days=NaN&slot=one'],
    ['negative and broken numbers', '?variant=-1&meals=1.5&days=5e0&slot=0x2'],
    ['a number with a sign', '?variant=%2B2&slot=2.0'],
    ['an unknown delivery', '?delivery=never'],
    ['a delivery that only an object has', '?delivery=constructor'],
    ['an unknown slot', '?slot=3'],
    ['a date that does not exist', '?start=2027-02-30'],
    ['a date in another form', '?start=01/02/2027'],
    ['a day too early', '?start=2027-01-19'],
    ['a day too late', '?start=2027-04-21'],
    ['a script', '?start=%3Cscript%3E&variant=%00'],
    ['broken escapes', '?variant=%E0%A4%A&meals=%'],
  ])('falls back to the default for %s', (_, search) => {
    expect(choose(search)).toEqual(usual);
  });

  it('takes the first of a choice that is given twice', () => {
    expect(choose('?meals=2&meals=3')).toMatchObject({ meals: 2 });
  });

  it('keeps the choices that fit and replaces those not sold with them', () => {
    expect(choose('?meals=3&days=5')).toMatchObject({ meals: 3, days: 20 });
    expect(choose('?meals=2&days=5')).toMatchObject({ meals: 2, days: 5 });
  });

  it('prefers the variant to the plan when the variant does not sell it', () => {
    const small = packageVariant({
      id: 2,
      prices: [{ meals: 2, snacks: 0, days: 10, price: '40.000' }],
    });
    const search = '?variant=2&meals=3&snacks=1&days=20';
    expect(choose(search, { variants: [packageVariant(), small] })).toMatchObject({
      variantId: 2,
      meals: 2,
      snacks: 0,
      days: 10,
    });
  });

  it('skips a variant that sells nothing', () => {
    const bare = packageVariant({ id: 5, prices: [] });
    const variants = [bare, packageVariant()];
    expect(choose('', { variants })).toMatchObject({ variantId: 1 });
    expect(choose('?variant=5', { variants })).toMatchObject({ variantId: 1 });
  });

  it('is null when nothing can be bought', () => {
    expect(choose('', { variants: [] })).toBeNull();
    expect(choose('', { variants: [packageVariant({ prices: [] })] })).toBeNull();
    expect(choose('', { delivery_time_slots: [] })).toBeNull();
    expect(choose('', { delivery_preferences: [] })).toBeNull();
  });

  it('moves a day off to the next delivered day', () => {
    // 22 January 2027 is a Friday.
    expect(choose('?start=2027-01-22&delivery=except_friday')).toMatchObject({
      startDate: '2027-01-23',
    });
    expect(choose('?start=2027-01-22&delivery=except_friday_saturday')).toMatchObject({
      startDate: '2027-01-24',
    });
    expect(choose('?start=2027-02-25')).toMatchObject({ startDate: '2027-02-26' });
  });

  it('starts at the first delivered day when the earliest is a day off', () => {
    const overrides = { earliest_start_date: '2027-01-22' };
    expect(choose('?delivery=except_friday', overrides)).toMatchObject({
      startDate: '2027-01-23',
    });
  });

  it('returns to the earliest day when the next delivered one is too late', () => {
    const overrides = { latest_start_date: '2027-01-29' };
    expect(choose('?start=2027-01-29&delivery=except_friday', overrides)).toMatchObject({
      startDate: '2027-01-20',
    });
  });
});

describe('pathOfChoices', () => {
  const choices: Choices = {
    variantId: 2,
    meals: 2,
    snacks: 1,
    days: 5,
    startDate: '2027-03-01',
    delivery: 'except_friday_saturday',
    slotId: 2,
  };
  const searchOf = (item: number | null) => {
    const [pathname, search = ''] = pathOfChoices(1, choices, item).split('?');
    expect(pathname).toBe('/package-categories/1');
    return search;
  };

  it('writes what choicesFromQuery reads', () => {
    expect(choose(searchOf(null))).toEqual(choices);
    expect(itemInQuery(searchOf(null))).toBeNull();
  });

  it('names the line that is to be changed', () => {
    expect(choose(searchOf(11))).toEqual(choices);
    expect(itemInQuery(searchOf(11))).toBe(11);
  });
});

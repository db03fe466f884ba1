import {
  toAsciiDigits,
  type FormValues,
  type TextRule,
  type Violation,
} from '../../../../src/contract/rules/rule.ts';
import { booleanCases, numberCases, textCases } from '../../../support/ruleCases.ts';
import type { NumberCases, TextCases } from '../../../support/ruleCaseKinds.ts';
import { staffNumberCases, staffTextCases } from '../../../support/staffRuleCases.ts';

function violationOf(rule: TextRule, typed: string, beside: FormValues): Violation | null {
  const text = rule.normalise(typed);
  return text === '' ? { key: rule.required } : rule.check(text, beside);
}

it.each([
  ['٧٢٫٥', '72.5'],
  ['۷۲٫۵', '72.5'],
  ['١٬٢٠٠', '1200'],
  ['\u200e12\u200f', '12'],
])('reads the digits of %s', (typed, digits) => {
  expect(toAsciiDigits(typed)).toBe(digits);
});

const texts = Object.entries<TextCases>({ ...textCases, ...staffTextCases });

describe.each(texts)('the rule %s', (_, { rule, good, bad, beside = {} }) => {
  it('takes the good values, normalised', () => {
    expect(good.map(([typed]) => [typed, rule.normalise(typed)])).toEqual(good);
    expect(good.filter(([typed]) => violationOf(rule, typed, beside) !== null)).toEqual([]);
  });

  it('does not change a normalised value again', () => {
    expect(good.filter(([, text]) => rule.normalise(text) !== text)).toEqual([]);
  });

  it('refuses the bad values, each for its reason', () => {
    expect(bad.map(([typed]) => [typed, violationOf(rule, typed, beside)])).toEqual(bad);
  });

  it('takes no text beyond its limits', () => {
    const lengths = good.map(([, text]) => Array.from(text).length);
    expect(lengths.filter((length) => length < rule.min || length > rule.max)).toEqual([]);
  });
});

const numbers = Object.entries<NumberCases>({ ...numberCases, ...staffNumberCases });

describe.each(numbers)('the rule %s', (_, { rule, good, bad }) => {
  it('takes the good values', () => {
    expect(good.filter(([value]) => rule.check(value, {}) !== null)).toEqual([]);
  });

  it('refuses the bad values, each for its reason', () => {
    expect(bad.map(([value]) => [value, rule.check(value, {})])).toEqual(bad);
  });
});

describe.each(Object.entries(booleanCases))('the rule %s', (_, { rule, good, bad }) => {
  it('takes an agreement, and nothing else', () => {
    expect(good.filter(([value]) => rule.check(value, {}) !== null)).toEqual([]);
    expect(bad.map(([value]) => [value, rule.check(value, {})])).toEqual(bad);
  });
});

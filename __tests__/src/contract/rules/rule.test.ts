import { repeatedPassword } from '../../../../src/contract/rules/password.ts';
import { acceptedTerms } from '../../../../src/contract/rules/person.ts';
import {
  toAsciiDigits,
  type TextRule,
  type Violation,
} from '../../../../src/contract/rules/rule.ts';
import { numberCases, textCases } from '../../../support/ruleCases.ts';

function violationOf(rule: TextRule, typed: string): Violation | null {
  const text = rule.normalise(typed);
  return text === '' ? { key: rule.required } : rule.check(text, {});
}

it.each([
  ['٧٢٫٥', '72.5'],
  ['۷۲٫۵', '72.5'],
  ['١٬٢٠٠', '1200'],
  ['\u200e12\u200f', '12'],
])('reads the digits of %s', (typed, digits) => {
  expect(toAsciiDigits(typed)).toBe(digits);
});

describe.each(Object.entries(textCases))('the rule %s', (_, { rule, good, bad }) => {
  it('takes the good values, normalised', () => {
    expect(good.map(([typed]) => [typed, rule.normalise(typed)])).toEqual(good);
    expect(good.filter(([typed]) => violationOf(rule, typed) !== null)).toEqual([]);
  });

  it('does not change a normalised value again', () => {
    expect(good.filter(([, text]) => rule.normalise(text) !== text)).toEqual([]);
  });

  it('refuses the bad values, each for its reason', () => {
    expect(bad.map(([typed]) => [typed, violationOf(rule, typed)])).toEqual(bad);
  });
});

describe.each(Object.entries(numberCases))('the rule %s', (_, { rule, good, bad }) => {
  it('takes the good values', () => {
    expect(good.filter(([value]) => rule.check(value, {}) !== null)).toEqual([]);
  });

  it('refuses the bad values, each for its reason', () => {
    expect(bad.map(([value]) => [value, rule.check(value, {})])).toEqual(bad);
  });
});

describe('rules about several values', () => {
  it('compares the second typing of a password with the first', () => {
    const repeated = repeatedPassword('password');
    expect(repeated.check('Mizan2026', { password: 'Mizan2026' })).toBeNull();
    expect(repeated.check('Mizan2026', { password: 'Mizan2027' })).toEqual({
      key: 'validation.passwordMatch',
    });
  });

  it('names the passwords that differ where there is an old one too', () => {
    expect(repeatedPassword('new_password').check('Mizan2026', {})).toEqual({
      key: 'validation.propertyMatch',
      values: { property: 'new_passwords' },
    });
  });

  it('wants the terms accepted', () => {
    expect(acceptedTerms.check(true, {})).toBeNull();
    expect(acceptedTerms.check(false, {})).toEqual({ key: 'validation.terms' });
  });
});

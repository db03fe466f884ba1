import type { AnySchema } from 'yup';
import { object } from 'yup';
import * as rules from '../../../src/forms/rules.ts';
import { problemsOf } from '../../../src/forms/validation.ts';

function keyOf(rule: AnySchema, value: unknown, others: Record<string, unknown> = {}) {
  return problemsOf(object({ field: rule }), { field: value, ...others })[0]?.key;
}

function cleaned(rule: AnySchema, value: unknown): unknown {
  return rule.validateSync(value);
}

const REQUIRED = 'validation.propertyRequired';

describe('texts', () => {
  it('refuses spaces in place of a required text', () => {
    expect(keyOf(rules.requiredText({ max: 5 }), '   ')).toBe(REQUIRED);
  });

  it('holds the length bounds after trimming', () => {
    expect(keyOf(rules.requiredText({ max: 5 }), ' 12345 ')).toBeUndefined();
    expect(keyOf(rules.requiredText({ max: 5 }), '123456')).toBe('validation.max');
    expect(keyOf(rules.personName(), 'ن')).toBe('validation.min');
    expect(keyOf(rules.personName(), 'نورة')).toBeUndefined();
  });

  it('sends a text trimmed, with single spaces', () => {
    expect(cleaned(rules.personName(), '  Noura   Al-Sabah ')).toBe('Noura Al-Sabah');
  });

  it('keeps the line breaks of a note', () => {
    expect(cleaned(rules.optionalNote({ max: 50 }), ' one\n\ntwo ')).toBe('one\n\ntwo');
  });
});

describe('contact', () => {
  it.each(['noura@example.com', ' noura.s@mail.example.kw '])('accepts the e-mail %p', (text) => {
    expect(keyOf(rules.email(), text)).toBeUndefined();
  });

  it.each(['noura', 'noura@', 'noura@example', 'no ura@example.com', 'نورة@@example.com'])(
    'refuses the e-mail %p',
    (text) => expect(keyOf(rules.email(), text)).toBe('validation.email'),
  );

  it.each(['50012345', '+965 5001 2345', '٥٠٠١٢٣٤٥', '00965-50012345'])(
    'sends the mobile %p in one form',
    (text) => expect(cleaned(rules.kuwaitMobile(), text)).toBe('+96550012345'),
  );

  it('refuses a landline, and an empty mobile only where one is required', () => {
    expect(keyOf(rules.kuwaitMobile(), '22345678')).toBe('validation.phone');
    expect(keyOf(rules.kuwaitMobile(), '')).toBe(REQUIRED);
    expect(keyOf(rules.optionalKuwaitMobile(), '')).toBeUndefined();
  });

  it('sends a civil ID as twelve digits and checks them', () => {
    expect(cleaned(rules.civilId(), '٢٨٥٠٧٠٤ ٠٠٠٢٨')).toBe('285070400028');
    expect(keyOf(rules.civilId(), '285070400027')).toBe('validation.civilId');
    expect(keyOf(rules.civilId(), '')).toBe(REQUIRED);
  });
});

describe('passwords', () => {
  it('asks for eight characters', () => {
    expect(keyOf(rules.newPassword(), 'seven77')).toBe('validation.passwordMin');
    expect(keyOf(rules.newPassword(), 'eight888')).toBeUndefined();
  });

  it('asks for a number, Latin or Arabic, at quick sign-up', () => {
    expect(keyOf(rules.newPasswordWithNumber(), 'password')).toBe('validation.passwordNumber');
    expect(keyOf(rules.newPasswordWithNumber(), 'password1')).toBeUndefined();
    expect(keyOf(rules.newPasswordWithNumber(), 'password١')).toBeUndefined();
  });

  it('compares the second typing with the first', () => {
    const repeated = rules.repeatedPassword('password');
    expect(keyOf(repeated, 'Mizan2026', { password: 'Mizan2027' })).toBe(
      'validation.passwordMatch',
    );
    expect(keyOf(repeated, 'Mizan2026', { password: 'Mizan2026' })).toBeUndefined();
    expect(keyOf(repeated, '', { password: '' })).toBe(REQUIRED);
  });

  it('names the passwords that differ where there is an old one too', () => {
    const schema = object({ field: rules.repeatedPassword('password', 'new_passwords') });
    expect(problemsOf(schema, { field: 'Mizan2026', password: 'Mizan2027' })).toEqual([
      {
        field: 'field',
        key: 'validation.propertyMatch',
        values: { property: 'new_passwords' },
      },
    ]);
  });

  it('leaves spaces in a password alone', () => {
    expect(cleaned(rules.newPassword(), ' my secret ')).toBe(' my secret ');
  });
});

describe('terms and numbers', () => {
  it('asks for the terms', () => {
    expect(keyOf(rules.acceptedTerms(), false)).toBe('validation.terms');
    expect(keyOf(rules.acceptedTerms(), true)).toBeUndefined();
  });

  const age = rules.requiredInteger({
    min: 12,
    max: 100,
    range: 'age.range',
    required: 'age.none',
  });

  it('reads Arabic digits', () => {
    expect(cleaned(age, '٣٤')).toBe(34);
  });

  it.each([
    ['', 'age.none'],
    ['abc', 'validation.propertyNumbers'],
    ['30.5', 'validation.integer'],
    ['11', 'age.range'],
    ['101', 'age.range'],
  ])('answers %p with %s', (typed, key) => expect(keyOf(age, typed)).toBe(key));
});

describe('problemsOf', () => {
  it('names each field once, with the limits', () => {
    const schema = object({ first: rules.personName(), second: rules.requiredText({ max: 3 }) });
    expect(problemsOf(schema, { first: '', second: '1234' })).toEqual([
      { field: 'first', key: REQUIRED, values: {} },
      { field: 'second', key: 'validation.max', values: { max: 3 } },
    ]);
  });
});

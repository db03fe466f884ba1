import { object } from 'yup';
import type { AnyObjectSchema } from 'yup';
import { addressSchema } from '../../../src/components/address/addressRules.ts';
import {
  currentPassword,
  newPassword,
  repeatedPassword,
} from '../../../src/contract/rules/password.ts';
import { couponCode } from '../../../src/contract/rules/order.ts';
import { acceptedTerms, email, personName } from '../../../src/contract/rules/person.ts';
import { line, type Violation } from '../../../src/contract/rules/rule.ts';
import { age } from '../../../src/contract/rules/questionnaire.ts';
import { cancelSchema } from '../../../src/features/appointments/cancelForm.ts';
import { detailsSchema } from '../../../src/features/booking/bookingForm.ts';
import { contactSchema } from '../../../src/features/content/contactForm.ts';
import { profileSchema } from '../../../src/features/profile/profileEditForm.ts';
import { questionnaireSchema } from '../../../src/features/questionnaire/questionnaireForm.ts';
import { quickSignUpSchema } from '../../../src/features/quickSignUp/quickSignUpForm.ts';
import { registerSchema } from '../../../src/features/register/registerForm.ts';
import { loginSchema } from '../../../src/features/session/loginForm.ts';
import * as rules from '../../../src/forms/rules.ts';
import { problemsOf } from '../../../src/forms/validation.ts';
import { profile } from '../../support/factories/customer.ts';
import { casesOf, numberCases, type FieldRule } from '../../support/ruleCases.ts';

interface FormOfRules {
  readonly schema: AnyObjectSchema;
  readonly fields: Readonly<Record<string, FieldRule>>;
}

const person = { first_name: 'personName', last_name: 'personName', email: 'email' } as const;
const place = {
  block: 'block',
  street: 'street',
  avenue: 'avenue?',
  house_building: 'house_building',
  floor: 'floor?',
  apartment: 'apartment?',
  special_direction: 'special_direction?',
} as const;

// Forms of one or two fields do not export their schema.
const passwordChangeSchema = object({
  old_password: rules.requiredText(currentPassword),
  new_password: rules.requiredText(newPassword),
  confirm_password: rules.requiredText(repeatedPassword('new_password')),
});
const forgotPasswordSchema = object({ email: rules.requiredText(email) });
const voucherSchema = object({ coupon_code: rules.requiredText(couponCode) });

const answersSchema = questionnaireSchema({ today: '2027-01-17', endDate: '2027-02-14' });

const FORMS: Readonly<Record<string, FormOfRules>> = {
  login: { schema: loginSchema, fields: { email: 'email', password: 'currentPassword' } },
  register: {
    schema: registerSchema,
    fields: { ...person, password: 'newPassword', civil_id: 'civilId', phone: 'mobile?', ...place },
  },
  quickSignUp: {
    schema: quickSignUpSchema,
    fields: { ...person, phone: 'mobile', password: 'newPasswordWithNumber' },
  },
  profile: {
    schema: profileSchema(profile({ civil_id: null })),
    fields: { ...person, phone: 'mobile?', civil_id: 'civilId?' },
  },
  profileWithCivilId: { schema: profileSchema(profile()), fields: { civil_id: 'civilId' } },
  passwordChange: {
    schema: passwordChangeSchema,
    fields: { old_password: 'currentPassword', new_password: 'newPassword' },
  },
  forgotPassword: { schema: forgotPasswordSchema, fields: { email: 'email' } },
  address: { schema: addressSchema, fields: { title: 'title?', ...place } },
  questionnaire: {
    schema: answersSchema,
    fields: { medical_condition_details: 'medicalDetails?', others: 'otherDislikes?' },
  },
  contact: {
    schema: contactSchema,
    fields: {
      name: 'contactName',
      email: 'email',
      phone: 'mobile?',
      subject: 'contactSubject',
      message: 'contactMessage',
    },
  },
  voucher: { schema: voucherSchema, fields: { coupon_code: 'couponCode' } },
  appointment: { schema: detailsSchema, fields: { comments: 'appointmentComments' } },
  cancellation: { schema: cancelSchema, fields: { rejected_reason: 'cancellationReason' } },
};

describe.each(Object.entries(FORMS))('the form %s', (_, { schema, fields }) => {
  it.each(Object.entries(fields))('holds %s to the rule %s', (field, name) => {
    const { good, bad, empty } = casesOf(name);
    expect(good.map(([typed]) => [typed, cleaned(schema, field, typed)])).toEqual(good);
    expect(bad.map(([typed]) => [typed, violationOf(schema, field, typed)])).toEqual(bad);
    expect(empty.map((typed) => cleaned(schema, field, typed))).toEqual(empty.map(() => ''));
    const accepted = [...good.map(([typed]) => typed), ...empty];
    expect(accepted.filter((typed) => violationOf(schema, field, typed) !== null)).toEqual([]);
  });
});

describe.each(Object.entries(numberCases))('the figure %s', (field, { good, bad }) => {
  it.each(good)('is taken as %d', (value) => {
    expect(violationOf(answersSchema, field, String(value))).toBeNull();
    expect(cleaned(answersSchema, field, String(value))).toBe(value);
  });

  it.each(bad)('is refused as %d with %j', (value, violation) => {
    expect(violationOf(answersSchema, field, String(value))).toEqual(violation);
  });
});

describe('requiredNumber', () => {
  const schema = object({ field: rules.requiredNumber(age) });

  it.each([
    ['٣٤', 34],
    ['۳۴', 34],
    [' 34 ', 34],
  ])('reads %j', (typed, value) => expect(cleaned(schema, 'field', typed)).toBe(value));

  it.each([
    ['', 'validation.propertyRequired'],
    ['abc', 'validation.propertyNumbers'],
    ['३४', 'validation.propertyNumbers'],
  ])('answers %j with %s', (typed, key) =>
    expect(violationOf(schema, 'field', typed)).toEqual({ key }),
  );
});

describe('rules for more than a text', () => {
  it('compares the second typing of a password with the first', () => {
    const schema = object({ repeated: rules.requiredText(repeatedPassword('password')) });
    const problems = (values: object) => problemsOf(schema, values);
    expect(problems({ password: 'Mizan2026', repeated: 'Mizan2026' })).toEqual([]);
    expect(problems({ password: 'Mizan2026', repeated: 'Mizan2027' })).toMatchObject([
      { key: 'validation.passwordMatch' },
    ]);
    expect(problems({ password: '', repeated: '' })).toMatchObject([
      { key: 'validation.propertyRequired' },
    ]);
  });

  it('names the passwords that differ where there is an old one too', () => {
    const values = { old_password: 'x', new_password: 'Mizan2026', confirm_password: 'Mizan2027' };
    expect(problemsOf(passwordChangeSchema, values)).toEqual([
      {
        field: 'confirm_password',
        key: 'validation.propertyMatch',
        values: { property: 'new_passwords' },
      },
    ]);
  });

  it('asks for the terms', () => {
    const schema = object({ terms: rules.accepted(acceptedTerms) });
    expect(violationOf(schema, 'terms', false)).toEqual({ key: 'validation.terms' });
    expect(violationOf(schema, 'terms', true)).toBeNull();
  });

  it('asks for a choice', () => {
    const schema = object({ area: rules.requiredChoice() });
    expect(violationOf(schema, 'area', '')).toEqual({ key: 'validation.propertyRequired' });
    expect(violationOf(schema, 'area', '7')).toBeNull();
  });
});

describe('problemsOf', () => {
  it('names each field once, with the limits', () => {
    const schema = object({
      first: rules.requiredText(personName),
      second: rules.requiredText(line({ max: 3 })),
    });
    expect(problemsOf(schema, { first: '', second: '1234' })).toEqual([
      { field: 'first', key: 'validation.propertyRequired', values: {} },
      { field: 'second', key: 'validation.max', values: { max: 3 } },
    ]);
  });
});

function violationOf(schema: AnyObjectSchema, field: string, typed: unknown): Violation | null {
  const found = problemsOf(schema, { [field]: typed }).find((problem) => problem.field === field);
  if (found === undefined) return null;
  const { key, values } = found as unknown as { key: Violation['key']; values: object };
  return Object.keys(values).length === 0 ? { key } : { key, values };
}

function cleaned(schema: AnyObjectSchema, field: string, typed: unknown): unknown {
  return (schema.cast({ [field]: typed }, { assert: false }) as Record<string, unknown>)[field];
}

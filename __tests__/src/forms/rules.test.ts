import { object } from 'yup';
import type { AnyObjectSchema } from 'yup';
import { addressSchema } from '../../../src/components/address/addressRules.ts';
import { personName } from '../../../src/contract/rules/person.ts';
import { line, type FormValues, type Violation } from '../../../src/contract/rules/rule.ts';
import { age } from '../../../src/contract/rules/questionnaire.ts';
import { cancelSchema } from '../../../src/features/appointments/cancelForm.ts';
import { detailsSchema } from '../../../src/features/booking/bookingForm.ts';
import { selectSentComment } from '../../../src/features/cart/cartSelectors.ts';
import { cartReducer, noteEdited } from '../../../src/features/cart/cartSlice.ts';
import { voucherSchema } from '../../../src/features/cart/voucherForm.ts';
import { contactSchema } from '../../../src/features/content/contactForm.ts';
import { forgotPasswordSchema } from '../../../src/features/forgotPassword/forgotPasswordForm.ts';
import { confirmationSchema } from '../../../src/features/privacy/confirmationForm.ts';
import { problemReportSchema } from '../../../src/features/problemReport/problemReportForm.ts';
import { passwordSchema } from '../../../src/features/profile/passwordForm.ts';
import { profileSchema } from '../../../src/features/profile/profileEditForm.ts';
import { questionnaireSchema } from '../../../src/features/questionnaire/questionnaireForm.ts';
import { quickSignUpSchema } from '../../../src/features/quickSignUp/quickSignUpForm.ts';
import { registerSchema } from '../../../src/features/register/registerForm.ts';
import { resetPasswordSchema } from '../../../src/features/resetPassword/resetPasswordForm.ts';
import { loginSchema } from '../../../src/features/session/loginForm.ts';
import * as rules from '../../../src/forms/rules.ts';
import { problemsOf } from '../../../src/forms/validation.ts';
import { profile } from '../../support/factories/customer.ts';
import {
  booleanCases,
  casesOf,
  numberCases,
  rulesWithout,
  textCases,
  type FieldRule,
} from '../../support/ruleCases.ts';

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

const passwords = { password: 'newPassword', confirm_password: 'repeatedPassword' } as const;
const answersSchema = questionnaireSchema({ today: '2027-01-17', endDate: '2027-02-14' });

const FORMS: Readonly<Record<string, FormOfRules>> = {
  login: { schema: loginSchema, fields: { email: 'email', password: 'currentPassword' } },
  register: {
    schema: registerSchema,
    fields: {
      ...person,
      ...passwords,
      civil_id: 'civilId',
      phone: 'mobile?',
      ...place,
    },
  },
  quickSignUp: {
    schema: quickSignUpSchema,
    fields: { ...person, ...passwords, phone: 'mobile', password: 'newPasswordWithNumber' },
  },
  profile: {
    schema: profileSchema(profile({ civil_id: null })),
    fields: {
      ...person,
      password: 'passwordForNewEmail',
      phone: 'mobile?',
      civil_id: 'civilIdOrMask?',
    },
  },
  profileWithCivilId: { schema: profileSchema(profile()), fields: { civil_id: 'civilIdOrMask' } },
  passwordChange: {
    schema: passwordSchema,
    fields: {
      old_password: 'currentPassword',
      new_password: 'newPassword',
      confirm_password: 'repeatedNewPassword',
    },
  },
  resetPassword: { schema: resetPasswordSchema, fields: passwords },
  privacy: { schema: confirmationSchema, fields: { password: 'currentPassword' } },
  problemReport: { schema: problemReportSchema, fields: { message: 'problemMessage?' } },
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
    const { good, bad, empty, beside } = casesOf(name);
    const found = (typed: string) => violationOf(schema, field, typed, beside);
    expect(good.map(([typed]) => [typed, cleaned(schema, field, typed)])).toEqual(good);
    expect(bad.map(([typed]) => [typed, found(typed)])).toEqual(bad);
    expect(empty.map((typed) => cleaned(schema, field, typed))).toEqual(empty.map(() => ''));
    const accepted = [...good.map(([typed]) => typed), ...empty];
    expect(accepted.filter((typed) => found(typed) !== null)).toEqual([]);
  });
});

describe('the note of a cart', () => {
  const NOTE = { comment: 'orderComment?' } as const;

  it('is sent as its rule has it', () => {
    const sent = (typed: string) => {
      const cart = cartReducer(undefined, noteEdited({ comment: typed }));
      return selectSentComment({ cart });
    };
    const { good, empty } = casesOf(NOTE.comment);
    expect(good.map(([typed]) => [typed, sent(typed)])).toEqual(good);
    expect(empty.map(sent)).toEqual(empty.map(() => null));
  });

  it('leaves no rule of customers without a form', () => {
    const rows = [...Object.values(FORMS).map(({ fields }) => fields), NOTE];
    expect(rulesWithout(textCases, rows)).toEqual([]);
  });
});

describe.each([
  ['register', registerSchema, 'terms', booleanCases.acceptedTerms],
  ['quickSignUp', quickSignUpSchema, 'terms', booleanCases.acceptedTerms],
  ['questionnaire', answersSchema, 'health_consent', booleanCases.healthConsent],
] as const)('the form %s', (_, schema, field, { good, bad }) => {
  it(`asks for ${field}`, () => {
    expect(good.map(([given]) => violationOf(schema, field, given))).toEqual([null]);
    expect(bad.map(([given]) => [given, violationOf(schema, field, given)])).toEqual(bad);
    expect(violationOf(schema, field, undefined)).toEqual(bad[0]?.[1]);
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

it('asks for a choice', () => {
  const schema = object({ area: rules.requiredChoice() });
  expect(violationOf(schema, 'area', '')).toEqual({ key: 'validation.propertyRequired' });
  expect(violationOf(schema, 'area', '7')).toBeNull();
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

function violationOf(
  schema: AnyObjectSchema,
  field: string,
  typed: unknown,
  beside: FormValues = {},
): Violation | null {
  const problems = problemsOf(schema, { ...beside, [field]: typed });
  const found = problems.find((problem) => problem.field === field);
  if (found === undefined) return null;
  const { key, values } = found as unknown as { key: Violation['key']; values: object };
  return Object.keys(values).length === 0 ? { key } : { key, values };
}

function cleaned(schema: AnyObjectSchema, field: string, typed: unknown): unknown {
  return (schema.cast({ [field]: typed }, { assert: false }) as Record<string, unknown>)[field];
}

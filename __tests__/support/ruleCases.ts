import { addressParts } from '../../src/contract/rules/address.ts';
import { appointmentComments, cancellationReason } from '../../src/contract/rules/appointment.ts';
import { civilId, civilIdOrMask } from '../../src/contract/rules/civilId.ts';
import { contactMessage, contactName, contactSubject } from '../../src/contract/rules/contact.ts';
import { healthConsent } from '../../src/contract/rules/healthConsent.ts';
import { couponCode, orderComment } from '../../src/contract/rules/order.ts';
import {
  currentPassword,
  newPassword,
  newPasswordWithNumber,
  passwordForNewEmail,
  repeatedNewPassword,
  repeatedPassword,
} from '../../src/contract/rules/password.ts';
import { acceptedTerms, email, personName } from '../../src/contract/rules/person.ts';
import { mobile } from '../../src/contract/rules/phone.ts';
import { problemMessage } from '../../src/contract/rules/problemReport.ts';
import {
  age,
  height,
  medicalDetails,
  otherDislikes,
  weight,
} from '../../src/contract/rules/questionnaire.ts';
import type { FormValues, RuleKey, TextRule, Violation } from '../../src/contract/rules/rule.ts';
import {
  asTyped,
  atLeast,
  atMost,
  COOK,
  E_ACUTE,
  JOINERS,
  LEFT_TO_RIGHT_MARK,
  lineCases,
  noteCases,
  NUL,
  OVERRIDES,
  refused,
  REQUIRED,
  RIGHT_TO_LEFT_MARK,
  THUMB,
  UNSEEN,
  type BooleanCases,
  type NumberCases,
  type TextCases,
} from './ruleCaseKinds.ts';
import { staffTextCases } from './staffRuleCases.ts';

function nameCases(rule: TextRule, max: number): TextCases {
  const { good, bad } = lineCases(rule, max);
  return {
    rule,
    good: [
      ...good,
      ...asTyped('نو', 'Al', 'مُحَمَّد', 'عبد الله', "O'Neill-Sabah", E_ACUTE, COOK, THUMB.repeat(2)),
      ['  Noura   Al-Sabah ', 'Noura Al-Sabah'],
    ],
    bad: [...bad, ...['ن', 'x', ' x ', '𝒮', THUMB].map((one) => [one, atLeast(2)] as const)],
  };
}

const emailCases: TextCases = {
  rule: email,
  good: [
    ...asTyped('noor@example.net', 'n+tag.x@mail.example.kw', "o'neill_1@x-y.co"),
    ...asTyped('نورة@مثال.كوم', `${'x'.repeat(249)}@a.co`),
    [' Noura.S@Mail.Example.KW ', 'noura.s@mail.example.kw'],
    [`noor@example.net${RIGHT_TO_LEFT_MARK}`, 'noor@example.net'],
    ['noor٢@example.net', 'noor2@example.net'],
    ...[NUL, JOINERS, ...OVERRIDES, ...UNSEEN].map(
      (mark) => [`no${mark}or${mark}@example.net`, 'noor@example.net'] as const,
    ),
  ],
  bad: [
    ...refused(REQUIRED, '', '  ', RIGHT_TO_LEFT_MARK),
    ...refused('validation.email', 'noura', 'noura@', '@example.com', 'noura@example', 'n@x.c'),
    ...refused('validation.email', 'a(b)@x.com', 'n@x.c.', 'n@x..com', 'n@.com', 'n@x.c(om'),
    ...refused('validation.email', 'no ura@example.com', 'نورة@@example.com', 'a@b@example.com'),
    ...refused('validation.email', 'a@b.co,c@d.ee', 'a@b.co;c@d.ee', '<a@b.co>', 'a"b@c.de'),
    ...refused('validation.email', 'a@b.co\r\nBcc:x@y.zz', 'a@[1.2.3.4]', 'a\\b@c.de'),
    [`${'x'.repeat(250)}@a.co`, atMost(254)],
  ],
};

const mobileCases: TextCases = {
  rule: mobile,
  good: [
    ...['55555555', '66001234', '99001234', '41012345', '96512345'].map(
      (typed) => [typed, `+965${typed}`] as const,
    ),
    ...[
      ...['50012345', '+965 5001 2345', '00965-50012345', '965 50012345', '(5001) 2345'],
      ...['٥٠٠١٢٣٤٥', '۵۰۰۱۲۳۴۵', '+٩٦٥ ٥٠٠١ ٢٣٤٥', '  50012345  ', '5 0 0 1 2 3 4 5'],
      ...[`${LEFT_TO_RIGHT_MARK}+965 5001 2345${RIGHT_TO_LEFT_MARK}`, `5001${NUL}2345`],
    ].map((typed) => [typed, '+96550012345'] as const),
  ],
  bad: [
    ...refused(REQUIRED, '', '   ', RIGHT_TO_LEFT_MARK),
    ...refused('validation.phone', '22345678', '70001234', '88881234', '5001234', '500123456'),
    ...refused('validation.phone', '050012345', '+20 1001234567', '+50012345', 'phone', '५००१२३४५'),
    ...refused('validation.phone', '50012345x', '5'.repeat(31)),
  ],
};

const civilIdCases: TextCases = {
  rule: civilId,
  good: [
    ...asTyped('285070400028', '290010100011', '305111500013', '304022900029', '304022900010'),
    ...['٢٨٥٠٧٠٤٠٠٠٢٨', '۲۸۵۰۷۰۴۰۰۰۲۸', ' 2850704 00028 ', '285-0704-00028'].map(
      (typed) => [typed, '285070400028'] as const,
    ),
    [`${RIGHT_TO_LEFT_MARK}285070400028${NUL}`, '285070400028'],
  ],
  bad: [
    ...refused(REQUIRED, '', ' ', NUL),
    ...refused('validation.civilId', '285070400027', '301022900025', '290010100021'),
    ...refused('validation.civilId', '28507040002', '2850704000280', '185070400028', 'civil id'),
    ...refused('validation.civilId', '२८५०७०४०००२८', '2'.repeat(21)),
  ],
};

const civilIdOrMaskCases: TextCases = {
  rule: civilIdOrMask,
  good: [...civilIdCases.good, ...asTyped('••••••••0028')],
  bad: [
    ...civilIdCases.bad,
    ...refused('validation.civilId', '•••••••0028', '••••••••028', '••••••••00028'),
  ],
};

/** Nothing is taken out of a password. */
const TAKEN_PASSWORDS = [
  ...['eight888', '12345678', ' spaces 1 ', '٢كلمة سر', '۲pass word', `nul${NUL}nul ${NUL}1`],
  ...[
    `${THUMB.repeat(7)}1`,
    `${E_ACUTE.repeat(4)}1`,
    `1${'x'.repeat(199)}`,
    `1${THUMB.repeat(199)}`,
  ],
];
const REFUSED_PASSWORDS: TextCases['bad'] = [
  ...refused(REQUIRED, ''),
  ...['1', 'seven77', '       ', THUMB.repeat(4), THUMB.repeat(7), `${E_ACUTE.repeat(3)}1`].map(
    (typed) => [typed, { key: 'validation.passwordMin' as const, values: { min: 8 } }] as const,
  ),
  ...[`1${'x'.repeat(200)}`, `1${THUMB.repeat(200)}`].map((typed) => [typed, atMost(200)] as const),
];
const WITHOUT_NUMBER = ['password', 'كلمة سر طويلة', '        ', THUMB.repeat(8), 'password१'];

const currentPasswordCases: TextCases = {
  rule: currentPassword,
  good: asTyped('x', ' ', THUMB, ...TAKEN_PASSWORDS),
  bad: [...refused(REQUIRED, ''), [THUMB.repeat(201), atMost(200)]],
};
const passwordForNewEmailCases: TextCases = {
  rule: passwordForNewEmail,
  good: currentPasswordCases.good,
  bad: [...refused('validation.emailNeedsPassword', ''), [THUMB.repeat(201), atMost(200)]],
};
const newPasswordCases: TextCases = {
  rule: newPassword,
  good: asTyped(...TAKEN_PASSWORDS, ...WITHOUT_NUMBER),
  bad: REFUSED_PASSWORDS,
};
const passwordWithNumberCases: TextCases = {
  rule: newPasswordWithNumber,
  good: asTyped(...TAKEN_PASSWORDS),
  bad: [...REFUSED_PASSWORDS, ...refused('validation.passwordNumber', ...WITHOUT_NUMBER)],
};

/** Of the second typing, which is compared character for character. */
function repeatedCases(rule: TextRule, field: string, differs: Violation): TextCases {
  const first = ' Mizan ٢٠٢٦';
  return {
    rule,
    beside: { [field]: first },
    good: asTyped(first),
    bad: [
      ...refused(REQUIRED, ''),
      ...['Mizan ٢٠٢٦', ' Mizan 2026', ' mizan ٢٠٢٦'].map((typed) => [typed, differs] as const),
    ],
  };
}

/** The texts of customers. */
export const textCases = {
  personName: nameCases(personName, 50),
  contactName: nameCases(contactName, 100),
  contactSubject: lineCases(contactSubject, 150),
  contactMessage: noteCases(contactMessage, 3000),
  email: emailCases,
  mobile: mobileCases,
  civilId: civilIdCases,
  civilIdOrMask: civilIdOrMaskCases,
  currentPassword: currentPasswordCases,
  passwordForNewEmail: passwordForNewEmailCases,
  newPassword: newPasswordCases,
  newPasswordWithNumber: passwordWithNumberCases,
  repeatedPassword: repeatedCases(repeatedPassword, 'password', {
    key: 'validation.passwordMatch',
  }),
  repeatedNewPassword: repeatedCases(repeatedNewPassword, 'new_password', {
    key: 'validation.propertyMatch',
    values: { property: 'new_passwords' },
  }),
  title: lineCases(addressParts.title, 50),
  block: lineCases(addressParts.block, 20),
  street: lineCases(addressParts.street, 60),
  avenue: lineCases(addressParts.avenue, 60),
  house_building: lineCases(addressParts.house_building, 40),
  floor: lineCases(addressParts.floor, 20),
  apartment: lineCases(addressParts.apartment, 20),
  special_direction: noteCases(addressParts.special_direction, 300),
  medicalDetails: noteCases(medicalDetails, 1000, 'validation.medicalDetails'),
  otherDislikes: noteCases(otherDislikes, 500),
  couponCode: lineCases(couponCode, 40, 'validation.required'),
  orderComment: noteCases(orderComment, 500),
  appointmentComments: noteCases(appointmentComments, 500, 'validation.comments'),
  cancellationReason: noteCases(cancellationReason, 500, 'validation.cancellationReason'),
  problemMessage: noteCases(problemMessage, 2000),
} satisfies Record<string, TextCases>;

export const booleanCases = {
  acceptedTerms: {
    rule: acceptedTerms,
    good: [[true, true]],
    bad: [[false, { key: 'validation.terms' }]],
  },
  healthConsent: {
    rule: healthConsent,
    good: [[true, true]],
    bad: [[false, { key: 'validation.healthConsent' }]],
  },
} satisfies Record<string, BooleanCases>;

const refusedNumbers = (key: RuleKey, ...values: readonly number[]) =>
  values.map((value) => [value, { key }] as const);
const taken = (...values: readonly number[]) => values.map((value) => [value, value] as const);

export const numberCases = {
  age: {
    rule: age,
    good: taken(12, 13, 99, 100),
    bad: [
      ...refusedNumbers('validation.age', 11, 101, 0, -30),
      ...refusedNumbers('validation.integer', 30.5, 11.5),
    ],
  },
  height: {
    rule: height,
    good: taken(100, 170, 230),
    bad: [
      ...refusedNumbers('validation.height', 99, 231, -170),
      ...refusedNumbers('validation.integer', 170.5),
    ],
  },
  weight: {
    rule: weight,
    good: taken(25, 25.1, 70.1, 100.7, 299.9, 300),
    bad: [
      ...refusedNumbers('validation.weight', 24.9, 300.1, -70),
      ...refusedNumbers('validation.oneDecimal', 70.55, 70.26, 24.99),
    ],
  },
} satisfies Record<string, NumberCases>;

type TextCaseName = keyof typeof textCases | keyof typeof staffTextCases;

/** The rule of a field; with a question mark the field may be left empty. */
export type FieldRule = TextCaseName | `${TextCaseName}?`;

interface FieldCases {
  readonly good: TextCases['good'];
  readonly bad: TextCases['bad'];
  /** Values that an optional field treats as empty. */
  readonly empty: readonly string[];
  readonly beside: FormValues;
}

const everyTextCase = new Map<string, TextCases>(
  Object.entries({ ...textCases, ...staffTextCases }),
);

export function casesOf(field: FieldRule): FieldCases {
  const name = ruleOfField(field);
  const cases = everyTextCase.get(name);
  if (cases === undefined) throw new Error(`There are no cases of the rule ${name}.`);
  const { rule, good, bad, beside = {} } = cases;
  if (name === field) return { good, bad, empty: [], beside };
  const isEmpty = ([, { key }]: TextCases['bad'][number]) => key === rule.required;
  return {
    good,
    bad: bad.filter((one) => !isEmpty(one)),
    empty: bad.filter(isEmpty).map(([typed]) => typed),
    beside,
  };
}

const ruleOfField = (field: FieldRule): string => field.replace('?', '');

/** The names of the rules that none of the rows has. */
export function rulesWithout(
  cases: Readonly<Record<string, TextCases>>,
  rows: readonly Readonly<Record<string, FieldRule>>[],
): string[] {
  const used = new Set(rows.flatMap((fields) => Object.values(fields).map(ruleOfField)));
  return Object.keys(cases).filter((name) => !used.has(name));
}

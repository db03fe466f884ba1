import { addressParts } from '../../src/contract/rules/address.ts';
import { appointmentComments, cancellationReason } from '../../src/contract/rules/appointment.ts';
import { civilId } from '../../src/contract/rules/civilId.ts';
import { contactMessage, contactName, contactSubject } from '../../src/contract/rules/contact.ts';
import { couponCode, orderComment } from '../../src/contract/rules/order.ts';
import { email, personName } from '../../src/contract/rules/person.ts';
import { mobile } from '../../src/contract/rules/phone.ts';
import {
  currentPassword,
  newPassword,
  newPasswordWithNumber,
} from '../../src/contract/rules/password.ts';
import {
  age,
  height,
  medicalDetails,
  otherDislikes,
  weight,
} from '../../src/contract/rules/questionnaire.ts';
import type { NumberRule, RuleKey, TextRule, Violation } from '../../src/contract/rules/rule.ts';

/** Good and bad values of a rule, which are run against the contract, the forms and the API. */
export interface RuleCases<R, Value> {
  readonly rule: R;
  /** The typed value, and its normalised form. */
  readonly good: readonly (readonly [typed: Value, normalised: Value])[];
  readonly bad: readonly (readonly [typed: Value, violation: Violation])[];
}
export type TextCases = RuleCases<TextRule, string>;
export type NumberCases = RuleCases<NumberRule, number>;

// Each is one character for the reader, in one to seven code points and up to eleven UTF-16 units.
const THUMB = '👍';
const COOK = '👩🏽‍🍳';
const E_ACUTE = 'e\u0301';
const NUL = '\u0000';
const RIGHT_TO_LEFT_MARK = '\u200f';
const LEFT_TO_RIGHT_MARK = '\u200e';
/** Turn the text around them over. */
const OVERRIDES = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2069'];
/** Halves of a character, marks without width, and what is no character. */
const UNSEEN = [
  '\ud83d',
  '\udc4d',
  '\u00ad',
  '\u200b',
  '\u2060',
  '\u206a',
  '\ufeff',
  '\ufffa',
  '\uffff',
];
/** Typed in Arabic, Persian, Indian scripts and emoji; alone they are nothing. */
const JOINERS = '\u200c\u200d';
/** Characters of which a name would be blank. */
const BLANKS = [JOINERS, '\u3164', '\u2800 \u2800', '\ufe0f\u034f', '\u{e0020}'];
const TYPED_WITH_JOINERS = ['می\u200cخواهم', 'عبد\u200cالله', 'क्\u200dष', '👩\u200d🍳', '❤\ufe0f'];

const REQUIRED = 'validation.propertyRequired';
const atLeast = (min: number): Violation => ({ key: 'validation.min', values: { min } });
const atMost = (max: number): Violation => ({ key: 'validation.max', values: { max } });
const asTyped = (...texts: readonly string[]) => texts.map((text) => [text, text] as const);
const refused = (key: RuleKey, ...texts: readonly string[]) =>
  texts.map((text) => [text, { key }] as const);

/** Cases for every single-line text: single spaces, ASCII digits, no marks, limits in characters. */
function lineCases(rule: TextRule, max: number, required: RuleKey = REQUIRED): TextCases {
  return {
    rule,
    good: [
      ...asTyped('نص عربي', 'x'.repeat(max), 'س'.repeat(max), THUMB.repeat(max)),
      ...asTyped(...TYPED_WITH_JOINERS),
      ...[...OVERRIDES, ...UNSEEN].map((mark) => [`${mark}a${mark}b${mark}`, 'ab'] as const),
      [`  ${'x'.repeat(max)} `, 'x'.repeat(max)],
      [`${' '.repeat(500)}ab`, 'ab'],
      ['a \t b\r\nc\u2028d', 'a b c d'],
      [`a${NUL}b\u0007\u0085`, 'ab'],
      [`${RIGHT_TO_LEFT_MARK}ab${LEFT_TO_RIGHT_MARK}`, 'ab'],
      ['قطعة ٤', 'قطعة 4'],
      ['قطعه ۴', 'قطعه 4'],
      ['ब्लॉक ४', 'ब्लॉक ४'],
    ],
    bad: [
      ...refused(required, '', '   ', NUL, RIGHT_TO_LEFT_MARK, '\n\t\u00a0'),
      ...refused(required, ...OVERRIDES, ...UNSEEN, ...BLANKS),
      ...['x', 'س', THUMB].map((one) => [one.repeat(max + 1), atMost(max)] as const),
      [E_ACUTE.repeat(max / 2 + 1), atMost(max)],
    ],
  };
}

/** Cases for every note: its line breaks, marks and digits stay. */
function noteCases(rule: TextRule, max: number, required: RuleKey = REQUIRED): TextCases {
  return {
    rule,
    good: [
      ...asTyped('one\n\ntwo\tthree', 'الباب ٢', `a${RIGHT_TO_LEFT_MARK}b`, 'x'.repeat(max)),
      ...asTyped(THUMB.repeat(max), ...TYPED_WITH_JOINERS),
      ...[...OVERRIDES, ...UNSEEN].map((mark) => [`${mark}a${mark}\nb${mark}`, 'a\nb'] as const),
      ['a\rb\u2028c\u2029d', 'a\nb\nc\nd'],
      ['  first  line\n ', 'first  line'],
      [`Ring${NUL} twice\u0007\r\nplease`, 'Ring twice\nplease'],
      [`${' '.repeat(500)}a`, 'a'],
    ],
    bad: [
      ...refused(required, '', ' \n ', NUL, ...OVERRIDES, ...UNSEEN, ...BLANKS),
      ['x'.repeat(max + 1), atMost(max)],
      [THUMB.repeat(max + 1), atMost(max)],
    ],
  };
}

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

export const textCases = {
  personName: nameCases(personName, 50),
  contactName: nameCases(contactName, 100),
  contactSubject: lineCases(contactSubject, 150),
  contactMessage: noteCases(contactMessage, 3000),
  email: emailCases,
  mobile: mobileCases,
  civilId: civilIdCases,
  currentPassword: currentPasswordCases,
  newPassword: newPasswordCases,
  newPasswordWithNumber: passwordWithNumberCases,
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
} satisfies Record<string, TextCases>;

export type TextCaseName = keyof typeof textCases;

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

/** The rule of a field; with a question mark the field may be left empty. */
export type FieldRule = TextCaseName | `${TextCaseName}?`;

interface FieldCases {
  readonly good: TextCases['good'];
  readonly bad: TextCases['bad'];
  /** Values that an optional field treats as empty. */
  readonly empty: readonly string[];
}

export function casesOf(field: FieldRule): FieldCases {
  const [name = ''] = field.split('?');
  const cases = new Map<string, TextCases>(Object.entries(textCases)).get(name);
  if (cases === undefined) throw new Error(`There are no cases of the rule ${name}.`);
  const { rule, good, bad } = cases;
  if (name === field) return { good, bad, empty: [] };
  const isEmpty = ([, { key }]: TextCases['bad'][number]) => key === rule.required;
  return {
    good,
    bad: bad.filter((one) => !isEmpty(one)),
    empty: bad.filter(isEmpty).map(([typed]) => typed),
  };
}

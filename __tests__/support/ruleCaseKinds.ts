import type {
  BooleanRule,
  FormValues,
  NumberRule,
  RuleKey,
  TextRule,
  Violation,
} from '../../src/contract/rules/rule.ts';

/** Good and bad values of a rule. The contract, the forms and the API are held to the same ones. */
interface RuleCases<R, Value> {
  readonly rule: R;
  /** What is typed, and what is sent and stored of it. */
  readonly good: readonly (readonly [typed: Value, normalised: Value])[];
  readonly bad: readonly (readonly [typed: Value, violation: Violation])[];
  /** The values with which a rule compares. */
  readonly beside?: FormValues;
}
export type TextCases = RuleCases<TextRule, string>;
export type NumberCases = RuleCases<NumberRule, number>;
export type BooleanCases = RuleCases<BooleanRule, boolean>;

// One character for the reader of each, in one to seven code points and up to eleven UTF-16 units.
export const THUMB = '👍';
export const COOK = '👩🏽‍🍳';
export const E_ACUTE = 'e\u0301';
export const NUL = '\u0000';
export const RIGHT_TO_LEFT_MARK = '\u200f';
export const LEFT_TO_RIGHT_MARK = '\u200e';
/** Turn the text around them over. */
export const OVERRIDES = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2069',
];
/** Halves of a character, marks without width, and what is no character. */
export const UNSEEN = [
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
export const JOINERS = '\u200c\u200d';
/** What blank names are made of. */
const BLANKS = [JOINERS, '\u3164', '\u2800 \u2800', '\ufe0f\u034f', '\u{e0020}'];
const TYPED_WITH_JOINERS = ['می\u200cخواهم', 'عبد\u200cالله', 'क्\u200dष', '👩\u200d🍳', '❤\ufe0f'];

export const REQUIRED = 'validation.propertyRequired';
export const atLeast = (min: number): Violation => ({ key: 'validation.min', values: { min } });
export const atMost = (max: number): Violation => ({ key: 'validation.max', values: { max } });
export const asTyped = (...texts: readonly string[]) => texts.map((text) => [text, text] as const);
export const refused = (key: RuleKey, ...texts: readonly string[]) =>
  texts.map((text) => [text, { key }] as const);

/** What holds for every line: one line, single spaces, ASCII digits, no marks, limits in characters. */
export function lineCases(rule: TextRule, max: number, required: RuleKey = REQUIRED): TextCases {
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

/** What holds for every note: its line breaks, marks and digits stay. */
export function noteCases(rule: TextRule, max: number, required: RuleKey = REQUIRED): TextCases {
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

/** The messages of the rules: keys of the translations, the same for the browser and the API. */
export type RuleKey =
  | 'validation.propertyRequired'
  | 'validation.required'
  | 'validation.min'
  | 'validation.max'
  | 'validation.email'
  | 'validation.emailNeedsPassword'
  | 'validation.phone'
  | 'validation.civilId'
  | 'validation.passwordMin'
  | 'validation.passwordNumber'
  | 'validation.passwordMatch'
  | 'validation.propertyMatch'
  | 'validation.terms'
  | 'validation.healthConsent'
  | 'validation.integer'
  | 'validation.oneDecimal'
  | 'validation.age'
  | 'validation.height'
  | 'validation.weight'
  | 'validation.medicalDetails'
  | 'validation.dislikesDefined'
  | 'validation.noneAndSome'
  | 'validation.consultationPast'
  | 'validation.consultationFriday'
  | 'validation.consultationLate'
  | 'validation.comments'
  | 'validation.cancellationReason'
  | 'server.staff.code_format'
  | 'server.catalog.price'
  | 'server.catalog.price_digits'
  | 'server.shop.amount'
  | 'server.shop.number'
  | 'server.shop.percent'
  | 'server.shop.voucher_code'
  | 'server.shop.web_address';

/** A fault of a value: a message and its placeholders. `property` is the key of a field. */
export interface Violation {
  readonly key: RuleKey;
  readonly values?: { readonly min?: number; readonly max?: number; readonly property?: string };
}

/** The other values of the form, for a rule that compares two of them. */
export type FormValues = Readonly<Record<string, unknown>>;

interface ValueRule<Type extends string, Value> {
  /** The result of `typeof`. */
  readonly type: Type;
  /** The message when a required value is missing. */
  readonly required: RuleKey;
  readonly check: (value: Value, form: FormValues) => Violation | null;
}

/** `check` is given a normalised text that is not empty. */
export interface TextRule extends ValueRule<'string', string> {
  /** Limits of the normalised text in Unicode code points, as JSON Schema and PostgreSQL count them. */
  readonly min: number;
  readonly max: number;
  /** The text as it is compared, sent and stored. Normalising twice changes nothing more. */
  readonly normalise: (typed: string) => string;
}

export interface NumberRule extends ValueRule<'number', number> {
  readonly min: number;
  readonly max: number;
  readonly integer: boolean;
}

export type BooleanRule = ValueRule<'boolean', boolean>;

export type Rule = TextRule | NumberRule | BooleanRule;

const ARABIC_INDIC_ZERO = 0x0660;
const EXTENDED_ARABIC_INDIC_ZERO = 0x06f0;

/**
 * Turns ٠-٩ and ۰-۹ into 0-9, the Arabic decimal mark into a point, and drops the Arabic thousands
 * mark and the invisible direction marks that phones add when a number is pasted.
 */
export function toAsciiDigits(text: string): string {
  return text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_INDIC_ZERO))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - EXTENDED_ARABIC_INDIC_ZERO))
    .replace(/\u066B/g, '.')
    .replace(/[\u066C\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/g, '');
}

/**
 * Invisible characters that are not typed and can do harm: control characters except line breaks and tabs
 * (PostgreSQL refuses NUL), bidi embeddings, overrides and isolates, which reorder the text around them, lone
 * surrogates, and zero-width marks. Marks that Arabic, Persian and emoji need stay: ZWNJ, ZWJ, variation selectors,
 * and in multi-line texts LRM, RLM and ALM.
 */
const UNWANTED = new RegExp(
  [
    '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f]',
    '[\\u202a-\\u202e\\u2066-\\u206f]',
    '[\\u00ad\\u200b\\u2060-\\u2065\\ufeff\\ufff9-\\ufffb\\ufffe\\uffff]',
    '[\\ud800-\\udfff]',
  ].join('|'),
  // Iterates over code points, so remaining surrogates are lone ones.
  'gu',
);

/** Invisible characters: a name that consists of these is empty. */
const INVISIBLE = /^[\p{DI}\s\u2800]*$/u;

/** A text of several lines, without unwanted characters. */
function normaliseText(typed: string): string {
  const text = typed
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNWANTED, '')
    .trim();
  return INVISIBLE.test(text) ? '' : text;
}

/** One line with single spaces and ASCII digits. */
export function normaliseLine(typed: string): string {
  // White space by definition, but of no width: it separates no words.
  const spaced = toAsciiDigits(typed)
    .replace(/\ufeff/g, '')
    .replace(/\s/g, ' ');
  return normaliseText(spaced).replace(/ +/g, ' ');
}

/**
 * Code points: JSON Schema, PostgreSQL and every engine count them alike. Graphemes depend on the engine's version of
 * Unicode, and have no maximal size.
 */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}

interface TextLimits {
  readonly min?: number;
  readonly max: number;
  /** The message when nothing is left after the normalisation. */
  readonly required?: RuleKey;
}

export function line(limits: TextLimits): TextRule {
  return textRule(normaliseLine, limits);
}

/** Keeps its line breaks. */
export function note(limits: TextLimits): TextRule {
  return textRule(normaliseText, limits);
}

interface ParsedLimits {
  readonly max: number;
  /** The message for what `parse` cannot read. */
  readonly key: RuleKey;
}

/** One line that is sent and stored as `parse` reads it. */
export function parsedLine(
  parse: (text: string) => string | null,
  { max, key }: ParsedLimits,
): TextRule {
  const normalise = (typed: string) => {
    const text = normaliseLine(typed);
    return parse(text) ?? text;
  };
  return {
    ...textRule(normalise, { max }),
    check: (text) => (parse(text) === null ? { key } : null),
  };
}

export function textRule(
  normalise: TextRule['normalise'],
  { min = 1, max, required = 'validation.propertyRequired' }: TextLimits,
): TextRule {
  const check = (text: string): Violation | null => {
    const length = lengthOf(text);
    if (length < min) return { key: 'validation.min', values: { min } };
    return length > max ? { key: 'validation.max', values: { max } } : null;
  };
  return { type: 'string', min, max, required, normalise, check };
}

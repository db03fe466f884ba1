/** The messages of the rules: keys of the translations, the same for the browser and the API. */
export type RuleKey =
  | 'validation.propertyRequired'
  | 'validation.required'
  | 'validation.min'
  | 'validation.max'
  | 'validation.email'
  | 'validation.phone'
  | 'validation.civilId'
  | 'validation.passwordMin'
  | 'validation.passwordNumber'
  | 'validation.passwordMatch'
  | 'validation.propertyMatch'
  | 'validation.terms'
  | 'validation.integer'
  | 'validation.oneDecimal'
  | 'validation.age'
  | 'validation.height'
  | 'validation.weight'
  | 'validation.medicalDetails'
  | 'validation.comments'
  | 'validation.cancellationReason';

/** What is wrong with a value: a message and its placeholders. `property` is the key of a field. */
export interface Violation {
  readonly key: RuleKey;
  readonly values?: { readonly min?: number; readonly max?: number; readonly property?: string };
}

/** The other values of the form, for a rule that compares two of them. */
export type FormValues = Readonly<Record<string, unknown>>;

interface ValueRule<Type extends string, Value> {
  /** As `typeof` names it. */
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

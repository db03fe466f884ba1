/**
 * Turns a value of an answer into the storefront's own shape and drops unknown fields; throws where
 * the value has another shape. `at` is the value's place in the answer, for the error alone.
 */
export type Reader<T> = (value: unknown, at?: string) => T;

export type Fields<T> = { readonly [Key in keyof T]-?: Reader<T[Key]> };

function check<T>(accepts: (value: unknown) => value is T): Reader<T> {
  return (value, at = 'The answer') => {
    if (accepts(value)) return value;
    throw new TypeError(`${at} is malformed.`);
  };
}

const textThat = (accepts: (text: string) => boolean) =>
  check((value): value is string => typeof value === 'string' && accepts(value));
const isInstant = (text: string) => !Number.isNaN(Date.parse(text));

export const text = textThat(() => true);
export const filledText = textThat((value) => value !== '');
/** YYYY-MM-DD */
export const day = textThat(
  (value) => /^\d{4}-\d\d-\d\d$/.test(value) && isInstant(`${value}T00:00:00Z`),
);
/** HH:MM */
export const time = textThat((value) => isInstant(`1970-01-01T${value}:00Z`));
export const instant = textThat(isInstant);
export const flag = check((value) => typeof value === 'boolean');

const numberFrom = (least: number, isNumber: (value: unknown) => boolean) =>
  check((value): value is number => typeof value === 'number' && isNumber(value) && value >= least);
/** A number, such as kilograms. */
export const measure = numberFrom(0, Number.isFinite);
/** A whole number from 0. */
export const count = numberFrom(0, Number.isSafeInteger);
export const positiveCount = numberFrom(1, Number.isSafeInteger);
export const id = numberFrom(1, Number.isSafeInteger);

export function oneOf<const Text extends string>(...texts: readonly Text[]): Reader<Text> {
  return check((value): value is Text => texts.some((known) => known === value));
}

export function nullable<T>(read: Reader<T>): Reader<T | null> {
  return (value, at) => (value === null ? null : read(value, at));
}

/** For a field that another server may leave out. */
export function optional<T, Default>(read: Reader<T>, otherwise: Default): Reader<T | Default> {
  return (value, at) => (value == null ? otherwise : read(value, at));
}

export function orAbsent<T>(read: Reader<T>): Reader<T | undefined> {
  return (value, at) => (value === undefined ? undefined : read(value, at));
}

/** The first reader's value, or the other's where the first refuses. */
export function either<One, Other>(one: Reader<One>, other: Reader<Other>): Reader<One | Other> {
  return (value, at) => {
    try {
      return one(value, at);
    } catch {
      return other(value, at);
    }
  };
}

const array = check((value): value is readonly unknown[] => Array.isArray(value));

export function list<T>(read: Reader<T>): Reader<T[]> {
  return (value, at = 'The answer') =>
    array(value, at).map((entry, index) => read(entry, `${at}.${index}`));
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const record = check(isRecord);

/** The compiler asks for a reader of each field of T; the overload states that together they make a T. */
export function object<T extends object>(fields: Fields<T>): Reader<T>;
export function object(fields: Readonly<Record<string, Reader<unknown>>>): Reader<object> {
  return (value, at = 'The answer') => {
    const found = record(value, at);
    return Object.fromEntries(
      Object.entries(fields).map(([key, read]) => [key, read(found[key], `${at}.${key}`)]),
    );
  };
}

/** A field of an answer of which nothing is required, not even that it is an object. */
export function fieldOf(answer: unknown, key: string): unknown {
  return isRecord(answer) ? answer[key] : undefined;
}

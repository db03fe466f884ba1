import { IntlMessageFormat } from 'intl-messageformat';
import ar from '../../translations/ar.json' with { type: 'json' };
import en from '../../translations/en.json' with { type: 'json' };

export type Locale = 'en' | 'ar';
export type MessageKey = keyof typeof en;
/** A day (YYYY-MM-DD), a field or a name that is put into words in the customer's language. */
export type MessageValue =
  | string
  | number
  | { readonly day: string }
  | { readonly field: string }
  | { readonly name_en: string; readonly name_ar: string };
export type MessageValues = Readonly<Record<string, MessageValue>>;

const TEXTS: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { en, ar };
/** Kuwaiti shops show Latin digits in Arabic text too. */
const FORMATS: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar-KW-u-nu-latn' };
const compiled = new Map<string, IntlMessageFormat>();

export function translate(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
  const words = Object.entries(values).map(
    ([name, value]) => [name, inWords(locale, value)] as const,
  );
  return String(compile(locale, key).format(Object.fromEntries(words)));
}

/** The field's name for customers; the key itself when it has none. */
export function fieldName(locale: Locale, field: string): string {
  return TEXTS[locale][`field.${field}`] ?? field;
}

export function hasFieldName(field: string): boolean {
  return `field.${field}` in en;
}

/** The `locale` header, English unless it says Arabic. */
export function readLocale(header: unknown): Locale {
  return typeof header === 'string' && header.toLowerCase().startsWith('ar') ? 'ar' : 'en';
}

function inWords(locale: Locale, value: MessageValue): string | number {
  if (typeof value !== 'object') return value;
  if ('day' in value) return formatDay(locale, value.day);
  if ('field' in value) return fieldName(locale, value.field);
  return locale === 'ar' ? value.name_ar : value.name_en;
}

function formatDay(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(FORMATS[locale], {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(new Date(`${day}T00:00:00Z`));
}

function compile(locale: Locale, key: MessageKey): IntlMessageFormat {
  const id = `${locale}:${key}`;
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const message = new IntlMessageFormat(TEXTS[locale][key] ?? key, FORMATS[locale]);
  compiled.set(id, message);
  return message;
}

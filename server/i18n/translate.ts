import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import type en from '../../translations/en.json';
import {
  DEFAULT_LANGUAGE,
  languageOfTag,
  languages,
  perLanguage,
  pickText,
  type Language,
  type Localized,
  dayInWords,
  WHOLE_DAY,
} from '../../src/contract/languages.ts';
import { inCurrency, type Fils } from '../../src/contract/money.ts';

export type MessageKey = keyof typeof en;
/**
 * A placeholder's value that is formatted in the customer's language: a day (YYYY-MM-DD), weekdays, an amount, a
 * field or a name.
 */
type MessageValue =
  | string
  | number
  | { readonly day: string }
  | { readonly weekdays: readonly number[] }
  | { readonly fils: Fils }
  | { readonly field: string }
  | Localized<'name'>;
export type MessageValues = Readonly<Record<string, MessageValue>>;

type Texts = Readonly<Record<string, string>>;

const FOLDER = join(import.meta.dirname, '../../translations');
const TEXTS = perLanguage(
  (language) => JSON.parse(readFileSync(join(FOLDER, `${language}.json`), 'utf8')) as Texts,
);
const compiled = new Map<string, IntlMessageFormat>();

export function translate(language: Language, key: MessageKey, values: MessageValues = {}): string {
  const words = Object.entries(values).map(
    ([name, value]) => [name, inWords(language, value)] as const,
  );
  return String(compile(language, key).format(Object.fromEntries(words)));
}

/** The field's name for customers; the key itself when it has none. */
export function fieldName(language: Language, field: string): string {
  return TEXTS[language][`field.${field}`] ?? field;
}

export function hasFieldName(field: string): boolean {
  return `field.${field}` in TEXTS[DEFAULT_LANGUAGE];
}

/** The `locale` header; the default language for any other than the shop's. */
export function readLocale(header: unknown): Language {
  return languageOfTag(header) ?? DEFAULT_LANGUAGE;
}

function inWords(language: Language, value: MessageValue): string | number {
  if (typeof value !== 'object') return value;
  if ('day' in value) return dayInWords(value.day, language, WHOLE_DAY);
  if ('weekdays' in value) return listWeekdays(language, value.weekdays);
  if ('fils' in value) return inCurrency(value.fils, languages[language].currency);
  if ('field' in value) return fieldName(language, value.field);
  return pickText(value, 'name', language);
}

function listWeekdays(language: Language, weekdays: readonly number[]): string {
  const { locale, calendar } = languages[language];
  const names = weekdays.flatMap((weekday) => calendar.weekdays.long[weekday] ?? []);
  return new Intl.ListFormat(locale).format(names);
}

function compile(language: Language, key: MessageKey): IntlMessageFormat {
  const id = `${language}:${key}`;
  const known = compiled.get(id);
  if (known !== undefined) return known;
  const message = new IntlMessageFormat(TEXTS[language][key] ?? key, languages[language].locale);
  compiled.set(id, message);
  return message;
}

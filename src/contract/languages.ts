/** What the shop knows of a language. */
interface LanguageRecord {
  /** In the language itself, for the switch. */
  name: string;
  direction: 'ltr' | 'rtl';
  /** For formats. Latin digits in every language, as Kuwaiti shops and KNET show them. */
  locale: string;
  /** How an amount is signed. */
  currency: string;
  /** Before noon, after it. */
  halvesOfDay: readonly [string, string];
  /** Between the parts of a text that is read out. */
  comma: string;
  /** In a list: between the others, and before the last. */
  joints: Readonly<Record<'and' | 'or', readonly [string, string]>>;
  /** One line for a new visitor whose browser prefers this language while the shop is in another. */
  offer: { accept: string; dismiss: string };
  /** As messengers list territories: for Arabic they have no Kuwait. */
  sharedLocale: string;
}

/**
 * Every language of the shop. A further one is an entry here, a file in `translations/` (the types
 * name the two lines that load it), and the data columns that end in its code.
 */
export const languages = {
  en: {
    name: 'English',
    direction: 'ltr',
    locale: 'en-GB',
    currency: 'KD',
    halvesOfDay: ['am', 'pm'],
    comma: ', ',
    joints: { and: [', ', ' and '], or: [', ', ' or '] },
    offer: { accept: 'See the shop in English', dismiss: 'No, thank you' },
    sharedLocale: 'en_GB',
  },
  ar: {
    name: 'العربية',
    direction: 'rtl',
    locale: 'ar-KW-u-nu-latn',
    currency: 'د.ك',
    halvesOfDay: ['ص', 'م'],
    comma: '، ',
    joints: { and: [' و', ' و'], or: [' أو ', ' أو '] },
    offer: { accept: 'تصفّح المتجر بالعربية', dismiss: 'لا، شكرًا' },
    sharedLocale: 'ar_AR',
  },
} as const satisfies Readonly<Record<string, LanguageRecord>>;

export type Language = keyof typeof languages;

export const DEFAULT_LANGUAGE: Language = 'en';

/** In the order of the table. */
export const languageCodes: readonly Language[] = Object.keys(languages).filter(isLanguage);

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && Object.hasOwn(languages, value);
}

/** The language of a tag such as `ar-KW`, or of a header that begins with one; null for any other. */
export function languageOfTag(tag: unknown): Language | null {
  if (typeof tag !== 'string') return null;
  const lower = tag.trim().toLowerCase();
  return languageCodes.find((code) => lower.startsWith(code)) ?? null;
}

/** The first of a browser's languages that the shop has; null for none. */
export function preferredLanguage(tags: readonly string[]): Language | null {
  return tags.map(languageOfTag).find((language) => language !== null) ?? null;
}

/** The language that the switch offers: of two the other one, of more the next. */
export function otherLanguage(language: Language): Language {
  const next = (languageCodes.indexOf(language) + 1) % languageCodes.length;
  return languageCodes[next] ?? DEFAULT_LANGUAGE;
}

/** A value that the kitchen keeps in every language: `name_en`, `name_ar`. */
export type Localized<Field extends string, Value = string> = Readonly<
  Record<`${Field}_${Language}`, Value>
>;

/** What the kitchen wrote, in one language: `pickText(dish, 'name', language)`. */
export function pickText<Field extends string>(
  entry: Localized<Field>,
  field: Field,
  language: Language,
): string {
  return entry[columnOf(field, language)];
}

/** A list that the kitchen wrote, in one language. */
export function pickTexts<Field extends string>(
  entry: Localized<Field, readonly string[]>,
  field: Field,
  language: Language,
): readonly string[] {
  return entry[columnOf(field, language)];
}

function columnOf<Field extends string>(field: Field, language: Language) {
  return `${field}_${language}` as const;
}

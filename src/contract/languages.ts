/** Between a number and its unit, so that no line ends between them. */
export const NO_BREAK_SPACE = '\u00a0';

/** In the form of `Intl`; weeks begin on Sunday. */
interface CalendarWords {
  weekdays: Readonly<Record<'long' | 'short', readonly string[]>>;
  months: Readonly<Record<'long' | 'short', readonly string[]>>;
  /** Between a weekday and its date: with a year, and without one. */
  afterWeekday: readonly [string, string];
}

const names = (text: string): readonly string[] => text.split(' ');

const ARABIC_WEEKDAYS = names('الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت');
const ARABIC_MONTHS = names(
  'يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر',
);

/** What the shop knows about a language. */
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
  calendar: CalendarWords;
  /** Between the parts of a text that is read out. */
  comma: string;
  /** In a list: between the items, and before the last one. */
  joints: Readonly<Record<'and' | 'or', readonly [string, string]>>;
  /** One line for a new visitor whose browser prefers this language while the shop is in another. */
  offer: { accept: string; dismiss: string };
  /** In the territories that messengers know: their Arabic has no Kuwait. */
  sharedLocale: string;
}

/**
 * Every language of the shop. A further one is an entry here, the files that have its code in their names
 * (`languageFiles.test.ts` knows them: texts, manifest, pictures), and the data: the columns that end in its code, and the
 * checks of those that hold one. The compiler then asks for what cannot come from any of these, such as what is said where no
 * texts have arrived.
 */
export const languages = {
  en: {
    name: 'English',
    direction: 'ltr',
    locale: 'en-GB',
    currency: 'KD',
    halvesOfDay: ['am', 'pm'],
    calendar: {
      weekdays: {
        long: names('Sunday Monday Tuesday Wednesday Thursday Friday Saturday'),
        short: names('Sun Mon Tue Wed Thu Fri Sat'),
      },
      months: {
        long: names(
          'January February March April May June July August September October November December',
        ),
        short: names('Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'),
      },
      afterWeekday: [', ', ' '],
    },
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
    calendar: {
      weekdays: { long: ARABIC_WEEKDAYS, short: ARABIC_WEEKDAYS },
      months: { long: ARABIC_MONTHS, short: ARABIC_MONTHS },
      afterWeekday: ['، ', '، '],
    },
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

/** What `make` gives for each language, by its code. */
export function perLanguage<T>(make: (language: Language) => T): Readonly<Record<Language, T>>;
export function perLanguage(make: (language: Language) => unknown): object {
  return Object.fromEntries(languageCodes.map((language) => [language, make(language)]));
}

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

/** The language that the switch offers: with two, the other one; with more, the next. */
export function otherLanguage(language: Language): Language {
  const next = (languageCodes.indexOf(language) + 1) % languageCodes.length;
  return languageCodes[next] ?? DEFAULT_LANGUAGE;
}

type Width = 'long' | 'short';

/** With the options of `Intl.DateTimeFormat`; missing ones are not shown. */
export interface DayParts {
  weekday?: Width;
  day?: 'numeric';
  month?: Width;
  year?: 'numeric';
}

export const WHOLE_DAY: DayParts = {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
};

/**
 * A Kuwait day (YYYY-MM-DD) as `Intl` writes it, except that no line ends between day and month. Without `Intl`, as its first
 * formatter holds up a slow phone.
 */
export function dayInWords(
  date: string,
  language: Language,
  { weekday, day, month, year }: DayParts,
): string {
  const { weekdays, months, afterWeekday } = languages[language].calendar;
  const [yearOf = '', monthOf, dayOf] = date.split('-');
  const dayOfMonth = [day && String(Number(dayOf)), month && months[month][Number(monthOf) - 1]];
  const rest = [dayOfMonth.filter(Boolean).join(NO_BREAK_SPACE), year && yearOf];
  const [withYear, withoutYear] = afterWeekday;
  const written = [
    weekday && weekdays[weekday][new Date(date).getUTCDay()],
    rest.filter(Boolean).join(' '),
  ];
  return written.filter(Boolean).join(year ? withYear : withoutYear);
}

/** A value that the kitchen keeps in every language: `name_en`, `name_ar`. */
export type Localized<Field extends string, Value = string> = Readonly<
  Record<`${Field}_${Language}`, Value>
>;

/** A value in every language: `localize('name', …)` makes `name_en` and `name_ar`. */
export function localize<Field extends string, Value>(
  field: Field,
  make: (language: Language) => Value,
): Localized<Field, Value>;
export function localize(field: string, make: (language: Language) => unknown): object {
  return Object.fromEntries(
    languageCodes.map((language) => [columnOf(field, language), make(language)]),
  );
}

/** What the kitchen wrote, in one language: `pickText(dish, 'name', language)`. */
export function pickText<Field extends string>(
  entry: Localized<Field>,
  field: Field,
  language: Language,
): string {
  return entry[columnOf(field, language)];
}

/** A list of texts of the kitchen in one language. */
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

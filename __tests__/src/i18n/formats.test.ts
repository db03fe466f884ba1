import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { languageCodes, languages, type DayParts } from '../../../src/contract/languages.ts';
import {
  formatCount,
  formatDay,
  formatInstant,
  formatList,
  formatMoney,
  formatTime,
} from '../../../src/i18n/formats.ts';

const ARABIC_DIGITS = /[٠-٩۰-۹]/;

it.each([
  [0, '0.000\u00a0KD', '0.000\u00a0د.ك'],
  [5, '0.005\u00a0KD', '0.005\u00a0د.ك'],
  [24_500, '24.500\u00a0KD', '24.500\u00a0د.ك'],
  [1_234_567, '1,234.567\u00a0KD', '1,234.567\u00a0د.ك'],
])('shows %d fils with three places and the currency', (fils, english, arabic) => {
  expect(formatMoney(fils, 'en')).toBe(english);
  expect(formatMoney(fils, 'ar')).toBe(arabic);
});

it('shows a Kuwait day wherever the customer is', () => {
  expect(formatDay('2026-11-22', 'en')).toBe('Sun, 22\u00a0Nov 2026');
  expect(formatDay('2026-11-22', 'ar')).toContain('22\u00a0نوفمبر');
});

it('shows an instant on Kuwait’s clock', () => {
  expect(formatInstant('2026-11-21T22:30:00Z', 'en')).toBe('22\u00a0Nov 2026, 1:30\u00a0am');
  expect(formatInstant('2026-11-21T22:30:00Z', 'ar')).toBe('22\u00a0نوفمبر 2026، 1:30\u00a0ص');
});

/** What differs from `Intl`: no line ends between a day and its month, or a time and its half of the day. */
const kept = (text: string) => text.replace(/(\d) (?=\p{L})/u, '$1\u00a0');

const DAYS_OF_TWO_YEARS = Array.from({ length: 731 }, (_, day) => addDays('2027-01-01', day));
const PARTS: readonly DayParts[] = [undefined, 'short', 'long'].flatMap((weekday) =>
  [undefined, 'short', 'long'].flatMap((month) =>
    [{}, { year: 'numeric' }].map((year) => ({
      ...(weekday && { weekday }),
      ...(month && { month, day: 'numeric' }),
      ...(month && year),
    })),
  ),
) as DayParts[];

it.each(languageCodes)('shows every day, whole or in part, as Intl does (%s)', (language) => {
  for (const parts of PARTS.filter((given) => Object.keys(given).length > 0)) {
    const { locale } = languages[language];
    const formatter = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    const shown = DAYS_OF_TWO_YEARS.map((day) => formatDay(day, language, parts));
    expect(shown).toEqual(DAYS_OF_TWO_YEARS.map((day) => kept(formatter.format(new Date(day)))));
  }
});

const MINUTES = Array.from({ length: 24 * 60 }, (_, minute) => new Date(minute * 60_000));

it.each(languageCodes)('shows every time of day as Intl does (%s)', (language) => {
  const formatter = new Intl.DateTimeFormat(languages[language].locale, {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'UTC',
  });
  const shown = MINUTES.map((minute) => formatTime(minute.toISOString().slice(11, 16), language));
  expect(shown).toEqual(MINUTES.map((minute) => kept(formatter.format(minute))));
});

it.each(languageCodes)('shows a count as Intl does (%s)', (language) => {
  const formatter = new Intl.NumberFormat(languages[language].locale);
  const counts = [0, 7, 999, 1_000, 1_850, 999_999, 1_234_567];
  expect(counts.map(formatCount)).toEqual(counts.map((count) => formatter.format(count)));
});

it.each(languageCodes)('joins words as Intl does (%s)', (language) => {
  const { locale } = languages[language];
  const joined = (type: 'conjunction' | 'disjunction', words: readonly string[]) =>
    new Intl.ListFormat(locale, { type }).format(words);
  for (const count of [0, 1, 2, 3, 4]) {
    const words = ['أ', 'B', 'ج', 'D'].slice(0, count);
    expect(formatList(words, language)).toBe(joined('conjunction', words));
    expect(formatList(words, language, 'or')).toBe(joined('disjunction', words));
  }
});

it('writes Latin digits in Arabic', () => {
  const texts = [
    formatDay('2026-11-22', 'ar'),
    formatInstant('2026-11-21T22:30:00Z', 'ar'),
    formatTime('14:30', 'ar'),
    formatMoney(24_500, 'ar'),
  ];
  expect(texts.filter((text) => ARABIC_DIGITS.test(text))).toEqual([]);
});

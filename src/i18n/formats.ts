import { inCurrency, type Fils } from '../contract/money.ts';
import { languages, type Language } from '../contract/languages.ts';

/** 24500 → "24.500 KD" or "24.500 د.ك", for showing only; isolate it within a sentence. */
export function formatMoney(fils: Fils, language: Language): string {
  return inCurrency(fils, languages[language].currency);
}

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;

/** 1850 → "1,850", in every language. Without `Intl`, as amounts are. */
export const formatCount = (count: number): string => String(count).replace(THOUSANDS, ',');

/** "A, B and C"; each language joins the last in its own way. Without `Intl` as well. */
export function formatList(
  words: readonly string[],
  language: Language,
  kind: 'and' | 'or' = 'and',
): string {
  const [between, beforeLast] = languages[language].joints[kind];
  const last = words.slice(-1).join('');
  return words.length < 2 ? last : words.slice(0, -1).join(between) + beforeLast + last;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Kept: to make one takes a slow phone longer than the page around it. */
function formatterOf(language: Language, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = language + JSON.stringify(options);
  const formatter =
    formatters.get(name) ?? new Intl.DateTimeFormat(languages[language].locale, options);
  formatters.set(name, formatter);
  return formatter;
}

/** A Kuwait day (YYYY-MM-DD) in words, such as "Sun, 22 Nov 2026". */
export function formatDay(
  date: string,
  language: Language,
  options: Intl.DateTimeFormatOptions = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  },
): string {
  return formatterOf(language, { ...options, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

/** An ISO instant as Kuwait's date and time. */
export function formatInstant(instant: string, language: Language): string {
  return formatterOf(language, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: 'Asia/Kuwait',
  }).format(new Date(instant));
}

/** "14:30" → "2:30 pm" in the customer's language. Without `Intl`: home says when the kitchen delivers. */
export function formatTime(time: string, language: Language): string {
  const [hour = '', minute = ''] = time.split(':');
  const [morning, afternoon] = languages[language].halvesOfDay;
  return `${Number(hour) % 12 || 12}:${minute} ${Number(hour) < 12 ? morning : afternoon}`;
}

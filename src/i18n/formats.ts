import { KUWAIT_OFFSET_MS } from '../contract/kuwaitTime.ts';
import { inCurrency, type Fils } from '../contract/money.ts';
import {
  dayInWords,
  languages,
  NO_BREAK_SPACE,
  type DayParts,
  type Language,
} from '../contract/languages.ts';

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

const SHORT_DAY: DayParts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };

/** Formats a Kuwait day (YYYY-MM-DD), such as "Sun, 22 Nov 2026". */
export const formatDay = (date: string, language: Language, parts: DayParts = SHORT_DAY): string =>
  dayInWords(date, language, parts);

const DATE: DayParts = { day: 'numeric', month: 'short', year: 'numeric' };

/** An ISO instant as Kuwait's date and time. */
export function formatInstant(instant: string, language: Language): string {
  const time = new Date(Date.parse(instant) + KUWAIT_OFFSET_MS).toISOString();
  const date = formatDay(time.slice(0, 10), language, DATE);
  return date + languages[language].comma + formatTime(time.slice(11, 16), language);
}

/** "14:30" → "2:30 pm" in the customer's language. Without `Intl`: home says when the kitchen delivers. */
export function formatTime(time: string, language: Language): string {
  const [hour = '', minute = ''] = time.split(':');
  const [morning, afternoon] = languages[language].halvesOfDay;
  const half = Number(hour) < 12 ? morning : afternoon;
  return `${Number(hour) % 12 || 12}:${minute}${NO_BREAK_SPACE}${half}`;
}

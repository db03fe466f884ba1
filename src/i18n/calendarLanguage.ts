import { languages, type Language, type DayParts } from '../contract/languages.ts';
import { formatDay } from './formats.ts';

/** The locale of a calendar in this language. */
export const calendarLanguage = (language: Language) => ({
  ...languages[language],
  code: language,
  formatDay: (day: string, parts: DayParts) => formatDay(day, language, parts),
});

import { languages, type Language, type DayParts } from '../contract/languages.ts';
import { formatDay } from './formats.ts';

/** What a calendar of this language is made with. */
export const calendarLanguage = (language: Language) => ({
  ...languages[language],
  formatDay: (day: string, parts: DayParts) => formatDay(day, language, parts),
});

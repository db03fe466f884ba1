import type { Language } from '../contract/languages.ts';
import { formatDay } from './formats.ts';

/** A Kuwait day of the coming weeks in words, such as "Sunday, 22 November". Apart: the first load has no use for it. */
export const formatLongDay = (date: string, language: Language): string =>
  formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' });

import type { Language } from '../contract/languages.ts';
import { formatDay } from './formats.ts';

/**
 * Formats a Kuwait day of the coming weeks, such as "Sunday, 22 November". A module of its own, because the first
 * load does not need it.
 */
export const formatLongDay = (date: string, language: Language): string =>
  formatDay(date, language, { weekday: 'long', day: 'numeric', month: 'long' });

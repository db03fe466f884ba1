import { Type } from 'typebox';
import { languageCodes } from '../languages.ts';

/** The code of a language of the shop. */
export const LanguageCode = Type.Enum(languageCodes);

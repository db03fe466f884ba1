import texts from '../../../translations/kitchen.en.json';
import type { Texts } from './texts.ts';

export const english: Texts = texts;

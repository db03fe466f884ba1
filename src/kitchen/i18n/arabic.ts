import texts from '../../../translations/kitchen.ar.json';
import type { Texts } from './texts.ts';

export const arabic: Texts = texts;

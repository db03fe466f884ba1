import { Type } from 'typebox';
import { TIME_OF_DAY } from '../kuwaitTime.ts';

/** In Kuwait, 24 hours. */
export const TimeText = Type.String({ pattern: TIME_OF_DAY.source, examples: ['16:30'] });

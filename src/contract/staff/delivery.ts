import { line, type TextRule } from '../rules/rule.ts';

/** Why the kitchen is closed on a day, as the customers' calendar says it. */
export const closedDayName: TextRule = line({ max: 60, required: 'validation.required' });

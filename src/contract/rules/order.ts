import { line, note } from './rule.ts';

/** The note of a cart or an order to the kitchen. */
export const orderComment = note({ max: 500 });
export const couponCode = line({ max: 40, required: 'validation.required' });

/** How many of one plan a cart line may hold. */
export const quantity = { min: 1, max: 10 } as const;

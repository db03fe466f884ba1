import { note } from './rule.ts';

/** The customer's description of the problem. */
export const problemMessage = note({ max: 2000 });

/** The sent recording as JSON text: what is stored is what the customer was shown. */
export const MOST_RECORDED_CHARACTERS = 400_000;

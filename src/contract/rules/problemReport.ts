import { note } from './rule.ts';

/** What the customer says went wrong. */
export const problemMessage = note({ max: 2000 });

/** Of a recording that is sent, as JSON text: what the customer was shown is what is kept. */
export const MOST_RECORDED_CHARACTERS = 400_000;

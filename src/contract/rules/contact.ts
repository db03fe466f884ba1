import { line, note } from './rule.ts';

export const contactName = line({ min: 2, max: 100 });
export const contactSubject = line({ max: 150 });
export const contactMessage = note({ max: 3000 });

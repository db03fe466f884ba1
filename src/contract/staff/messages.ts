import { note, type TextRule } from '../rules/rule.ts';

/** The states of a message of the contact form, in order; a closed one can be opened again. */
export const messageStates = ['new', 'read', 'answered', 'closed'] as const;
/** Problem reports are anonymous, so they cannot be answered. */
export const reportStates = ['new', 'read', 'closed'] as const;

export const messageAnswer: TextRule = note({ max: 3000 });

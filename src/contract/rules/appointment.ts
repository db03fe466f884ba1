import { note } from './rule.ts';

/** The comments of an appointment to the dietitian. */
export const appointmentComments = note({ max: 500, required: 'validation.comments' });
export const cancellationReason = note({ max: 500, required: 'validation.cancellationReason' });

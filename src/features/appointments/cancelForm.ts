import { object } from 'yup';
import { COMMENT_MAX } from '../../contract/rules/limits.ts';
import { optionalNote } from '../../forms/rules.ts';

export const cancelSchema = object({
  rejected_reason: optionalNote({ max: COMMENT_MAX }).required('validation.cancellationReason'),
});

export const noReason = { rejected_reason: '' };

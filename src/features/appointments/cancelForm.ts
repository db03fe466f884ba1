import { object } from 'yup';
import { cancellationReason } from '../../contract/rules/appointment.ts';
import { requiredText } from '../../forms/rules.ts';

export const cancelSchema = object({ rejected_reason: requiredText(cancellationReason) });

export const noReason = { rejected_reason: '' };

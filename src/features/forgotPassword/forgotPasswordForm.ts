import { object } from 'yup';
import { email } from '../../contract/rules/person.ts';
import { requiredText } from '../../forms/rules.ts';

export const forgotPasswordSchema = object({ email: requiredText(email) });

export const emptyRequest = { email: '' };

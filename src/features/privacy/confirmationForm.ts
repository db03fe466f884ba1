import { object } from 'yup';
import { currentPassword } from '../../contract/rules/password.ts';
import { requiredText } from '../../forms/rules.ts';

export const confirmationSchema = object({ password: requiredText(currentPassword) });

export const noPassword = { password: '' };

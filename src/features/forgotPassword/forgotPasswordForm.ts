import { object, type InferType } from 'yup';
import { email } from '../../forms/rules.ts';

export const forgotPasswordSchema = object({ email: email() });

export type ForgotPasswordValues = InferType<typeof forgotPasswordSchema>;

export const emptyRequest: ForgotPasswordValues = { email: '' };

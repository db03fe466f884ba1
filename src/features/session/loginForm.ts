import { object, type InferType } from 'yup';
import { currentPassword, email } from '../../forms/rules.ts';

export const loginSchema = object({ email: email(), password: currentPassword() });

export type LoginValues = InferType<typeof loginSchema>;

export const emptyLogin: LoginValues = { email: '', password: '' };

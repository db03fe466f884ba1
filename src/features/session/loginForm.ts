import { object, type InferType } from 'yup';
import { currentPassword } from '../../contract/rules/password.ts';
import { email } from '../../contract/rules/person.ts';
import { requiredText } from '../../forms/rules.ts';

export const loginSchema = object({
  email: requiredText(email),
  password: requiredText(currentPassword),
});

export type LoginValues = InferType<typeof loginSchema>;

export const emptyLogin: LoginValues = { email: '', password: '' };

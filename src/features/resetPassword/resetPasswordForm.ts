import { object, type InferType } from 'yup';
import { newPassword, repeatedPassword } from '../../forms/rules.ts';

export const resetPasswordSchema = object({
  password: newPassword(),
  confirm_password: repeatedPassword('password'),
});

export type ResetPasswordValues = InferType<typeof resetPasswordSchema>;

export const emptyPasswords: ResetPasswordValues = { password: '', confirm_password: '' };

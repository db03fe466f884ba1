import { object } from 'yup';
import { newPassword, repeatedPassword } from '../../contract/rules/password.ts';
import { requiredText } from '../../forms/rules.ts';

export const resetPasswordSchema = object({
  password: requiredText(newPassword),
  confirm_password: requiredText(repeatedPassword),
});

export const emptyPasswords = { password: '', confirm_password: '' };

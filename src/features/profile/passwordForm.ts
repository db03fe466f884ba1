import { object } from 'yup';
import {
  currentPassword,
  newPassword,
  repeatedNewPassword,
} from '../../contract/rules/password.ts';
import { requiredText } from '../../forms/rules.ts';

export const passwordSchema = object({
  old_password: requiredText(currentPassword),
  new_password: requiredText(newPassword),
  confirm_password: requiredText(repeatedNewPassword),
});

export const emptyPasswords = { old_password: '', new_password: '', confirm_password: '' };

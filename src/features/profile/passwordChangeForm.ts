import { object, type InferType } from 'yup';
import { currentPassword, newPassword, repeatedPassword } from '../../forms/rules.ts';

export const passwordChangeSchema = object({
  old_password: currentPassword(),
  new_password: newPassword(),
  confirm_password: repeatedPassword('new_password', 'new_passwords'),
});

export type PasswordChangeValues = InferType<typeof passwordChangeSchema>;

export const emptyPasswordChange: PasswordChangeValues = {
  old_password: '',
  new_password: '',
  confirm_password: '',
};

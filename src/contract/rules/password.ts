import { lengthOf, textRule, toAsciiDigits, type TextRule } from './rule.ts';

export const PASSWORD_MIN = 8;

/** For logging in: accepts every password that was ever valid. Spaces are part of it. */
export const currentPassword: TextRule = textRule((typed) => typed, { max: 200 });

export const newPassword: TextRule = {
  ...currentPassword,
  min: PASSWORD_MIN,
  check: (password, form) =>
    lengthOf(password) < PASSWORD_MIN
      ? { key: 'validation.passwordMin', values: { min: PASSWORD_MIN } }
      : currentPassword.check(password, form),
};

export const newPasswordWithNumber: TextRule = {
  ...newPassword,
  check: (password, form) =>
    newPassword.check(password, form) ??
    (/\d/.test(toAsciiDigits(password)) ? null : { key: 'validation.passwordNumber' }),
};

/** The second typing of the new password in `field`. */
export function repeatedPassword(field: 'password' | 'new_password'): TextRule {
  return {
    ...currentPassword,
    check: (password, form) => {
      if (password === form[field]) return null;
      // Where a form also asks for the old password, the message says which ones differ.
      return field === 'password'
        ? { key: 'validation.passwordMatch' }
        : { key: 'validation.propertyMatch', values: { property: 'new_passwords' } };
    },
  };
}

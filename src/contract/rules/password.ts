import { lengthOf, textRule, toAsciiDigits, type TextRule } from './rule.ts';

export const PASSWORD_MIN = 8;

/** For logging in: a password that was once accepted is accepted again. Its spaces belong to it. */
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
      // Where an old password is asked for too, the message says which ones differ.
      return field === 'password'
        ? { key: 'validation.passwordMatch' }
        : { key: 'validation.propertyMatch', values: { property: 'new_passwords' } };
    },
  };
}

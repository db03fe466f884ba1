import { lengthOf, textRule, toAsciiDigits, type TextRule, type Violation } from './rule.ts';

export const PASSWORD_MIN = 8;

/** For logging in: accepts every password that was ever valid. Spaces are part of it. */
export const currentPassword: TextRule = textRule((typed) => typed, { max: 200 });

/** The account's, which another e-mail needs. */
export const passwordForNewEmail: TextRule = {
  ...currentPassword,
  required: 'validation.emailNeedsPassword',
};

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

/** The second typing of a password. */
export const repeatedPassword = repeated('password', { key: 'validation.passwordMatch' });

/** Where an old password is asked for too, the message says which ones differ. */
export const repeatedNewPassword = repeated('new_password', {
  key: 'validation.propertyMatch',
  values: { property: 'new_passwords' },
});

function repeated(field: string, differs: Violation): TextRule {
  return {
    ...currentPassword,
    check: (password, form) => (password === form[field] ? null : differs),
  };
}

import { newPassword, PASSWORD_MIN } from '../rules/password.ts';
import { lengthOf, line, type TextRule } from '../rules/rule.ts';

/** A staff account gives access to all orders, so its password is longer than a customer's. */
const STAFF_PASSWORD_MIN = PASSWORD_MIN + 4;

export const staffPassword: TextRule = {
  ...newPassword,
  min: STAFF_PASSWORD_MIN,
  check: (password, form) =>
    lengthOf(password) < STAFF_PASSWORD_MIN
      ? { key: 'validation.passwordMin', values: { min: STAFF_PASSWORD_MIN } }
      : newPassword.check(password, form),
};

const codeLine = line({ max: 20 });

/** Six digits of the second factor, typed with or without spaces, in any digits. */
export const secondFactorCode: TextRule = {
  ...codeLine,
  normalise: (typed) => codeLine.normalise(typed).replaceAll(' ', ''),
  check: (text) => (/^\d{6}$/.test(text) ? null : { key: 'server.staff.code_format' }),
};

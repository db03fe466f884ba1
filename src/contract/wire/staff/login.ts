import { Type, type Static } from 'typebox';
import { currentPassword, repeatedPassword } from '../../rules/password.ts';
import { email } from '../../rules/person.ts';
import { secondFactorCode, staffPassword } from '../../staff/rules.ts';
import { LinkToken } from '../common.ts';
import { optionalText, text } from '../ruled.ts';

/** `code` is that of the second factor; `second_factor_needed` is answered where it is missing and the rest is right. */
export const StaffCredentials = Type.Object(
  { email: text(email), password: text(currentPassword), code: optionalText(secondFactorCode) },
  { additionalProperties: false },
);
export type StaffCredentials = Static<typeof StaffCredentials>;

/** The token of a link that `npm run staff` printed, /kitchen/welcome#token=… */
export const StaffLink = Type.Object({ token: LinkToken }, { additionalProperties: false });
export type StaffLink = Static<typeof StaffLink>;

export const StaffWelcome = Type.Object(
  {
    token: LinkToken,
    password: text(staffPassword),
    confirm_password: text(repeatedPassword),
    code: optionalText(secondFactorCode),
  },
  { additionalProperties: false },
);
export type StaffWelcome = Static<typeof StaffWelcome>;

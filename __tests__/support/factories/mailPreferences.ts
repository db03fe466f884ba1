import { mailKinds, type MailKind } from '../../../src/contract/mailKinds.ts';
import type { MailPreferences } from '../../../src/contract/wire/mailPreferences.ts';

/** All kinds are switched on, except for the given ones. */
export const mailPreferences = (...unwanted: readonly MailKind[]): MailPreferences => ({
  mail_preferences: mailKinds.map((kind) => ({ kind, wanted: !unwanted.includes(kind) })),
});

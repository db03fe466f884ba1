import { mailKinds, type MailKind } from '../../../src/contract/mailKinds.ts';
import type { MailPreferences } from '../../../src/contract/wire/mailPreferences.ts';

/** Everything is wanted but what is named. */
export const mailPreferences = (...unwanted: readonly MailKind[]): MailPreferences => ({
  mail_preferences: mailKinds.map((kind) => ({ kind, wanted: !unwanted.includes(kind) })),
});

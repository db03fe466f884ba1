import { Type, type Static } from 'typebox';
import { mailKinds } from '../mailKinds.ts';

/** Whether a customer wants one kind of mail. */
export const MailPreference = Type.Object(
  { kind: Type.Enum([...mailKinds]), wanted: Type.Boolean() },
  { additionalProperties: false },
);
export type MailPreference = Static<typeof MailPreference>;

/** For every kind that can be switched off. */
export const MailPreferences = Type.Object({ mail_preferences: Type.Array(MailPreference) });
export type MailPreferences = Static<typeof MailPreferences>;

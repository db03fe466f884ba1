import { mailKinds, type MailKind } from '../contract/mailKinds.ts';
import type * as wire from '../contract/wire/mailPreferences.ts';
import type { ApiClient } from './client.ts';
import { flag, list, object, text, type Reader } from './shape.ts';

export type MailPreference = wire.MailPreference;

const readAll = list(object<{ kind: string; wanted: boolean }>({ kind: text, wanted: flag }));

/** A newer server may have more kinds. */
export const readMailPreferences: Reader<MailPreference[]> = (value, at) =>
  readAll(value, at).filter((mail): mail is MailPreference => isKnown(mail.kind));

const isKnown = (kind: string): kind is MailKind => mailKinds.some((known) => known === kind);

export const setMailPreference = (api: ApiClient, preference: MailPreference) =>
  api.request({
    method: 'PUT',
    path: 'mail-preferences',
    body: preference,
    parse: object<wire.MailPreferences>({ mail_preferences: readMailPreferences }),
  });

import { languageCodes } from '../contract/languages.ts';
import type * as wire from '../contract/wire/privacy.ts';
import type { ApiClient } from './client.ts';
import { day, flag, instant, isRecord, list, nullable, object, oneOf, text } from './shape.ts';

export type Privacy = wire.PrivacyResponse;
export type DeletionBlocker = wire.DeletionBlocker;

const readPrivacy = object<Privacy>({
  health_consent: nullable(
    object<NonNullable<Privacy['health_consent']>>({
      text_version: nullable(text),
      language: nullable(oneOf(...languageCodes)),
      given_at: nullable(instant),
      withdrawn_at: nullable(instant),
    }),
  ),
  has_health_answers: flag,
  deletion_blockers: list(
    object<DeletionBlocker>({
      reason: oneOf('plan', 'appointment', 'payment', 'refund'),
      number: text,
      until: nullable(day),
    }),
  ),
});

export const getPrivacy = (api: ApiClient) =>
  api.request({ method: 'GET', path: 'privacy', parse: readPrivacy });

export const withdrawHealthConsent = (api: ApiClient) =>
  api.request({ method: 'DELETE', path: 'privacy/health-consent', parse: readPrivacy });

/** The customer's file as received: the storefront does not parse it. */
export const downloadPersonalData = (api: ApiClient, confirmation: wire.PasswordConfirmation) =>
  api.request({
    method: 'POST',
    path: 'privacy/download',
    body: confirmation,
    parse: (response) => {
      if (!isRecord(response)) throw new TypeError('The answer is malformed.');
      return { file: JSON.stringify(response, null, 2) };
    },
  });

export const deleteAccount = (api: ApiClient, confirmation: wire.PasswordConfirmation) =>
  api.request({
    method: 'POST',
    path: 'privacy/delete-account',
    body: confirmation,
    parse: () => null,
  });

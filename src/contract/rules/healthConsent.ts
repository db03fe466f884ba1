import type { BooleanRule } from './rule.ts';

/** The version of the text that asks for it (`questionnaire.consent`): a changed text gets a new version. */
export const HEALTH_CONSENT_VERSION = '2026-11-22';

/** For the form; the API gets the version that was accepted. */
export const healthConsent: BooleanRule = {
  type: 'boolean',
  required: 'validation.healthConsent',
  check: (given) => (given ? null : { key: 'validation.healthConsent' }),
};

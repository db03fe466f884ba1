import type { BooleanRule } from './rule.ts';

/** Of the text that asks for it (`questionnaire.consent`): another wording gets another version. */
export const HEALTH_CONSENT_VERSION = '2026-11-22';

/** For the form: the API is sent the version that was agreed to. */
export const healthConsent: BooleanRule = {
  type: 'boolean',
  required: 'validation.healthConsent',
  check: (given) => (given ? null : { key: 'validation.healthConsent' }),
};

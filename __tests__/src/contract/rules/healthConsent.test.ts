import { createHash } from 'node:crypto';
import {
  HEALTH_CONSENT_VERSION,
  healthConsent,
} from '../../../../src/contract/rules/healthConsent.ts';
import ar from '../../../../translations/ar.json';
import en from '../../../../translations/en.json';

it('is given, or not', () => {
  expect(healthConsent.check(true, {})).toBeNull();
  expect(healthConsent.check(false, {})).toEqual({ key: 'validation.healthConsent' });
});

/** The text that customers agree to. To change it, set another date as HEALTH_CONSENT_VERSION, and add a line here. */
const TEXTS: Readonly<Record<string, string>> = {
  '2026-11-22': 'efac18ebec0c521f',
};

it('has a version for each wording', () => {
  const wording = [en['questionnaire.consent'], ar['questionnaire.consent']].join('\n');
  const hash = createHash('sha256').update(wording).digest('hex').slice(0, 16);
  expect(hash).toBe(TEXTS[HEALTH_CONSENT_VERSION]);
});

import type { Recording } from '../../../src/recorder/recording.ts';
import type { RecordedVisit } from '../../../src/saga/browserPort.ts';

/** A recording of a guest on the contact page. */
export const recording = (overrides: Partial<Recording> = {}): Recording => ({
  version: 1,
  release: '/assets/main.1.js',
  language: 'en',
  entries: [{ at: 1_799_740_800_000, action: { type: 'contact/opened' }, cause: 'contactSaga' }],
  segments: [{ first: 0, state: {} }],
  ...overrides,
});

export const recordingText = (overrides: Partial<Recording> = {}): string =>
  JSON.stringify(recording(overrides));

/** Its summary on the report's page. */
export const recordedVisit = (overrides: Partial<RecordedVisit> = {}): RecordedVisit => ({
  text: recordingText(),
  from: Date.parse('2027-01-12T07:00:00Z'),
  to: Date.parse('2027-01-12T07:05:00Z'),
  pages: ['home', 'cart'],
  requests: 3,
  failedRequests: 1,
  ...overrides,
});

import { draftsOf } from '../../../src/app/drafts.ts';

afterEach(() => window.sessionStorage.clear());

it('keeps a draft for the next load of the tab, until it is forgotten', () => {
  const drafts = draftsOf(() => window.sessionStorage);
  drafts.keepDraft('contact', 'half a sentence');
  expect(draftsOf(() => window.sessionStorage).readDraft('contact')).toBe('half a sentence');
  drafts.keepDraft('contact', null);
  expect(drafts.readDraft('contact')).toBeNull();
});

it('does without a storage that is forbidden', () => {
  const drafts = draftsOf(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => drafts.keepDraft('contact', 'text')).not.toThrow();
  expect(drafts.readDraft('contact')).toBeNull();
});

import { draftsOf } from '../../../src/app/drafts.ts';

afterEach(() => window.sessionStorage.clear());

it('keeps drafts for the next load of the tab, until they are forgotten', () => {
  const drafts = draftsOf(() => window.sessionStorage);
  drafts.keepDrafts('half a sentence');
  expect(draftsOf(() => window.sessionStorage).readDrafts()).toBe('half a sentence');
  drafts.keepDrafts(null);
  expect(drafts.readDrafts()).toBeNull();
});

it('does without a storage that is forbidden', () => {
  const drafts = draftsOf(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(() => drafts.keepDrafts('text')).not.toThrow();
  expect(drafts.readDrafts()).toBeNull();
});

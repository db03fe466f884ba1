import { addressOfDraft, draftNames } from '../../../src/forms/draftNames.ts';

it.each([41, null])('returns the id of the address that a draft edits (%s)', (id) => {
  expect(addressOfDraft(draftNames.address(id))).toBe(id);
});

it('returns undefined for the draft of another form', () => {
  expect(addressOfDraft(draftNames.note(7))).toBeUndefined();
});

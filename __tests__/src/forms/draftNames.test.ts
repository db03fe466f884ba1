import { addressOfDraft, draftNames } from '../../../src/forms/draftNames.ts';

it.each([41, null])('knows the address of a draft again (%s)', (id) => {
  expect(addressOfDraft(draftNames.address(id))).toBe(id);
});

it('knows that a draft is about something else', () => {
  expect(addressOfDraft(draftNames.note(7))).toBeUndefined();
});

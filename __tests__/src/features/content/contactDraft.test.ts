import { readContactDraft } from '../../../../src/features/content/contactDraft.ts';
import { contactDraft } from '../../../support/factories/contact.ts';

it.each([
  [null, null],
  ['not json', null],
  ['"text"', null],
  [
    '{"subject":"Hi","message":7,"other":"x"}',
    contactDraft({ name: '', email: '', subject: 'Hi', message: '' }),
  ],
])('reads the draft %s', (text, expected) => {
  expect(readContactDraft(text)).toEqual(expected);
});

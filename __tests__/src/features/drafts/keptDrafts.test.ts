import { readDrafts, writeDrafts } from '../../../../src/features/drafts/keptDrafts.ts';

const NOURA = '3';
const own = { 'questionnaire:11': { age: '34' } };
const guest = { contact: { message: 'Half a thought' } };
const empty = { customer: null, own: {}, guest: {} };
const kept = writeDrafts({ customer: NOURA, own, guest });

it('reads a customer’s own drafts', () => {
  expect(readDrafts(kept, NOURA)).toEqual({ customer: NOURA, own, guest });
});

it('waits for a customer whose session has expired', () => {
  expect(readDrafts(kept, null)).toEqual({ customer: NOURA, own, guest });
});

it('reads nothing of another customer’s', () => {
  expect(readDrafts(kept, '4')).toEqual({ customer: '4', own: {}, guest: {} });
});

it('reads for a customer what they typed as a guest', () => {
  const text = writeDrafts({ ...empty, guest });
  expect(readDrafts(text, NOURA)).toEqual({ customer: NOURA, own: {}, guest });
});

it('needs no storage for nothing', () => {
  expect(writeDrafts({ customer: NOURA, own: {}, guest: {} })).toBeNull();
  expect(readDrafts(null, null)).toEqual(empty);
});

it.each([
  ['a broken text', '{"own":'],
  ['another type', '"text"'],
  ['a list', '[]'],
  ['other fields', '{"customer":3,"own":[1],"guest":7}'],
])('ignores %s', (_name, text) => {
  expect(readDrafts(text, null)).toEqual(empty);
});

it('ignores an entry that is no draft', () => {
  const text = JSON.stringify({ customer: NOURA, own: { ...own, 'meals:11': 'x', note: null } });
  expect(readDrafts(text, NOURA).own).toEqual(own);
});

import { restoredValues, withoutPasswords } from '../../../src/forms/draftValues.ts';

const initial = { name: '', terms: false, allergens: ['1'] };

it('puts a draft into the initial values', () => {
  const kept = { name: 'Noura', terms: true, allergens: ['2', '3'] };
  expect(restoredValues(initial, kept)).toEqual(kept);
});

it('leaves out what the form does not have and what has another shape', () => {
  const kept = { name: 7, terms: 'yes', allergens: [2], color: 'red', constructor: 'x' };
  expect(restoredValues(initial, { ...kept, terms: true })).toEqual({ ...initial, terms: true });
  expect(restoredValues(initial, kept)).toBeNull();
});

it.each([undefined, null, 'text', 7, [1], {}])('takes %j for no draft', (kept) => {
  expect(restoredValues(initial, kept)).toBeNull();
});

it('takes out every password', () => {
  const values = { email: 'a@b.example', password: 'x', confirm_password: 'x', old_password: 'y' };
  expect(withoutPasswords(values)).toEqual({ email: 'a@b.example' });
});

import { restoredValues, withoutSecrets } from '../../../src/forms/draftValues.ts';

const initial = { name: '', terms: false, allergens: ['1'] };

it('merges a draft into the initial values', () => {
  const kept = { name: 'Noura', terms: true, allergens: ['2', '3'] };
  expect(restoredValues(initial, kept)).toEqual(kept);
});

it('ignores unknown fields and values of another type', () => {
  const kept = { name: 7, terms: 'yes', allergens: [2], color: 'red', constructor: 'x' };
  expect(restoredValues(initial, { ...kept, terms: true })).toEqual({ ...initial, terms: true });
  expect(restoredValues(initial, kept)).toBeNull();
});

it.each([undefined, null, 'text', 7, [1], {}])('treats %j as no draft', (kept) => {
  expect(restoredValues(initial, kept)).toBeNull();
});

it('removes every password, and the civil ID', () => {
  const passwords = { password: 'x', confirm_password: 'x', old_password: 'y' };
  const values = { email: 'a@b.example', ...passwords, civil_id: '285070400028' };
  expect(withoutSecrets(values)).toEqual({ email: 'a@b.example' });
});

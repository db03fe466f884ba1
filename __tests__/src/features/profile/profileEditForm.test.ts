import {
  profileSchema,
  profileValues,
  toProfileInput,
} from '../../../../src/features/profile/profileEditForm.ts';
import { problemsOf } from '../../../../src/forms/validation.ts';
import { profile } from '../../../support/factories/customer.ts';

const unknown = profile({ phone: null, civil_id: null });

it('sends unchanged values as they are', () => {
  const values = profileSchema(profile()).validateSync(profileValues(profile()));
  expect(toProfileInput(values)).toEqual({
    first_name: 'Noura',
    last_name: 'Al-Sabah',
    email: 'noura@mizan.example',
    phone: '+96550012345',
    civil_id: '285070400028',
  });
});

it('sends null for empty fields', () => {
  const values = profileSchema(unknown).validateSync(profileValues(unknown));
  expect(toProfileInput(values)).toMatchObject({ phone: null, civil_id: null });
});

it('does not let a known civil ID be removed', () => {
  const values = { ...profileValues(profile()), civil_id: '' };
  expect(problemsOf(profileSchema(profile()), values)).toMatchObject([{ field: 'civil_id' }]);
  expect(problemsOf(profileSchema(unknown), values)).toEqual([]);
});

it('validates a civil ID that is given later', () => {
  const values = { ...profileValues(unknown), civil_id: '123' };
  expect(problemsOf(profileSchema(unknown), values)).toMatchObject([
    { field: 'civil_id', key: 'validation.civilId' },
  ]);
});

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
  expect(toProfileInput(values, profile())).toEqual({
    first_name: 'Noura',
    last_name: 'Al-Sabah',
    email: 'noura@mizan.example',
    phone: '+96550012345',
    civil_id: '••••••••0028',
  });
});

it('shows another server’s civil ID masked, and sends it back whole', () => {
  const whole = profile({ civil_id: '285070400028' });
  const values = profileSchema(whole).validateSync(profileValues(whole));
  expect(values.civil_id).toBe('••••••••0028');
  expect(toProfileInput(values, whole).civil_id).toBe('285070400028');
  const corrected = { ...values, civil_id: '290010100011' };
  expect(toProfileInput(corrected, whole).civil_id).toBe('290010100011');
});

it('sends null for empty fields', () => {
  const values = profileSchema(unknown).validateSync(profileValues(unknown));
  expect(toProfileInput(values, unknown)).toMatchObject({ phone: null, civil_id: null });
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

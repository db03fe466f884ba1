import {
  emptyRegistration,
  registerSchema,
  toRegistration,
} from '../../../../src/features/register/registerForm.ts';
import { problemsOf } from '../../../../src/forms/validation.ts';

const typed = {
  ...emptyRegistration,
  first_name: ' Noura ',
  last_name: 'Al-Sabah',
  email: 'noura@example.com',
  civil_id: '٢٨٥٠٧٠٤٠٠٠٢٨',
  password: 'password',
  confirm_password: 'password',
  gov_id: '2',
  area_id: '21',
  block: '٥',
  street: 'شارع ٧',
  house_building: '12',
  terms: true,
};

it('requires exactly the fields of the specification', () => {
  const required = problemsOf(registerSchema, emptyRegistration).map(({ field }) => field);
  expect(required.toSorted()).toEqual([
    'area_id',
    'block',
    'civil_id',
    'confirm_password',
    'email',
    'first_name',
    'gov_id',
    'house_building',
    'last_name',
    'password',
    'street',
    'terms',
  ]);
});

it('sends ASCII digits, numeric ids and null for empty fields', () => {
  expect(toRegistration(registerSchema.validateSync(typed))).toEqual({
    first_name: 'Noura',
    last_name: 'Al-Sabah',
    email: 'noura@example.com',
    phone: null,
    civil_id: '285070400028',
    password: 'password',
    confirm_password: 'password',
    gov_id: 2,
    area_id: 21,
    block: '5',
    street: 'شارع 7',
    avenue: null,
    house_building: '12',
    floor: null,
    apartment: null,
    special_direction: null,
    terms: true,
  });
});

it('checks the phone when one is given', () => {
  const [problem] = problemsOf(registerSchema, { ...typed, phone: '22345678' });
  expect(problem).toMatchObject({ field: 'phone', key: 'validation.phone' });
});

import {
  emptyQuickSignUp,
  quickSignUpSchema,
} from '../../../../src/features/quickSignUp/quickSignUpForm.ts';
import { problemsOf } from '../../../../src/forms/validation.ts';

const typed = {
  first_name: 'سالم',
  last_name: 'العلي',
  phone: '٥٠٠١٢٣٤٥',
  email: 'salem@example.com',
  password: 'password1',
  confirm_password: 'password1',
  terms: true,
};

it('requires every field', () => {
  const required = problemsOf(quickSignUpSchema, emptyQuickSignUp).map(({ field }) => field);
  expect(required.toSorted()).toEqual(Object.keys(emptyQuickSignUp).toSorted());
});

it('requires a number in the password, unlike registration', () => {
  const words = { ...typed, password: 'passwords', confirm_password: 'passwords' };
  expect(problemsOf(quickSignUpSchema, words)).toMatchObject([
    { field: 'password', key: 'validation.passwordNumber' },
  ]);
});

it('sends the mobile number in E.164', () => {
  expect(quickSignUpSchema.validateSync(typed).phone).toBe('+96550012345');
});

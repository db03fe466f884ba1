import { object, type InferType } from 'yup';
import { newPasswordWithNumber, repeatedPassword } from '../../contract/rules/password.ts';
import { acceptedTerms, email, personName } from '../../contract/rules/person.ts';
import { mobile } from '../../contract/rules/phone.ts';
import { accepted, requiredText } from '../../forms/rules.ts';

export const quickSignUpSchema = object({
  first_name: requiredText(personName),
  last_name: requiredText(personName),
  phone: requiredText(mobile),
  email: requiredText(email),
  password: requiredText(newPasswordWithNumber),
  confirm_password: requiredText(repeatedPassword),
  terms: accepted(acceptedTerms),
});

export const emptyQuickSignUp: InferType<typeof quickSignUpSchema> = {
  first_name: '',
  last_name: '',
  phone: '',
  email: '',
  password: '',
  confirm_password: '',
  terms: false,
};

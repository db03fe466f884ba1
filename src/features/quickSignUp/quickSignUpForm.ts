import { object, type InferType } from 'yup';
import {
  acceptedTerms,
  email,
  kuwaitMobile,
  newPasswordWithNumber,
  personName,
  repeatedPassword,
} from '../../forms/rules.ts';

export const quickSignUpSchema = object({
  first_name: personName(),
  last_name: personName(),
  phone: kuwaitMobile(),
  email: email(),
  password: newPasswordWithNumber(),
  confirm_password: repeatedPassword('password'),
  terms: acceptedTerms(),
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

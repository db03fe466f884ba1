import { object, type InferType } from 'yup';
import { civilId } from '../../contract/rules/civilId.ts';
import { acceptedTerms, email, personName } from '../../contract/rules/person.ts';
import { mobile } from '../../contract/rules/phone.ts';
import { newPassword, repeatedPassword } from '../../contract/rules/password.ts';
import type { Registration } from '../../contract/wire/customer.ts';
import { emptyPlace, placeRules, toPlaceInput } from '../../components/address/addressRules.ts';
import { accepted, optionalText, requiredText } from '../../forms/rules.ts';

export const registerSchema = object({
  first_name: requiredText(personName),
  last_name: requiredText(personName),
  email: requiredText(email),
  phone: optionalText(mobile),
  civil_id: requiredText(civilId),
  password: requiredText(newPassword),
  confirm_password: requiredText(repeatedPassword),
  ...placeRules,
  terms: accepted(acceptedTerms),
});

export type RegisterValues = InferType<typeof registerSchema>;

export const emptyRegistration: RegisterValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  civil_id: '',
  password: '',
  confirm_password: '',
  ...emptyPlace,
  terms: false,
};

export function toRegistration(values: RegisterValues): Registration {
  return { ...values, ...toPlaceInput(values), phone: values.phone || null };
}

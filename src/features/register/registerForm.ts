import { object, type InferType } from 'yup';
import type { Registration } from '../../contract/wire/customer.ts';
import { emptyPlace, placeRules, toPlaceInput } from '../../components/address/addressRules.ts';
import {
  acceptedTerms,
  civilId,
  email,
  newPassword,
  optionalKuwaitMobile,
  personName,
  repeatedPassword,
} from '../../forms/rules.ts';

export const registerSchema = object({
  first_name: personName(),
  last_name: personName(),
  email: email(),
  phone: optionalKuwaitMobile(),
  civil_id: civilId(),
  password: newPassword(),
  confirm_password: repeatedPassword('password'),
  ...placeRules,
  terms: acceptedTerms(),
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

import { object, type InferType } from 'yup';
import type { Profile } from '../../api/customers.ts';
import { civilId, email, mobile, personName } from '../../contract/rules/person.ts';
import { bareMobile } from '../../contract/rules/phone.ts';
import type { ProfileInput } from '../../contract/wire/customer.ts';
import { optionalText, requiredText } from '../../forms/rules.ts';

/** A civil ID can be changed but not removed. */
export const profileSchema = ({ civil_id }: Profile) =>
  object({
    first_name: requiredText(personName),
    last_name: requiredText(personName),
    email: requiredText(email),
    phone: optionalText(mobile),
    civil_id: civil_id === null ? optionalText(civilId) : requiredText(civilId),
  });

export type ProfileValues = InferType<ReturnType<typeof profileSchema>>;

export const profileValues = ({
  first_name,
  last_name,
  email: address,
  phone,
  civil_id,
}: Profile): ProfileValues => ({
  first_name,
  last_name,
  email: address,
  phone: phone === null ? '' : bareMobile(phone),
  civil_id: civil_id ?? '',
});

export const toProfileInput = (values: ProfileValues): ProfileInput => ({
  ...values,
  phone: values.phone || null,
  civil_id: values.civil_id || null,
});

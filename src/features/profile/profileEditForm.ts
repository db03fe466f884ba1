import { object, type InferType } from 'yup';
import type { Profile } from '../../api/customers.ts';
import { maskCivilId } from '../../contract/rules/civilId.ts';
import { civilIdOrMask, email, mobile, personName } from '../../contract/rules/person.ts';
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
    civil_id: civil_id === null ? optionalText(civilIdOrMask) : requiredText(civilIdOrMask),
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
  civil_id: civil_id === null ? '' : maskCivilId(civil_id),
});

/** A mask that was left alone goes back as what was received: another server may have sent the whole number. */
export const toProfileInput = (values: ProfileValues, { civil_id }: Profile): ProfileInput => {
  const isLeft = civil_id !== null && values.civil_id === maskCivilId(civil_id);
  return {
    ...values,
    phone: values.phone || null,
    civil_id: isLeft ? civil_id : values.civil_id || null,
  };
};

import { object, type InferType } from 'yup';
import type { Profile } from '../../api/session.ts';
import { civilIdOrMask } from '../../contract/rules/civilId.ts';
import { maskCivilId } from '../../contract/rules/maskedCivilId.ts';
import { passwordForNewEmail } from '../../contract/rules/password.ts';
import { email, isNewEmail, personName } from '../../contract/rules/person.ts';
import { bareMobile, mobile } from '../../contract/rules/phone.ts';
import type { ProfileInput } from '../../contract/wire/customer.ts';
import { optionalText, requiredText } from '../../forms/rules.ts';

/** A civil ID can be changed but not removed; another e-mail needs the password. */
export const profileSchema = ({ civil_id, email: present }: Profile) =>
  object({
    first_name: requiredText(personName),
    last_name: requiredText(personName),
    email: requiredText(email),
    phone: optionalText(mobile),
    civil_id: civil_id === null ? optionalText(civilIdOrMask) : requiredText(civilIdOrMask),
    password: requiredText(passwordForNewEmail).when('email', ([typed], schema) =>
      typeof typed === 'string' && isNewEmail(typed, present)
        ? schema
        : schema.strip().notRequired(),
    ),
  });

export type ProfileValues = Omit<InferType<ReturnType<typeof profileSchema>>, 'password'> & {
  password?: string | undefined;
};

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
  password: '',
});

/** An unchanged mask is sent as the received value: another server may have sent the whole number. */
export const toProfileInput = (
  { password, ...values }: ProfileValues,
  { civil_id }: Profile,
): ProfileInput => {
  const isLeft = civil_id !== null && values.civil_id === maskCivilId(civil_id);
  return {
    ...values,
    phone: values.phone || null,
    civil_id: isLeft ? civil_id : values.civil_id || null,
    ...(password ? { password } : {}),
  };
};

import { object } from 'yup';
import type { Profile } from '../../api/customers.ts';
import {
  CONTACT_NAME_MAX,
  MESSAGE_MAX,
  NAME_MIN,
  SUBJECT_MAX,
} from '../../contract/rules/limits.ts';
import { bareMobile } from '../../contract/rules/phone.ts';
import type { ContactMessage } from '../../contract/wire/contact.ts';
import { email, optionalKuwaitMobile, requiredNote, requiredText } from '../../forms/rules.ts';

/** The values of the fields. */
export interface ContactValues {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
}

const emptyMessage: ContactValues = { name: '', email: '', phone: '', subject: '', message: '' };

export const contactSchema = object({
  name: requiredText({ min: NAME_MIN, max: CONTACT_NAME_MAX }),
  email: email(),
  phone: optionalKuwaitMobile(),
  subject: requiredText({ max: SUBJECT_MAX }),
  message: requiredNote({ max: MESSAGE_MAX }),
});

/** A customer's name, e-mail and number are known already. */
export function contactValues(profile: Profile | null): ContactValues {
  if (profile === null) return emptyMessage;
  return {
    ...emptyMessage,
    name: `${profile.first_name} ${profile.last_name}`,
    email: profile.email,
    phone: profile.phone === null ? '' : bareMobile(profile.phone),
  };
}

export const toContactMessage = (values: ContactValues): ContactMessage => ({
  ...values,
  phone: values.phone || null,
});

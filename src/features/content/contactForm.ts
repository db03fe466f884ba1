import { object } from 'yup';
import type { Profile } from '../../api/session.ts';
import { contactMessage, contactName, contactSubject } from '../../contract/rules/contact.ts';
import { email } from '../../contract/rules/person.ts';
import { bareMobile, mobile } from '../../contract/rules/phone.ts';
import type { ContactMessage } from '../../contract/wire/contact.ts';
import { optionalText, requiredText } from '../../forms/rules.ts';

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
  name: requiredText(contactName),
  email: requiredText(email),
  phone: optionalText(mobile),
  subject: requiredText(contactSubject),
  message: requiredText(contactMessage),
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

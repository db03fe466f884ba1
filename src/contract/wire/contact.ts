import { Type, type Static } from 'typebox';
import { contactMessage, contactName, contactSubject } from '../rules/contact.ts';
import { email } from '../rules/person.ts';
import { mobile } from '../rules/phone.ts';
import { optionalText, text } from './ruled.ts';

export const ContactMessage = Type.Object(
  {
    name: text(contactName),
    email: text(email),
    /** A Kuwaiti mobile number, or nothing: the kitchen answers by mail. */
    phone: optionalText(mobile),
    subject: text(contactSubject),
    message: text(contactMessage),
  },
  { additionalProperties: false },
);
export type ContactMessage = Static<typeof ContactMessage>;

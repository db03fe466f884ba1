import {
  contactSchema,
  contactValues,
  toContactMessage,
} from '../../../../src/features/content/contactForm.ts';
import { contactDraft } from '../../../support/factories/contact.ts';
import { profile } from '../../../support/factories/customer.ts';

it('prefills the form with a customer’s name, e-mail and number', () => {
  expect(contactValues(profile())).toMatchObject({
    name: 'Noura Al-Sabah',
    email: 'noura@mizan.example',
    phone: '50012345',
  });
  expect(contactValues(profile({ phone: null })).phone).toBe('');
});

it('sends the number with its country code, and null without one', () => {
  const clean = (phone: string) =>
    toContactMessage(contactSchema.validateSync(contactDraft({ phone }))).phone;
  expect(clean('٥٠٠١٢٣٤٥')).toBe('+96550012345');
  expect(clean('')).toBeNull();
});

it('keeps the line breaks of the message', () => {
  expect(contactSchema.validateSync(contactDraft()).message).toBe('It was good.\nThank you.');
});

import type { ContactValues } from '../../../src/features/content/contactForm.ts';

/** A visitor's message in the contact form. */
export function contactDraft(overrides: Partial<ContactValues> = {}): ContactValues {
  return {
    name: 'Noura Al-Sabah',
    email: 'noura@mizan.example',
    phone: '',
    subject: 'Lunch',
    message: 'It was good.\nThank you.',
    ...overrides,
  };
}

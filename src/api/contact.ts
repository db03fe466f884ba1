import type * as wire from '../contract/wire/contact.ts';
import type { ApiClient } from './client.ts';

export const sendContactMessage = (api: ApiClient, message: wire.ContactMessage) =>
  api.request({ method: 'POST', path: 'contact-us', body: message, parse: () => null });

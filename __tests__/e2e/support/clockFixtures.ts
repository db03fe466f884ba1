import { test as base } from './fixtures.ts';
import { mailsIn } from './mails.ts';

/** Tests on a server whose clock they set. */
export const test = base.extend<object>({
  serverUrl: async ({ clocked }, use) => use(clocked.url),
  mails: async ({ clocked }, use) => use(mailsIn(clocked.mailFolder)),
});

export const { expect } = test;

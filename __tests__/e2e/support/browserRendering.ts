import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** On a server that leaves every page to the browser. */
export const test = base.extend<object>({
  serverUrl: async ({ unrendered }, use) => use(unrendered.url),
});

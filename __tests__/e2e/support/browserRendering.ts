import { test as base } from './fixtures.ts';

export { expect } from './fixtures.ts';

/** Uses a server that leaves the rendering of every page to the browser. */
export const test = base.extend<object>({
  serverUrl: async ({ unrendered }, use) => use(unrendered.url),
});

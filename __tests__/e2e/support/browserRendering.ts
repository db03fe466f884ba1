import { test as base } from './fixtures.ts';
import { startServer } from './server.ts';

export { expect } from './fixtures.ts';

/** On a server that leaves every page to the browser, so that its API's answers can be changed on their way. */
export const test = base.extend<object>({
  serverUrl: [
    async ({}, use) => {
      const server = await startServer({ RENDER_PAGES: 'no' });
      await use(server.url);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

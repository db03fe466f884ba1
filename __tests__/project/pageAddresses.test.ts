import { globSync, readFileSync } from 'node:fs';

/** What is no page: calls of the API, and the file for search engines. */
const WRITTEN = /\$\{(?:\w+\.)*publicUrl\}\/(?!api\/|sitemap\.xml|images\/)[^`"]*/g;

it('has no address of a page that is written by hand: pageUrl makes them', () => {
  const written = globSync('{server,src,tools}/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(WRITTEN)].map(([address]) => `${file}: ${address}`),
  );
  expect(written).toEqual([]);
});

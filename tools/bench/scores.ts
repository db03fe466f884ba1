import { startServer } from '../../__tests__/e2e/support/server.ts';
import { languageCodes } from '../../src/contract/languages.ts';
import { routeNames, routes } from '../../src/contract/pages/routes.ts';
import { openLighthouse } from './lighthouse.ts';

const CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
const BEST = 100;

/** Every page that search engines may find, or a link may lead to, with a record that the sample kitchen has. */
const pages = routeNames
  .map((name) => routes[name])
  .filter(({ visibility }) => visibility !== 'private')
  .map(({ path, visibility }) => ({
    path: path.replace(/:\w+/g, '1'),
    // `noindex`: whether search engines may list it is no question there.
    leftOut: visibility === 'listed' ? [] : ['is-crawlable'],
  }));

const shop = await startServer();
const reader = await openLighthouse();
let below = 0;
for (const { path, leftOut } of pages) {
  for (const language of languageCodes) {
    const { scores } = await reader.read(
      `${shop.url}${path}?lang=${language}`,
      CATEGORIES,
      leftOut,
    );
    const listed = CATEGORIES.map((category) => `${category} ${scores.get(category)}`);
    console.log([path, language, ...listed].join(' | '));
    below += CATEGORIES.filter((category) => scores.get(category) !== BEST).length;
  }
}
await Promise.all([reader.close(), shop.stop()]);
console.log(below === 0 ? 'All of them: 100' : `Below 100: ${below}`);
process.exitCode = below === 0 ? 0 : 1;

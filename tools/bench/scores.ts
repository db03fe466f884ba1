import { startServer } from '../../__tests__/e2e/support/server.ts';
import { languageCodes } from '../../src/contract/languages.ts';
import { routeNames, routes } from '../../src/contract/pages/routes.ts';
import { openLighthouse } from './lighthouse.ts';
import { writeTable } from './table.ts';

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
const rows: string[][] = [];
let below = 0;
for (const { path, leftOut } of pages) {
  const row = [path];
  for (const language of languageCodes) {
    const url = `${shop.url}${path}?lang=${language}`;
    const { scores } = await reader.read(url, CATEGORIES, leftOut);
    const figures = CATEGORIES.map((category) => scores.get(category) ?? NaN);
    row.push(figures.join(', '));
    below += figures.filter((score) => score !== BEST).length;
  }
  rows.push(row);
}
await Promise.all([reader.close(), shop.stop()]);
writeTable('bench:scores', [[CATEGORIES.join(', '), ...languageCodes], ...rows]);
console.log(below === 0 ? 'All of them: 100' : `Below 100: ${below}`);
process.exitCode = below === 0 ? 0 : 1;

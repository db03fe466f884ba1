import { readFileSync } from 'node:fs';
import trustedLocales from '../../webpack/trustedLocales.ts';

/** Functions that check whether a locale is known, or create an object of one. */
const QUESTIONS = /if \(!Intl\.\w+\.supportedLocalesOf|typeof Intl\.Locale ===/;

it.each(['@formatjs/intl', 'intl-messageformat'])('%s asks the browser for no locale', (name) => {
  const source = readFileSync(`node_modules/${name}/index.js`, 'utf8');
  expect(source).toMatch(QUESTIONS);
  expect(trustedLocales(source)).not.toMatch(QUESTIONS);
});

it('stops the build once formatjs checks locales in another way', () => {
  expect(() => trustedLocales('export const asked = false;')).toThrow(/in another way/);
});

import { globSync, readFileSync } from 'node:fs';
import { colours } from '../../src/kitchen/theme/colours.ts';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');

it.each(Object.entries(colours))('has the shop’s colour %s', (name, value) => {
  expect(tokens).toContain(`--color-${name}: ${value};`);
});

const texts = JSON.parse(readFileSync('translations/kitchen.en.json', 'utf8')) as object;
const prefixes = new Set(Object.keys(texts).map((key) => key.split('.')[0]));

/** react-admin takes any string for a text: a key that is none would be shown as it is. */
it.each(globSync('src/kitchen/**/*.{ts,tsx}'))('%s names texts that are there', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/'([\w-]+)((?:\.[\w-]+)+)'/g)];
  const missing = named
    .filter(([, prefix]) => prefixes.has(prefix))
    .map(([, prefix, rest]) => `${prefix}${rest}`)
    .filter((key) => !(key in texts) && !/\.(?:read|write|mark|record|html)$/.test(key));
  expect(missing).toEqual([]);
});

it('has a name and a line about each part of the menu', () => {
  const names = globSync('src/kitchen/*/*.ts').flatMap((file) => {
    const source = readFileSync(file, 'utf8');
    const [, name] = /: KitchenResource = \{\s*name: '([\w-]+)'/.exec(source) ?? [];
    return name === undefined ? [] : [name];
  });
  expect(names.length).toBeGreaterThan(1);
  const missing = names
    .flatMap((name) => [`${name}.name`, `${name}.about`])
    .filter((key) => !(key in texts));
  expect(missing).toEqual([]);
});

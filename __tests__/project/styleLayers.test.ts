import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/from '.*\/(components\/\w+\.module\.css)'/g)].map(
    ([, sheet]) => join('src', sheet!),
  );

/** Style sheets beside the shared components, to which a feature adds classes of its own. */
const shared = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .flatMap((file) => importsOf(join('src/features', file)))
  .filter((sheet) => readdirSync('src/components').includes(sheet.split('/').at(-1)!));

it.each([...new Set(shared)])('%s yields to the feature’s own classes in any order', (sheet) => {
  expect(readFileSync(sheet, 'utf8')).toMatch(/^@layer ui \{/);
});

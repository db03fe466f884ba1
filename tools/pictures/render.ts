import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { IMAGES, pictures } from './pictures.ts';

/** Writes every drawn picture of the shop: `npm run pictures` */
for (const [name, svg] of pictures) {
  const file = join(IMAGES, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

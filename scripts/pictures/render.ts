import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawDish } from './dishes/drawDish.ts';
import { dishPictures } from './dishes/dishPictures.ts';
import { boxPictures } from './scenes/boxes.ts';
import { logoAr, logoEn, mark, maskable } from './scenes/brand.ts';
import { placePictures } from './scenes/places.ts';
import { portraits } from './scenes/portraits.ts';
import { tablePictures } from './scenes/tables.ts';

/** Writes every drawn picture of the shop: `node scripts/pictures/render.ts` */
const images = join(process.cwd(), 'public', 'images');

const dishes = Object.entries(dishPictures).map(
  ([key, picture]) => [`dishes/${key}`, drawDish(key, picture)] as const,
);

const brandPictures = [
  ['brand/logo-en', logoEn],
  ['brand/logo-ar', logoAr],
  ['brand/mark', mark],
  ['brand/favicon', mark],
  ['brand/maskable', maskable],
] as const;

const pictures = [
  ...dishes,
  ...tablePictures(),
  ...boxPictures(),
  ...placePictures(),
  ...portraits(),
  ...brandPictures,
];

for (const [name, svg] of pictures) {
  const file = join(images, `${name}.svg`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
}

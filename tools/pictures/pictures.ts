import { drawDish } from './dishes/drawDish.ts';
import { dishPictures } from './dishes/dishPictures.ts';
import { boxPictures } from './scenes/boxes.ts';
import { logoAr, logoEn, mark, maskable } from './scenes/brand.ts';
import { placePictures } from './scenes/places.ts';
import { portraits } from './scenes/portraits.ts';
import { tablePictures } from './scenes/tables.ts';

export const IMAGES = 'public/images';

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

/** Every drawn picture: its path below public/images without the ending, and its SVG. */
export const pictures: readonly (readonly [name: string, svg: string])[] = [
  ...dishes,
  ...tablePictures(),
  ...boxPictures(),
  ...placePictures(),
  ...portraits(),
  ...brandPictures,
];

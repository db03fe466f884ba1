import { n } from '../core/canvas.ts';
import { arabicName, latinName } from './outlines.ts';
import type { Outline } from './outlines.ts';

export const brand = {
  green: '#12523f',
  fresh: '#2f9e6e',
  cream: '#fbf6ec',
  saffron: '#f2a33a',
  tomato: '#e2583e',
  ink: '#14211c',
} as const;

/** Two leaves in balance over a bowl, in a box of 64. */
export function sprig(bowl: string, left: string, right: string, seed: string): string {
  return (
    `<path d="M12.5 38h39c0 10.5-8.7 17-19.5 17s-19.5-6.5-19.5-17z" fill="${bowl}"/>` +
    `<path d="M31 34.5C31.5 22 22 15.5 10 17.5C11 29 19.5 36 31 34.5z" fill="${left}"/>` +
    `<path d="M33 34.5C32.5 22 42 15.5 54 17.5C53 29 44.5 36 33 34.5z" fill="${right}"/>` +
    `<circle cx="32" cy="12.5" r="4.6" fill="${seed}"/>`
  );
}

function svg(width: number, height: number, body: string, title = 'Mizan'): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" role="img"><title>${title}</title>${body}</svg>\n`;
}

const tile = `<rect width="64" height="64" rx="17" fill="${brand.green}"/>${sprig(brand.cream, '#6cc69a', '#a9dcb6', brand.saffron)}`;

/** The mark on its green tile, with round corners. */
export const mark = svg(64, 64, tile);

/** For launchers that cut their own shape: the mark within the safe middle of a full square. */
export const maskable = svg(
  64,
  64,
  `<path d="M0 0h64v64H0z" fill="${brand.green}"/><g transform="translate(9.6 9.6) scale(.7)">${sprig(brand.cream, '#6cc69a', '#a9dcb6', brand.saffron)}</g>`,
);

function wordmark(name: Outline, size: number, x: number, baseline: number): string {
  return `<path transform="translate(${n(x)} ${n(baseline)})scale(${size / 100})" d="${name.d}" fill="${brand.green}"/>`;
}

/** The mark before the name. */
export const logoEn = svg(
  74 + latinName.width * 0.52,
  64,
  tile + wordmark(latinName, 52, 76, 50.5),
);

/** The name reads from the right, so the mark stands at its right. */
export const logoAr = svg(
  76 + arabicName.width * 0.56,
  64,
  `<g transform="translate(${n(12 + arabicName.width * 0.56)} 0)">${tile}</g>${wordmark(arabicName, 56, 0, 44)}`,
  'ميزان',
);

import { createCanvas, toSvg } from '../core/canvas.ts';
import { counter, napkin, tabletop } from '../ware/backdrop.ts';
import type { DishPicture } from './types.ts';

export function drawDish(key: string, picture: DishPicture): string {
  const c = createCanvas(key);
  const ground = picture.view === 'front' ? counter(c, picture.tint) : tabletop(c, picture.tint);
  const linen = picture.napkin;
  const cloth = linen ? napkin(c, linen.color, linen.stripe, linen.x, linen.y, linen.turn) : '';
  return toSvg(c, ground + cloth + picture.draw(c));
}

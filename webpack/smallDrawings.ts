import sharp from 'sharp';
import { DISH_DRAWINGS, smallPicture } from '../src/contract/smallPicture.ts';

/** Pixels: 56 to 64 in CSS, on screens of two and three pixels to one. */
const SIZE = 144;
/** A quarter of the encoder's default time, for files of the same size. */
const EFFORT = 2;

/** Dishes as lists show them: a browser makes a page of each SVG, in the thread that answers presses. */
export const smallDrawings = (publicFolder: string) => ({
  context: publicFolder,
  from: `${DISH_DRAWINGS}*.svg`,
  to: smallPicture(`/${DISH_DRAWINGS}[name].svg`).slice(1),
  transform: (svg: Buffer): Promise<Buffer> =>
    sharp(svg).resize(SIZE, SIZE).avif({ quality: 50, effort: EFFORT }).toBuffer(),
});

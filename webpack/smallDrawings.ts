import sharp from 'sharp';
import { SMALL_DRAWINGS, smallPicture, type SmallDrawings } from '../src/contract/smallPicture.ts';

/** Pixels, for two and more to one: dishes are shown in squares of 56 to 64, packages also whole, 80 wide. */
const SIZES: Readonly<Record<SmallDrawings, { width: number; height: number }>> = {
  'images/dishes/': { width: 144, height: 144 },
  'images/gallery/': { width: 160, height: 120 },
  'images/packages/': { width: 160, height: 120 },
};
/** A quarter of the encoder's default time, for files of the same size. */
const EFFORT = 2;

/** Drawings as lists show them: a browser makes a page of each SVG, in the thread that answers presses. */
export const smallDrawings = (publicFolder: string) =>
  SMALL_DRAWINGS.map((folder) => ({
    context: publicFolder,
    from: `${folder}*.svg`,
    to: smallPicture(`/${folder}[name].svg`).slice(1),
    transform: (svg: Buffer) => makeSmall(folder, svg),
  }));

export const makeSmall = (folder: SmallDrawings, svg: Buffer): Promise<Buffer> =>
  sharp(svg).resize(SIZES[folder]).avif({ quality: 50, effort: EFFORT }).toBuffer();

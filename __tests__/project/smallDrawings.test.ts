import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import sharp from 'sharp';
import { smallPicture } from '../../src/contract/smallPicture.ts';
import { smallDrawings } from '../../webpack/smallDrawings.ts';

const DISHES = 'images/dishes';
const drawings = readdirSync(join('public', DISHES)).map((file) => join(DISHES, file));
const { from, to, transform } = smallDrawings('public');

it('every drawing of a dish is built small under the address that lists ask for', () => {
  expect(drawings).toHaveLength(59);
  for (const drawing of drawings) {
    expect(matchesGlob(drawing, from)).toBe(true);
    const built = to.replace('[name]', basename(drawing, '.svg'));
    expect(`/${built}`).toBe(smallPicture(`/${drawing}`));
    expect(existsSync(join('public', built))).toBe(false);
  }
});

it('a small picture is a square that is as light as its drawing', async () => {
  const file = join('public', DISHES, 'fattoush.svg');
  const small = await transform(readFileSync(file));
  expect(await sharp(small).metadata()).toMatchObject({ format: 'heif', width: 144, height: 144 });
  expect(small.length).toBeLessThan(4000);
});

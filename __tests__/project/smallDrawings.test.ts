import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import sharp from 'sharp';
import { SMALL_DRAWINGS, smallPicture } from '../../src/contract/smallPicture.ts';
import { makeSmall, smallDrawings } from '../../webpack/smallDrawings.ts';

const builds = smallDrawings('public');

const COUNTS = { 'images/dishes/': 59, 'images/gallery/': 12, 'images/packages/': 5 };

it.each(SMALL_DRAWINGS)(
  'every drawing of %s is built small under the address that lists ask for',
  (folder) => {
    const drawings = globSync(`${folder}*`, { cwd: 'public' });
    expect(drawings).toHaveLength(COUNTS[folder]);
    for (const drawing of drawings) {
      const [build, ...others] = builds.filter(({ from }) => matchesGlob(drawing, from));
      expect(others).toEqual([]);
      const built = build!.to.replace('[name]', basename(drawing, '.svg'));
      expect(`/${built}`).toBe(smallPicture(`/${drawing}`));
      expect(existsSync(join('public', built))).toBe(false);
    }
  },
);

it.each([
  ['images/dishes/', 'fattoush.svg', { width: 144, height: 144 }],
  ['images/gallery/', 'kitchen.svg', { width: 160, height: 120 }],
  ['images/packages/', 'fit-pro.svg', { width: 160, height: 120 }],
] as const)('the small picture of %s%s has its size, and is light', async (folder, file, size) => {
  const small = await makeSmall(folder, readFileSync(join('public', folder, file)));
  expect(await sharp(small).metadata()).toMatchObject({ format: 'heif', ...size });
  expect(small.length).toBeLessThan(4000);
});

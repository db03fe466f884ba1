import { pictureFormat } from '../../../../server/domain/pictures/pictureFormat.ts';
import { photo } from '../../../support/catalogChanges.ts';

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('knows %s by its first bytes', async (format) => {
  expect(pictureFormat(await photo(8, 8).toFormat(format).toBuffer())).toBe(format);
});

it.each([
  ['a sound in the container of WebP', 'RIFF\0\0\0\0WAVEfmt '],
  ['the name of WebP alone', '\0\0\0\0\0\0\0\0WEBP'],
  ['a film in the container of AVIF', '\0\0\0\x20ftypmp42'],
  ['the name of AVIF alone', '\0\0\0\x20\0\0\0\0avif'],
  ['half of the first bytes of PNG', '\x89PNG'],
  ['GIF', 'GIF89a\0\0'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['nothing', ''],
])('lets %s through to no decoder', (_what, bytes) => {
  expect(pictureFormat(Buffer.from(bytes, 'latin1'))).toBeNull();
});

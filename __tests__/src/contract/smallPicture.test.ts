import { smallPicture } from '../../../src/contract/smallPicture.ts';

it.each([
  ['/images/dishes/fattoush.svg', '/images/dishes/fattoush.avif'],
  ['/images/packages/fit-pro.svg', '/images/packages/fit-pro.avif'],
  ['/images/gallery/kitchen.svg', '/images/gallery/kitchen.avif'],
  ['/images/dietitians/hessa.svg', '/images/dietitians/hessa.svg'],
  [
    '/pictures/0123456789abcdef0123456789abcdef.webp',
    '/pictures/0123456789abcdef0123456789abcdef.webp',
  ],
  [
    'https://kitchen.example/images/dishes/fattoush.svg',
    'https://kitchen.example/images/dishes/fattoush.svg',
  ],
])('of %s it is %s', (image, small) => {
  expect(smallPicture(image)).toBe(small);
});

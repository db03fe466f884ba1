import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { embedPicture } from '../../../server/pages/embedPicture.ts';

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="50%">\n<g fill="#fff"/>A &amp; B</svg>\n';

const folder = mkdtempSync(join(tmpdir(), 'shop-dist-'));
mkdirSync(join(folder, 'images'));
writeFileSync(join(folder, 'images/hero.svg'), DRAWING);
writeFileSync(join(folder, 'images/large.svg'), `<svg>${'<g/>'.repeat(10_000)}</svg>`);
writeFileSync(join(folder, 'secret.svg'), '<svg/>');

const image = (src: string, first = true) =>
  `<img class="a" src="${src}" alt="" ${first ? 'fetchPriority="high"' : 'loading="lazy"'}/>`;
const embed = (html: string, preloads = '') => embedPicture(folder, { html, preloads });

it('puts the first picture into the page, as it was drawn, and fetches it no longer', () => {
  const other = '<link rel="preload" as="image" href="/images/logo.svg"/>';
  const preload = '<link rel="preload" as="image" href="/images/hero.svg" fetchPriority="high"/>';
  const lazy = image('/images/hero.svg', false);
  const { html, preloads } = embed(
    `${lazy}<p>Text</p>${image('/images/hero.svg')}`,
    other + preload,
  );
  expect(preloads).toBe(other);
  const page = new JSDOM(html).window.document;
  const [before, first] = page.querySelectorAll('img');
  expect(before!.getAttribute('src')).toBe('/images/hero.svg');
  const [kind, drawing = ''] = first!.getAttribute('src')!.split(/,(.*)/s);
  expect(kind).toBe('data:image/svg+xml');
  expect(decodeURIComponent(drawing)).toBe(DRAWING.trim());
  // A browser would drop what comes after the first, and skip the second.
  expect(drawing).not.toMatch(/[#\n]/);
});

it.each([
  ['is not the shop’s own', 'https://cdn.example.com/images/hero.svg'],
  ['is a photograph', '/images/hero.webp'],
  ['is not there', '/images/none.svg'],
  ['is large', '/images/large.svg'],
  ['is beside the pictures', '/images/../secret.svg'],
])('leaves a picture that %s', (_, src) => {
  const markup = { html: image(src), preloads: `<link rel="preload" href="${src}"/>` };
  expect(embedPicture(folder, markup)).toEqual(markup);
});

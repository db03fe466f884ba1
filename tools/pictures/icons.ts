import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { languageCodes, languages, type Language } from '../../src/contract/languages.ts';

/** Renders icons and the pictures of shared links from SVG files: `node tools/pictures/icons.ts` */
const folder = join(process.cwd(), 'public');
const images = join(folder, 'images');
const font = 'node_modules/@fontsource-variable/readex-pro/files/readex-pro';

const icons = [
  { source: 'mark', file: 'icon-192', size: 192 },
  { source: 'mark', file: 'icon-512', size: 512 },
  { source: 'maskable', file: 'icon-maskable-192', size: 192 },
  { source: 'maskable', file: 'icon-maskable-512', size: 512 },
  { source: 'maskable', file: 'apple-touch-icon', size: 180 },
] as const;

/** On the pictures of shared links. */
const words: Readonly<Record<Language, string>> = {
  en: 'Healthy meal plans,<br>made in Kuwait',
  ar: 'اشتراكات وجبات صحية<br>من الكويت',
};

const read = (name: string) => readFileSync(join(images, `${name}.svg`), 'utf8');
const dataUri = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString('base64')}`;
const svgUri = (name: string) => dataUri('image/svg+xml', Buffer.from(read(name)));

function iconPage(source: string, size: number): string {
  return `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${read(`brand/${source}`)}`;
}

async function renderIcon(browser: Browser, source: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(iconPage(source, size));
  const png = await page.screenshot({ omitBackground: true });
  await page.close();
  return png;
}

/** An ICO file around one PNG picture: a directory of one entry, then the picture. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

function sharedPage(language: Language): string {
  const faces = ['latin', 'arabic'].map((script) => {
    const file = readFileSync(`${font}-${script}-wght-normal.woff2`);
    return `@font-face{font-family:Readex-${script};src:url(${dataUri('font/woff2', file)});font-weight:160 700}`;
  });
  return `<html lang="${language}" dir="${languages[language].direction}"><style>${faces.join('')}
    body{margin:0;display:grid;grid-template-columns:1fr 560px;height:630px;background:#fbf6ec;
      color:#14211c;font:500 44px/1.6 Readex-latin,Readex-arabic}
    section{display:grid;align-content:center;gap:40px;padding-inline-start:72px}
    section img{height:130px;justify-self:start}
    p{margin:0}
    aside{background:url(${svgUri('packages/fit-life')}) center/cover}
  </style><section><img src="${svgUri(`brand/logo-${language}`)}"><p>${words[language]}</p></section><aside></aside></html>`;
}

async function renderShared(browser: Browser, language: Language): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(sharedPage(language));
  await page.evaluate('document.fonts.ready');
  const path = join(images, 'brand', `share-${language}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 84 });
  await page.close();
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});
for (const { source, file, size } of icons) {
  writeFileSync(join(images, 'brand', `${file}.png`), await renderIcon(browser, source, size));
}
writeFileSync(join(folder, 'favicon.ico'), ico(await renderIcon(browser, 'mark', 48), 48));
for (const language of languageCodes) await renderShared(browser, language);
await browser.close();

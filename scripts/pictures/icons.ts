import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

/** Renders the PNG icons from the brand's SVG files: `node scripts/pictures/icons.ts` */
const folder = join(process.cwd(), 'public', 'images', 'brand');

const icons = [
  { source: 'mark', file: 'icon-192', size: 192 },
  { source: 'mark', file: 'icon-512', size: 512 },
  { source: 'maskable', file: 'icon-maskable-512', size: 512 },
  { source: 'maskable', file: 'apple-touch-icon', size: 180 },
] as const;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run'],
});

for (const { source, file, size } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(join(folder, `${source}.svg`), 'utf8');
  await page.setContent(
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`,
  );
  await page.screenshot({ path: join(folder, `${file}.png`), omitBackground: true });
  await page.close();
}

await browser.close();

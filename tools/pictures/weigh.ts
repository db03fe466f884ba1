import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { SMALL_DRAWINGS } from '../../src/contract/smallPicture.ts';
import { makeSmall } from '../../webpack/smallDrawings.ts';

/**
 * Weighs each drawing as it is sent beside WebP and AVIF of the widths at which it is shown, for screens
 * with two pixels to one: `npx node tools/pictures/weigh.ts`. Needs ImageMagick.
 */
const images = join(process.cwd(), 'public/images');
const DENSITY = 2;
const RASTERS = { webp: '80', avif: '55' } as const;

/** CSS pixels. */
const shownAt: Readonly<Record<string, readonly number[]>> = {
  brand: [140],
  dietitians: [96, 160],
  dishes: [144],
  gallery: [356, 560],
  packages: [356, 400],
};

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
});
const page = await browser.newPage();
const folder = mkdtempSync(join(tmpdir(), 'pictures-'));

/** Bytes of a drawing in each format. */
async function weigh(file: string, shown: number) {
  const svg = readFileSync(file);
  const [, width = 1, height = 1] = /viewBox="\S+ \S+ (\S+) (\S+)"/.exec(String(svg)) ?? [];
  const size = {
    width: shown * DENSITY,
    height: Math.round((shown * DENSITY * Number(height)) / Number(width)),
  };
  await page.setViewportSize(size);
  await page.setContent(
    `<style>*{margin:0}img{display:block;width:100vw;height:100vh}</style>
    <img src="data:image/svg+xml;base64,${svg.toString('base64')}">`,
  );
  const png = join(folder, 'drawn.png');
  await page.screenshot({ path: png, omitBackground: true });
  const raster = (format: keyof typeof RASTERS) => {
    const target = join(folder, `drawn.${format}`);
    execFileSync('convert', [png, '-quality', RASTERS[format], target]);
    return statSync(target).size;
  };
  return { svg: brotliCompressSync(svg).length, webp: raster('webp'), avif: raster('avif') };
}

for (const [name, widths] of Object.entries(shownAt)) {
  const files = readdirSync(join(images, name)).filter((file) => file.endsWith('.svg'));
  for (const width of widths) {
    const sums = { svg: 0, webp: 0, avif: 0 };
    for (const file of files) {
      const weights = await weigh(join(images, name, file), width);
      sums.svg += weights.svg;
      sums.webp += weights.webp;
      sums.avif += weights.avif;
    }
    const means = Object.values(sums).map((sum) => Math.round(sum / files.length));
    console.log([name, width, files.length, ...means].join(' | '));
  }
}
rmSync(folder, { recursive: true });
await browser.close();
await weighLists();

/** The drawings of lists, which the build makes small. */
async function weighLists(): Promise<void> {
  for (const folder of SMALL_DRAWINGS) {
    const files = globSync(`public/${folder}*.svg`);
    const sums = { svg: 0, avif: 0 };
    for (const file of files) {
      const svg = readFileSync(file);
      sums.svg += brotliCompressSync(svg).length;
      sums.avif += (await makeSmall(folder, svg)).length;
    }
    const means = [sums.svg, sums.avif].map((sum) => Math.round(sum / files.length));
    console.log(
      [`${folder} in lists`, '56 to 80', files.length, means[0], '', means[1]].join(' | '),
    );
  }
}

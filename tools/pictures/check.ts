import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IMAGES, pictures } from './pictures.ts';

/** Bytes before compression; a page shows many dishes at once and one table or tray. */
const LIMITS = { dishes: 15_000, packages: 32_000, gallery: 32_000 };

/** Fails unless public/images holds exactly what this program draws: `npm run pictures:check` */
const drawn = new Map(pictures.map(([name, svg]) => [join(IMAGES, `${name}.svg`), svg]));

const stored = readdirSync(IMAGES, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .map((file) => join(IMAGES, file));

const missing = [...drawn.keys()].filter((file) => !existsSync(file));
const stale = stored.filter((file) => {
  const svg = drawn.get(file);
  return svg !== undefined && readFileSync(file, 'utf8') !== svg;
});
const tooLarge = Object.entries(LIMITS).flatMap(([folder, limit]) =>
  pictures
    .filter(([name, svg]) => name.startsWith(`${folder}/`) && Buffer.byteLength(svg) > limit)
    .map(([name]) => `${name} is larger than ${limit} bytes.`),
);
const undrawn = stored.filter((file) => !drawn.has(file));

const complaints = [
  ...missing.map((file) => `${file} is missing.`),
  ...stale.map((file) => `${file} is not what the program draws.`),
  ...undrawn.map((file) => `${file} is drawn by nothing.`),
  ...tooLarge,
];
for (const complaint of complaints) console.error(complaint);
if (complaints.length === 0) console.log(`${drawn.size} pictures are as they are drawn.`);
else console.error('`npm run pictures` draws them again.');
process.exitCode = complaints.length === 0 ? 0 : 1;

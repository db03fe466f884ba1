import type { Canvas } from '../core/canvas.ts';
import { radial } from '../core/canvas.ts';
import { between } from '../core/random.ts';
import type { Region } from '../core/scatter.ts';
import { dots, flecks, scatter } from '../core/scatter.ts';
import { blob, path } from '../core/shapes.ts';

interface GrainTone {
  readonly bed: string;
  readonly dark: string;
  readonly mid: string;
  readonly light: string;
}

const grainTones = {
  white: { bed: '#e9dcc0', dark: '#d6c5a2', mid: '#f8f0dd', light: '#fffdf6' },
  saffron: { bed: '#e6a63e', dark: '#c9832a', mid: '#f4c566', light: '#fde6a8' },
  spiced: { bed: '#cf9650', dark: '#a96f34', mid: '#e2b371', light: '#f4d9a6' },
  brown: { bed: '#b58552', dark: '#8f6237', mid: '#cda072', light: '#e6c8a0' },
  green: { bed: '#a9ad62', dark: '#838a45', mid: '#c4c784', light: '#dfe0ac' },
  lentil: { bed: '#8b5f38', dark: '#6b4526', mid: '#a87a4c', light: '#c9a074' },
  quinoa: { bed: '#dcc391', dark: '#bf9f66', mid: '#efdcb3', light: '#fcf2d9' },
  tomato: { bed: '#d98a52', dark: '#b5632f', mid: '#eaa873', light: '#f9cfa1' },
} as const satisfies Record<string, GrainTone>;

export type GrainName = keyof typeof grainTones;

function heap(c: Canvas, tone: GrainTone, id: string, region: Region): string {
  const fill = radial(c, id, [
    [0, tone.mid],
    [0.7, tone.bed],
    [1, tone.dark],
  ]);
  const shape = blob(c.random, region.cx, region.cy, region.rx, region.ry, 0.03, 12);
  return (
    `<path d="${shape}" fill="#2a1a0c" opacity=".2" transform="translate(6 10)"/>` +
    path(shape, fill)
  );
}

/** A heap of long grains. `share` below 1 thins it out for small heaps. */
export function rice(c: Canvas, name: GrainName, region: Region, share = 1): string {
  const tone = grainTones[name];
  const inner = { ...region, rx: region.rx * 0.98, ry: region.ry * 0.98 };
  const layer = (count: number, color: string): string =>
    flecks(c.random, scatter(c.random, inner, Math.round(count * share)), 12, 5.5, color);
  return (
    heap(c, tone, `gr${name}`, region) +
    layer(75, tone.dark) +
    layer(110, tone.mid) +
    layer(90, tone.light)
  );
}

/** A heap of small round grains: quinoa, bulgur, lentils, couscous. */
export function roundGrains(
  c: Canvas,
  name: GrainName,
  region: Region,
  share = 1,
  r = 4.2,
): string {
  const tone = grainTones[name];
  const layer = (count: number, color: string, size: number): string =>
    dots(scatter(c.random, region, Math.round(count * share)), size, color);
  return (
    heap(c, tone, `gr${name}`, region) +
    layer(110, tone.dark, r) +
    layer(130, tone.mid, r) +
    layer(80, tone.light, r * 0.7)
  );
}

/** Tangled noodles as a few long curved strokes, dark below and light above. */
export function noodles(
  c: Canvas,
  region: Region,
  colors: readonly [string, string, string],
  strands = 34,
  width = 9,
): string {
  const swirl = (): string => {
    const r = between(c.random, 0.2, 0.92);
    const angle = c.random() * Math.PI * 2;
    const sweep = between(c.random, 0.6, 1.3);
    const at = (turn: number): string =>
      `${Math.round(region.cx + Math.cos(turn) * region.rx * r)} ${Math.round(region.cy + Math.sin(turn) * region.ry * r)}`;
    const bend = between(c.random, region.rx * 1.0, region.rx * 1.5);
    return `M${at(angle)}A${Math.round(bend)} ${Math.round(bend)} 0 0 ${c.random() > 0.4 ? 1 : 0} ${at(angle + sweep)}`;
  };
  const layer = (count: number, color: string, size: number): string =>
    `<path d="${Array.from({ length: count }, swirl).join('')}" fill="none" stroke="${color}" stroke-width="${size}"/>`;
  const bed = path(blob(c.random, region.cx, region.cy, region.rx, region.ry, 0.04, 10), colors[0]);
  let tangle = '';
  for (let i = 0; i < 4; i += 1) {
    tangle += layer(Math.round(strands / 4), colors[0], width + 3);
    tangle += layer(Math.round(strands / 4), colors[1], width);
    tangle += layer(Math.round(strands / 8), colors[2], width * 0.7);
  }
  return bed + tangle;
}

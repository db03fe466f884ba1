import { n } from './canvas.ts';
import type { Random } from './random.ts';
import { between, hash } from './random.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Region {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
  readonly has: (x: number, y: number) => boolean;
}

export function oval(cx: number, cy: number, rx: number, ry = rx): Region {
  return { cx, cy, rx, ry, has: (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1 };
}

/** A slice of a ring; degrees run clockwise from three o'clock. */
export function wedge(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): Region {
  const has = (x: number, y: number): boolean => {
    const reach = Math.hypot(x - cx, y - cy);
    const angle = (Math.atan2(y - cy, x - cx) * 180) / Math.PI;
    const turned = (((angle - from) % 360) + 360) % 360;
    return reach >= inner && reach <= outer && turned <= to - from;
  };
  return { cx, cy, rx: outer, ry: outer, has };
}

/** Up to `count` points at least `gap` apart. */
export function scatter(random: Random, region: Region, count: number, gap = 0): readonly Point[] {
  const found: Point[] = [];
  for (let tries = 0; tries < count * 40 && found.length < count; tries += 1) {
    const x = Math.round(between(random, region.cx - region.rx, region.cx + region.rx));
    const y = Math.round(between(random, region.cy - region.ry, region.cy + region.ry));
    if (!region.has(x, y)) continue;
    if (gap > 0 && found.some((p) => Math.hypot(p.x - x, p.y - y) < gap)) continue;
    found.push({ x, y });
  }
  return found;
}

/** Points on a circle, the first at `start` degrees. */
export function ring(
  cx: number,
  cy: number,
  r: number,
  count: number,
  start = 0,
): readonly Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((start + (360 / count) * i) * Math.PI) / 180;
    return { x: cx + Math.cos(angle) * r, y: cy + Math.sin(angle) * r };
  });
}

function pair(x: number, y: number): string {
  return `${x}${y < 0 ? '' : ' '}${y}`;
}

function inRows(points: readonly Point[]): readonly Point[] {
  const row = (p: Point): number => Math.floor(p.y / 24);
  return [...points].sort((a, b) => row(a) - row(b) || a.x - b.x);
}

/** Relative moves are about half the bytes of absolute ones. */
function dotPath(points: readonly Point[]): string {
  let [atX, atY] = [0, 0];
  return inRows(points)
    .map((p) => {
      const [dx, dy] = [Math.round(p.x) - atX, Math.round(p.y) - atY];
      [atX, atY] = [atX + dx, atY + dy];
      return `m${pair(dx, dy)}h0`;
    })
    .join('');
}

/** Round dots of one colour as one path: a round cap on a line of no length. */
export function dots(
  points: readonly Point[],
  r: number,
  color: string,
  dx = 0,
  dy = 0,
  opacity = 1,
): string {
  const alpha = opacity === 1 ? '' : ` opacity="${opacity}"`;
  const shift = dx || dy ? ` transform="translate(${n(dx)} ${n(dy)})"` : '';
  return `<path d="${dotPath(points)}" stroke="${color}" stroke-width="${n(r * 2)}"${shift}${alpha}/>`;
}

/** One shape painted several times, stored once. */
export function layers(d: string, paints: readonly string[]): string {
  const id = `k${hash(d).toString(36)}`;
  const uses = paints.map((paint) => `<use href="#${id}" ${paint}/>`).join('');
  return `<defs><path id="${id}" d="${d}"/></defs><g fill="none">${uses}</g>`;
}

/** Little balls: shadow, body and highlight. */
export function balls(
  points: readonly Point[],
  r: number,
  shade: string,
  body: string,
  light: string,
): string {
  const paint = (color: string, width: number, x: number, y: number): string =>
    `stroke="${color}" stroke-width="${n(width)}" x="${n(x)}" y="${n(y)}"`;
  return layers(dotPath(points), [
    `${paint('#2a1a0c', r * 2.12, r * 0.12, r * 0.26)} opacity=".22"`,
    paint(shade, r * 2, 0, 0),
    paint(body, r * 1.6, -r * 0.12, -r * 0.14),
    paint(light, r * 0.52, -r * 0.36, -r * 0.4),
  ]);
}

/** Short straight strokes at random angles (grains, flecks, threads) as one path. */
export function flecks(
  random: Random,
  points: readonly Point[],
  length: number,
  width: number,
  color: string,
  opacity = 1,
): string {
  let [atX, atY] = [0, 0];
  const d = inRows(points)
    .map((p) => {
      const angle = random() * Math.PI;
      const dx = Math.round(Math.cos(angle) * length);
      const dy = Math.round(Math.sin(angle) * length);
      const [mx, my] = [Math.round(p.x - dx / 2) - atX, Math.round(p.y - dy / 2) - atY];
      [atX, atY] = [atX + mx + dx, atY + my + dy];
      return `m${pair(mx, my)}l${pair(dx, dy)}`;
    })
    .join('');
  const alpha = opacity === 1 ? '' : ` opacity="${opacity}"`;
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${alpha}/>`;
}

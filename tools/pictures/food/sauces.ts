import type { Canvas } from '../core/canvas.ts';
import { n, radial } from '../core/canvas.ts';
import { blob, circle, ellipse, line, path } from '../core/shapes.ts';

interface SauceTone {
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
}

const sauceTones = {
  tomato: { light: '#ee7a4e', mid: '#d1482a', deep: '#9c2a16' },
  masala: { light: '#f5a254', mid: '#df7424', deep: '#ab4c10' },
  green: { light: '#cfe09a', mid: '#a5c566', deep: '#74983c' },
  coconut: { light: '#fde7a9', mid: '#f0c05c', deep: '#c98f2e' },
  cream: { light: '#fffdf5', mid: '#f8efdc', deep: '#ddcfb2' },
  tahini: { light: '#faf0d8', mid: '#ecd9b0', deep: '#cfb47f' },
  hummus: { light: '#f9e6bd', mid: '#eacb92', deep: '#c99f5e' },
  smoky: { light: '#efe3c4', mid: '#d8c59a', deep: '#b09868' },
  lentil: { light: '#f9bd5e', mid: '#eb952f', deep: '#c26c15' },
  herb: { light: '#8fbf4d', mid: '#5c9431', deep: '#38681d' },
  pesto: { light: '#9cc15a', mid: '#6d9a35', deep: '#43701f' },
  peanut: { light: '#e5ae6d', mid: '#c98743', deep: '#96591f' },
  soy: { light: '#8a5230', mid: '#57301a', deep: '#2e180c' },
  broth: { light: '#e2844a', mid: '#bf5a28', deep: '#8a3a15' },
  porridge: { light: '#f6e6c4', mid: '#e8cf9f', deep: '#c8a66c' },
} as const satisfies Record<string, SauceTone>;

export type SauceName = keyof typeof sauceTones;

function saucePaint(c: Canvas, name: SauceName): string {
  const tone = sauceTones[name];
  return radial(c, `sc${name}`, [
    [0, tone.light],
    [0.6, tone.mid],
    [1, tone.deep],
  ]);
}

/** A pool of sauce with a wet highlight. */
export function pool(
  c: Canvas,
  name: SauceName,
  x: number,
  y: number,
  rx: number,
  ry = rx,
): string {
  return (
    path(blob(c.random, x, y, rx, ry, rx > 150 ? 0.012 : 0.06, 10), saucePaint(c, name)) +
    line(
      `M${n(x - rx * 0.66)} ${n(y - ry * 0.36)}Q${n(x - rx * 0.4)} ${n(y - ry * 0.74)} ${n(x + rx * 0.02)} ${n(y - ry * 0.78)}`,
      '#fff',
      5,
      0.35,
    )
  );
}

/** A zig-zag drizzle over a box. */
export function drizzle(
  name: SauceName,
  x: number,
  y: number,
  width: number,
  height: number,
  turns = 6,
  thick = 9,
): string {
  const step = width / turns;
  let d = `M${n(x)} ${n(y)}`;
  for (let i = 0; i < turns; i += 1) {
    d += `q${n(step / 2)} ${n(i % 2 ? height * 0.1 : -height * 0.1)} ${n(step)} ${n(i % 2 ? -height : height)}`;
  }
  const tone = sauceTones[name];
  return (
    line(d, '#33180a', thick + 3, 0.18) +
    line(d, tone.mid, thick) +
    line(d, tone.light, thick * 0.4)
  );
}

/** A dollop with a spoon's swirl. */
export function dollop(c: Canvas, name: SauceName, x: number, y: number, r: number): string {
  const tone = sauceTones[name];
  return (
    path(blob(c.random, x + r * 0.08, y + r * 0.14, r, r * 0.92, 0.07), '#33180a', 'opacity=".2"') +
    path(blob(c.random, x, y, r, r * 0.92, 0.07), saucePaint(c, name)) +
    line(
      `M${n(x - r * 0.5)} ${n(y + r * 0.1)}C${n(x - r * 0.5)} ${n(y - r * 0.6)} ${n(x + r * 0.6)} ${n(y - r * 0.5)} ${n(x + r * 0.4)} ${n(y + r * 0.1)}C${n(x + r * 0.3)} ${n(y + r * 0.5)} ${n(x - r * 0.2)} ${n(y + r * 0.4)} ${n(x - r * 0.1)} ${n(y)}`,
      tone.deep,
      r * 0.09,
      0.55,
    ) +
    ellipse(x - r * 0.36, y - r * 0.44, r * 0.22, r * 0.12, '#fff', 'opacity=".65"')
  );
}

/** A dip spread with the back of a spoon: a spiral groove that holds oil. */
export function dip(c: Canvas, name: SauceName, x: number, y: number, r: number): string {
  const tone = sauceTones[name];
  let spiral = '';
  for (let i = 0; i <= 40; i += 1) {
    const angle = i * 0.36;
    const reach = r * (0.9 - i * 0.0165);
    spiral += `${i ? 'L' : 'M'}${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach * 0.96)}`;
  }
  return (
    circle(x, y, r, saucePaint(c, name)) +
    line(spiral, tone.deep, r * 0.085, 0.55) +
    `<g transform="translate(-2.5 -4)">${line(spiral, tone.light, r * 0.05, 0.9)}</g>`
  );
}

/** A small round dish of sauce. */
export function sauceCup(c: Canvas, name: SauceName, x: number, y: number, r = 52): string {
  return (
    circle(x + 5, y + 9, r * 1.03, '#33220f', 'opacity=".25"') +
    circle(
      x,
      y,
      r,
      radial(c, 'cup1', [
        [0, '#ffffff'],
        [0.7, '#f3ecdf'],
        [1, '#d3c7b2'],
      ]),
    ) +
    circle(x, y, r * 0.8, saucePaint(c, name)) +
    line(
      `M${n(x - r * 0.5)} ${n(y - r * 0.2)}Q${n(x - r * 0.3)} ${n(y - r * 0.55)} ${n(x + r * 0.1)} ${n(y - r * 0.55)}`,
      '#fff',
      4,
      0.45,
    )
  );
}

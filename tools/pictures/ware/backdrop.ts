import type { Canvas } from '../core/canvas.ts';
import { linear, n, radial } from '../core/canvas.ts';
import { box, ellipse, line, path } from '../core/shapes.ts';

export interface Tint {
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
}

export const tints = {
  cream: { light: '#fdf8ec', mid: '#f6ead2', deep: '#ead8b6' },
  sage: { light: '#eaf3e6', mid: '#d3e5d0', deep: '#b5d0b5' },
  apricot: { light: '#fdeedb', mid: '#f9d9b4', deep: '#efc08c' },
  blush: { light: '#fcebe4', mid: '#f6d3c7', deep: '#e8b6a6' },
  sand: { light: '#f6efe3', mid: '#e9dcc6', deep: '#d5c2a2' },
  lemon: { light: '#fdf6d8', mid: '#f8e8a9', deep: '#ecd37c' },
  mint: { light: '#e4f4ee', mid: '#c6e6da', deep: '#a3d0c0' },
  dusk: { light: '#ece9f1', mid: '#d8d3e3', deep: '#bdb6cf' },
  forest: { light: '#2b7a60', mid: '#17604a', deep: '#0e4635' },
} as const satisfies Record<string, Tint>;

export type TintName = keyof typeof tints;

export function tabletop(c: Canvas, name: TintName): string {
  const tint = tints[name];
  const fill = radial(
    c,
    'bg',
    [
      [0, tint.light],
      [0.6, tint.mid],
      [1, tint.deep],
    ],
    0.3,
    0.2,
    1.05,
  );
  return `<path d="M0 0h800v600H0z" fill="${fill}"/>`;
}

/** A linen napkin that looks out from under the plate. */
export function napkin(
  c: Canvas,
  color: string,
  stripe: string,
  x = 560,
  y = 330,
  turn = 24,
): string {
  const fold = linear(c, 'fold', [
    [0, '#fff', 0.35],
    [0.5, '#fff', 0],
    [1, '#000', 0.1],
  ]);
  const sheet = `<path d="M-170-250Q0-240 172-252Q166 0 174 250Q0 244-172 254Q-166 0-170-250z"`;
  const stripes = [-120, -104, 104, 120].map((dx) => `M${dx}-246Q${dx + 5} 0 ${dx} 248`).join('');
  return `<g transform="translate(${x} ${y})rotate(${turn})">${sheet.replace('<path', '<path transform="translate(8 12)" opacity=".13"')} fill="#2a1a0c"/>${sheet} fill="${color}"/>${line(stripes, stripe, 6, 0.7)}${sheet} fill="${fold}"/></g>`;
}

export function softShadow(
  c: Canvas,
  x: number,
  y: number,
  rx: number,
  ry: number,
  strength = 0.42,
): string {
  const paint = radial(
    c,
    `sh${n(strength * 100)}`,
    [
      [0.55, '#33220f', strength],
      [0.8, '#33220f', strength * 0.4],
      [1, '#33220f', 0],
    ],
    0.5,
    0.5,
    0.5,
  );
  return ellipse(x, y, rx, ry, paint);
}

/** A wall and a counter, for glasses and stacks that are seen from the front. */
export function counter(c: Canvas, name: TintName, horizon = 430): string {
  const tint = tints[name];
  const wall = radial(
    c,
    'bg',
    [
      [0, tint.light],
      [1, tint.mid],
    ],
    0.4,
    0.3,
    0.9,
  );
  const top = linear(
    c,
    'top',
    [
      [0, tint.deep],
      [1, tint.mid],
    ],
    0,
    1,
  );
  return (
    box(0, 0, 800, 600, 0, wall) +
    path('M560-20A250 250 0 0 1 820 230V-20z', '#fff', 'opacity=".28"') +
    `<path d="M0 ${horizon}h800V600H0z" fill="${top}"/>` +
    line(`M0 ${horizon}h800`, '#fff', 3, 0.45)
  );
}

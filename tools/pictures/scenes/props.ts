import type { Canvas } from '../core/canvas.ts';
import { linear, n, radial } from '../core/canvas.ts';
import { box, circle, ellipse, line, path } from '../core/shapes.ts';
import { softShadow } from '../ware/backdrop.ts';

/** A hexagonal dumbbell from above, 300 long. */
export function dumbbell(c: Canvas): string {
  const iron = linear(
    c,
    'dbi',
    [
      [0, '#56605b'],
      [1, '#1f2724'],
    ],
    0,
    1,
  );
  const head = (x: number): string =>
    path(
      `M${x - 40}-58L${x - 52}-30V30L${x - 40} 58H${x + 40}L${x + 52} 30V-30L${x + 40}-58z`,
      iron,
    ) +
    path(`M${x - 40}-58H${x + 40}L${x + 52}-30H${x - 52}z`, '#7d8883', 'opacity=".55"') +
    box(x - 26, -8, 52, 16, 8, '#f2a33a');
  return (
    ellipse(8, 18, 160, 62, '#33220f', 'opacity=".28"') +
    box(
      -80,
      -17,
      160,
      34,
      12,
      linear(
        c,
        'dbb',
        [
          [0, '#e6ebe8'],
          [0.5, '#aab3ae'],
          [1, '#6f7a75'],
        ],
        0,
        1,
      ),
    ) +
    line(
      'M-60-17V17M-44-17V17M-28-17V17M-12-17V17M4-17V17M20-17V17M36-17V17M52-17V17',
      '#7c8782',
      2.4,
      0.7,
    ) +
    head(-112) +
    head(112)
  );
}

/** A glass of juice from above, radius 66. */
export function juiceTop(c: Canvas, light: string, deep: string): string {
  return (
    softShadow(c, 8, 14, 80, 80) +
    circle(0, 0, 66, '#ffffff', 'opacity=".75"') +
    circle(
      0,
      0,
      58,
      radial(c, `jt${light.slice(1)}`, [
        [0, light],
        [1, deep],
      ]),
    ) +
    line('M-40-20Q-26-44 4-46', '#fff', 6, 0.6)
  );
}

/** A cup of coffee from above with its saucer, radius 84. */
export function coffee(c: Canvas): string {
  return (
    softShadow(c, 10, 16, 100, 100) +
    circle(
      0,
      0,
      84,
      radial(c, 'sau', [
        [0, '#ffffff'],
        [1, '#d9d3c6'],
      ]),
    ) +
    box(40, -14, 62, 28, 14, '#f6f1e6', 'stroke="#cfc7b8" stroke-width="3"') +
    circle(0, 0, 56, '#fbf7ee', 'stroke="#d3cbbb" stroke-width="3"') +
    circle(
      0,
      0,
      46,
      radial(c, 'cof', [
        [0, '#a9703f'],
        [0.7, '#7a4520'],
        [1, '#4f2a10'],
      ]),
    ) +
    path(
      'M0-22C16-34 32-14 0 14C-32-14-16-34 0-22z',
      '#f0dcbc',
      'transform="translate(0 6) scale(.9)"',
    )
  );
}

/** The corner of an open laptop from above. */
export function laptop(c: Canvas): string {
  const rows = [0, 1, 2, 3]
    .map((row) =>
      Array.from({ length: 9 }, (_, i) => `M${-176 + i * 42} ${-62 + row * 34}h15`).join(''),
    )
    .join('');
  return (
    box(-220, -100, 448, 300, 26, '#33220f', 'opacity=".22" transform="translate(10 16)"') +
    box(
      -220,
      -110,
      440,
      300,
      26,
      linear(c, 'lap', [
        [0, '#eef1ef'],
        [1, '#c3cac6'],
      ]),
    ) +
    line(rows, '#39433f', 20) +
    box(-74, 88, 148, 84, 12, '#d7dcd9', 'stroke="#b3bbb6" stroke-width="3"') +
    box(-220, -136, 440, 34, 10, '#26302c')
  );
}

/** A tape measure that winds across the table. */
export function tape(c: Canvas): string {
  const way = 'M-160 40C-90-60-20 90 60 10S190-10 220 60';
  const roll = radial(c, 'tpr', [
    [0, '#ffcf70'],
    [1, '#d98a1e'],
  ]);
  return (
    line(way, '#33220f', 40, 0.18) +
    line(way, '#f6b84a', 34) +
    `<path d="${way}" fill="none" stroke="#7a4a10" stroke-width="34" stroke-dasharray="2.5 17" stroke-linecap="butt" opacity=".75"/>` +
    line(way, '#fff', 4, 0.3) +
    circle(-164, 44, 58, roll) +
    circle(-164, 44, 40, 'none', 'stroke="#a8660f" stroke-width="3" opacity=".5"') +
    circle(-164, 44, 22, '#12523f')
  );
}

/** A fork or a knife from above, 260 long, pointing up. */
export function cutlery(c: Canvas, kind: 'fork' | 'knife'): string {
  const steel = linear(
    c,
    'steel',
    [
      [0, '#fdfdfb'],
      [0.5, '#cfd3cf'],
      [1, '#9ca39e'],
    ],
    1,
    0,
  );
  const shape =
    kind === 'fork'
      ? 'M-22-130V-76Q-22-44-7-40L-9 116Q0 132 9 116L7-40Q22-44 22-76V-130H15V-84H11V-130H4V-84H-4V-130H-11V-84H-15V-130z'
      : 'M-9 116Q0 132 9 116L7-14H14V-96Q12-124-6-134L-8-14z';
  return path(shape, '#33220f', 'opacity=".2" transform="translate(5 9)"') + path(shape, steel);
}

/** A rounded meal tray; its wells start at the given places. */
export function tray(
  c: Canvas,
  width: number,
  height: number,
  wells: readonly (readonly [x: number, y: number, width: number, height: number])[],
): string {
  const shell = linear(c, 'tray', [
    [0, '#46504b'],
    [1, '#202824'],
  ]);
  return (
    box(-width / 2 + 10, -height / 2 + 18, width, height, 34, '#33220f', 'opacity=".28"') +
    box(-width / 2, -height / 2, width, height, 34, shell) +
    box(
      -width / 2 + 4,
      -height / 2 + 4,
      width - 8,
      height - 8,
      31,
      'none',
      'stroke="#8d9a93" stroke-opacity=".6" stroke-width="3"',
    ) +
    wells
      .map(
        ([x, y, w, h]) =>
          box(x, y, w, h, 24, '#161c19') + box(x + 3, y + 5, w - 6, h - 7, 22, '#2b332f'),
      )
      .join('')
  );
}

export function clipped(
  c: Canvas,
  id: string,
  x: number,
  y: number,
  width: number,
  height: number,
  markup: string,
): string {
  c.defs.set(
    id,
    `<clipPath id="${id}"><rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="24"/></clipPath>`,
  );
  return `<g clip-path="url(#${id})">${markup}</g>`;
}

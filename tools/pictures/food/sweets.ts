import type { Canvas } from '../core/canvas.ts';
import { define, linear, n, radial } from '../core/canvas.ts';
import { dots, oval, ring, scatter } from '../core/scatter.ts';
import { blob, box, circle, ellipse, line, path } from '../core/shapes.ts';

const halo = 'stroke="#33180a" stroke-opacity=".22" stroke-width="4" paint-order="stroke"';

export function raspberry(c: Canvas): string {
  return define(c, 'rasp', () => {
    const beads = [...ring(0, 0, 21, 9), ...ring(0, 0, 11, 5, 20), { x: 0, y: 0 }];
    return (
      circle(0, 0, 27, '#8f1433', halo) +
      dots(beads, 9, '#c9284f') +
      dots(beads, 4.4, '#ef6a86', -2, -2.5) +
      circle(0, 0, 5, '#7d0f2a')
    );
  });
}

export function blueberry(c: Canvas): string {
  return define(
    c,
    'blue',
    () =>
      circle(
        0,
        0,
        19,
        radial(c, 'blp', [
          [0, '#8295cf'],
          [0.6, '#47589b'],
          [1, '#27305f'],
        ]),
        halo,
      ) +
      path('M0-8l3 5 6-1-3 5 3 5-6-1-3 5-3-5-6 1 3-5-3-5 6 1z', '#222a57') +
      ellipse(-8, -9, 4, 2.6, '#fff', 'opacity=".6" transform="rotate(-40 -8 -9)"'),
  );
}

/** Half a strawberry, about 64 tall. */
export function strawberry(c: Canvas): string {
  return define(
    c,
    'straw',
    () =>
      path(
        'M0-26C22-32 36-14 28 8C22 26 8 38 0 40C-8 38-22 26-28 8C-36-14-22-32 0-26z',
        '#cf2436',
        halo,
      ) +
      path(
        'M0-20C16-25 27-11 21 7C17 21 6 31 0 33C-6 31-17 21-21 7C-27-11-16-25 0-20z',
        '#f05760',
      ) +
      path('M0-12C8-14 12-6 9 4C7 12 2 18 0 20C-2 18-7 12-9 4C-12-6-8-14 0-12z', '#fbd2cf') +
      path('M0-24L-16-36L-6-32L0-42L6-32L16-36z', '#4b9a45'),
  );
}

export function bananaCoin(c: Canvas): string {
  return define(
    c,
    'banana',
    () =>
      circle(0, 0, 30, '#e3c063', halo) +
      circle(
        0,
        0,
        27,
        radial(
          c,
          'bap',
          [
            [0, '#fff8d9'],
            [1, '#f7e3a0'],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ) +
      line('M0-9V-2M8 5L2 1M-8 5L-2 1', '#b99a52', 3.4, 0.8) +
      circle(0, 0, 16, 'none', 'stroke="#ecd58f" stroke-width="2"'),
  );
}

export function kiwiSlice(c: Canvas): string {
  return define(
    c,
    'kiwi',
    () =>
      circle(0, 0, 42, '#7d5a34', halo) +
      circle(
        0,
        0,
        38,
        radial(
          c,
          'kip',
          [
            [0, '#e6f2a8'],
            [0.3, '#b7d75a'],
            [1, '#6fa92f'],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ) +
      dots(ring(0, 0, 17, 14), 2.3, '#23310f') +
      dots(ring(0, 0, 23, 14, 13), 1.8, '#23310f') +
      circle(0, 0, 10, '#f6f8d8'),
  );
}

export function mangoCube(c: Canvas): string {
  return define(
    c,
    'mango',
    () =>
      box(-22, -20, 44, 44, 9, '#e08a16', halo) +
      box(
        -22,
        -22,
        44,
        38,
        9,
        linear(c, 'mgp', [
          [0, '#ffdc73'],
          [1, '#f9b02c'],
        ]),
      ) +
      line('M-13-13H6', '#fff6cf', 4, 0.8),
  );
}

/** An energy ball, radius 62, rolled in coconut or cocoa. */
export function energyBall(c: Canvas, kind: 'coconut' | 'cocoa'): string {
  const tone =
    kind === 'coconut'
      ? ['#9a6a42', '#6c4324', '#3f2411', '#fff8ea']
      : ['#8a5534', '#54301a', '#2a150a', '#a9764f'];
  const [light = '', mid = '', deep = '', crumb = ''] = tone;
  return define(c, `ball${kind}`, () => {
    const crumbs = scatter(c.random, oval(0, 0, 54), kind === 'coconut' ? 70 : 46, 7);
    return (
      circle(
        0,
        0,
        62,
        radial(c, `eb${kind}`, [
          [0, light],
          [0.5, mid],
          [1, deep],
        ]),
        halo,
      ) +
      `<path d="${crumbs.map((p, i) => `M${p.x} ${p.y}l${i % 2 ? 5 : -4} ${i % 3 ? 3 : -5}`).join('')}" stroke="${crumb}" stroke-width="3.4" opacity=".9"/>` +
      ellipse(-22, -28, 18, 11, '#fff', 'opacity=".22" transform="rotate(-35 -22 -28)"')
    );
  });
}

export function date(c: Canvas): string {
  return define(
    c,
    'date',
    () =>
      ellipse(
        0,
        0,
        48,
        24,
        radial(c, 'dtp', [
          [0, '#a3622f'],
          [0.5, '#6b3615'],
          [1, '#3a1a08'],
        ]),
        halo,
      ) +
      line('M-32-6Q-4-14 30-8M-34 4Q0-2 34 4M-28 12Q0 8 28 12', '#2e1406', 2.6, 0.5) +
      line('M-24-13Q-6-19 14-17', '#f2c796', 4, 0.5),
  );
}

export function almond(c: Canvas): string {
  return define(
    c,
    'almond',
    () =>
      path(
        'M-30 0C-24-20 8-22 34 0C8 22-24 20-30 0z',
        linear(c, 'alp', [
          [0, '#c98a52'],
          [1, '#8d5426'],
        ]),
        halo,
      ) + line('M-20-2Q2-8 24-1M-20 5Q2 4 22 4', '#6b3d18', 2, 0.6),
  );
}

/** A flake of blanched almond. */
export function almondFlake(c: Canvas): string {
  return define(
    c,
    'flake',
    () =>
      path('M-24 0C-18-15 6-16 26 0C6 16-18 15-24 0z', '#d9a766', halo) +
      path('M-20 0C-15-11 5-12 21 0C5 12-15 11-20 0z', '#fdf0d5'),
  );
}

export function cashew(c: Canvas): string {
  return define(
    c,
    'cashew',
    () =>
      line('M-22 8Q-14-20 6-16Q22-12 24 6', '#33180a', 23, 0.2) +
      line('M-22 6Q-14-22 6-18Q22-14 24 4', '#d9b07a', 20) +
      line('M-22 2Q-14-24 6-21Q18-18 22-2', '#f8e4bd', 8),
  );
}

export function pistachio(c: Canvas): string {
  return define(
    c,
    'pistachio',
    () =>
      path('M-24 2C-22-20 14-24 26-2C16 22-18 22-24 2z', '#d9c294', halo) +
      path(
        'M-12 0C-6-14 14-14 22-3C12 8-6 10-12 0z',
        linear(c, 'pip', [
          [0, '#b5d06a'],
          [1, '#7f9d38'],
        ]),
      ),
  );
}

export function walnut(c: Canvas): string {
  return define(
    c,
    'walnut',
    () =>
      path(
        blob(c.random, 0, 0, 33, 28, 0.12, 9),
        radial(c, 'wnp', [
          [0, '#dbaa70'],
          [0.6, '#b57c42'],
          [1, '#845023'],
        ]),
        halo,
      ) +
      line(
        'M-24-4Q-12-16-4-4Q-14 4-6 16M4-18Q0-4 6 18M24-4Q14-16 10-4Q20 4 12 14',
        '#74441a',
        3.4,
        0.65,
      ),
  );
}

export function peanut(c: Canvas): string {
  return define(
    c,
    'peanut',
    () =>
      ellipse(
        0,
        0,
        22,
        14,
        radial(c, 'pnp', [
          [0, '#f3d3a0'],
          [1, '#c9924f'],
        ]),
        halo,
      ) + line('M-14 1Q0-4 15 0', '#a9713a', 2, 0.7),
  );
}

/** Clusters of toasted oats. */
export function granola(c: Canvas, region: ReturnType<typeof oval>, count = 60): string {
  const points = scatter(c.random, region, count, 6);
  return (
    dots(points, 9, '#8d5a26', 1, 3, 0.7) +
    dots(points, 8, '#cf9550') +
    dots(points.slice(0, Math.round(count * 0.6)), 5, '#ecc184', -2, -2)
  );
}

/** A tall tumbler seen from the front: its inside runs from (-w, -h) to (base, 0). */
export function tumbler(c: Canvas, content: string, w: number, base: number, h: number): string {
  const outline = `M${-w} ${-h}L${-base} -16Q${n(-base + 2)} 0 ${n(-base + 18)} 0H${n(base - 18)}Q${n(base - 2)} 0 ${base}-16L${w} ${-h}z`;
  c.defs.set('glass', `<clipPath id="glass"><path d="${outline}"/></clipPath>`);
  const shine = linear(
    c,
    'shine',
    [
      [0, '#fff', 0.55],
      [0.22, '#fff', 0.06],
      [0.75, '#fff', 0],
      [1, '#fff', 0.35],
    ],
    1,
    0,
  );
  return (
    `<g clip-path="url(#glass)"><path d="${outline}" fill="#fff" opacity=".45"/>${content}</g>` +
    `<path d="${outline}" fill="${shine}" stroke="#fff" stroke-opacity=".75" stroke-width="5"/>` +
    line(`M${n(-w + 20)} ${-h + 30}L${n(-base + 16)} -40`, '#fff', 9, 0.5) +
    ellipse(0, -h, w, w * 0.13, 'none', 'stroke="#fff" stroke-opacity=".85" stroke-width="5"')
  );
}

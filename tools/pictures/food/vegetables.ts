import type { Canvas } from '../core/canvas.ts';
import { define, linear, n, radial } from '../core/canvas.ts';
import { ring } from '../core/scatter.ts';
import { balls, dots } from '../core/scatter.ts';
import { box, circle, ellipse, line, path } from '../core/shapes.ts';

const halo = 'stroke="#3a1d0a" stroke-opacity=".2" stroke-width="4" paint-order="stroke"';

/** Tomato slice, radius 40. */
export function tomatoSlice(c: Canvas): string {
  return define(c, 'tomato', () => {
    const chambers = ring(0, 0, 19, 5, 18)
      .map(
        (p, i) =>
          `<ellipse cx="${n(p.x)}" cy="${n(p.y)}" rx="13" ry="9.5" fill="#c93a22" transform="rotate(${18 + i * 72} ${n(p.x)} ${n(p.y)})"/>`,
      )
      .join('');
    return (
      circle(0, 0, 40, '#d8412b', halo) +
      circle(0, 0, 35, '#f0745a') +
      chambers +
      dots(ring(0, 0, 20, 10, 8), 2.6, '#f9d98f') +
      circle(0, 0, 5, '#f8a48c')
    );
  });
}

/** Half a cherry tomato, radius 26. */
export function cherryHalf(c: Canvas): string {
  return define(
    c,
    'cherry',
    () =>
      circle(
        0,
        0,
        26,
        radial(c, 'chp', [
          [0, '#f4705a'],
          [1, '#c9301f'],
        ]),
        halo,
      ) +
      ellipse(-8, 0, 7, 12, '#b82a1a') +
      ellipse(9, 0, 7, 12, '#b82a1a') +
      dots(
        [
          { x: -9, y: -4 },
          { x: -8, y: 5 },
          { x: 9, y: -4 },
          { x: 9, y: 5 },
        ],
        2.4,
        '#f9d98f',
      ) +
      line('M-17-12Q-9-21 3-21', '#fff', 3.4, 0.6),
  );
}

/** Whole cherry tomato, radius 26. */
export function cherryWhole(c: Canvas): string {
  return define(
    c,
    'cherryw',
    () =>
      circle(
        0,
        0,
        26,
        radial(c, 'cwp', [
          [0, '#ff8a6b'],
          [0.4, '#e8492f'],
          [1, '#b3261a'],
        ]),
        halo,
      ) +
      path('M0-10l4 7 9-2-5 7 6 7-9-1-5 8-4-8-9 1 5-7-5-7 9 2z', '#3f8f3f') +
      ellipse(-11, -12, 5, 3.4, '#fff', 'opacity=".7" transform="rotate(-40 -11 -12)"'),
  );
}

/** Cucumber slice, radius 34. */
export function cucumberSlice(c: Canvas): string {
  return define(
    c,
    'cucumber',
    () =>
      circle(0, 0, 34, '#2f7d3f', halo) +
      circle(
        0,
        0,
        30,
        radial(
          c,
          'cup',
          [
            [0, '#eef7cf'],
            [0.6, '#d8ecae'],
            [1, '#b4d98a'],
          ],
          0.5,
          0.5,
          0.5,
        ),
      ) +
      dots(ring(0, 0, 13, 9), 2.6, '#f9fbe6') +
      dots(ring(1, 1, 13, 9, 12), 1.6, '#a9c97c'),
  );
}

/** Radish slice, radius 28. */
export function radishSlice(c: Canvas): string {
  return define(
    c,
    'radish',
    () =>
      circle(0, 0, 28, '#d63a6a', halo) + circle(0, 0, 24, '#fff4f5') + circle(0, 0, 14, '#fbe3e9'),
  );
}

/** A slice of citrus, radius 44. */
export function citrusSlice(c: Canvas, kind: 'lemon' | 'lime' | 'orange'): string {
  const tones = {
    lemon: ['#f2c230', '#fff6d0', '#f9dc5c'],
    lime: ['#5d9f36', '#f1f8d6', '#b4d765'],
    orange: ['#ee8a1d', '#fff0d6', '#f9ae42'],
  } as const;
  const [skin, pith, flesh] = tones[kind];
  return define(c, kind, () => {
    const segment = path('M0-5L-12-33Q0-40 12-33z', flesh);
    const segments = Array.from(
      { length: 8 },
      (_, i) => `<g transform="rotate(${i * 45})">${segment}</g>`,
    ).join('');
    return (
      circle(0, 0, 44, skin, halo) +
      circle(0, 0, 39.5, pith) +
      segments +
      line('M-26-22Q-16-32-4-34', '#fff', 3, 0.5)
    );
  });
}

/** A wedge of citrus, 90 long. */
export function citrusWedge(c: Canvas, kind: 'lemon' | 'lime'): string {
  const [skin, pith, flesh] =
    kind === 'lemon' ? ['#f2c230', '#fff6d0', '#f9dc5c'] : ['#5d9f36', '#f1f8d6', '#b4d765'];
  return define(
    c,
    `${kind}w`,
    () =>
      path('M-45 8Q0 52 45 8Q0-18-45 8z', skin, halo) +
      path('M-45 8Q0 38 45 8Q0-20-45 8z', pith) +
      path('M-35 7Q0 28 35 7Q0-14-35 7z', flesh) +
      line('M-16-1Q-14 10-18 16M0-5V20M16-1Q14 10 18 16', pith, 2.4),
  );
}

/** Rings of purple onion. */
export function onionRing(c: Canvas): string {
  return define(
    c,
    'onion',
    () =>
      `<g fill="none"><circle r="34" stroke="#8d3f78" stroke-width="9"/><circle r="34" stroke="#f3dcea" stroke-width="5"/><circle r="23" stroke="#a95a95" stroke-width="7"/><circle r="23" stroke="#fbeef6" stroke-width="4"/></g>`,
  );
}

/** Olive with its hole, radius 20. */
export function olive(c: Canvas, kind: 'black' | 'green' = 'black'): string {
  const tone = kind === 'black' ? ['#6b4a63', '#2d1b2c'] : ['#b9bd5d', '#75802c'];
  return define(
    c,
    `olive${kind}`,
    () =>
      circle(
        0,
        0,
        20,
        radial(c, `ol${kind}`, [
          [0, tone[0] ?? ''],
          [1, tone[1] ?? ''],
        ]),
        halo,
      ) +
      circle(2, 1, 8, kind === 'black' ? '#170d16' : '#c8402b') +
      ellipse(-8, -10, 5, 3, '#fff', 'opacity=".6" transform="rotate(-35 -8 -10)"'),
  );
}

/** Broccoli floret, about 90 tall. */
export function broccoli(c: Canvas): string {
  return define(c, 'broccoli', () => {
    const crown = [
      [-26, -8],
      [0, -26],
      [26, -8],
      [-12, 2],
      [14, 2],
      [-14, -24],
      [14, -24],
    ].map(([x = 0, y = 0]) => ({ x, y }));
    const buds = crown.flatMap((p) => ring(p.x, p.y, 10, 4, p.x * 3));
    return (
      path(
        'M-12 6L-9 46Q0 52 9 46L12 6z',
        linear(c, 'brs', [
          [0, '#c5dc8c'],
          [1, '#86ae56'],
        ]),
        halo,
      ) +
      dots(crown, 19, '#1f5a2d') +
      dots(crown, 16.5, '#2f7d3a') +
      dots(buds, 5, '#4a9b47') +
      dots(buds, 2.4, '#7cc25f', -2, -2)
    );
  });
}

/** Asparagus spear, 210 long, its tip to the right. */
export function asparagus(c: Canvas): string {
  return define(
    c,
    'asparagus',
    () =>
      path(
        'M-105-7Q20-9 66-10Q96-8 106 0Q96 8 66 10Q20 9-105 7z',
        linear(
          c,
          'asp',
          [
            [0, '#9fcf73'],
            [1, '#3f8a41'],
          ],
          0,
          1,
        ),
        halo,
      ) +
      line(
        'M40-6l12 8 12-8M60-7l12 8 12-7M80-5l9 6 8-5M-50-3l9 4M-10 3l9-4M-80 3l8-4',
        '#2c6a35',
        2.4,
        0.8,
      ) +
      line('M-70 16L-66-16M-20 16L-16-16M22 16L26-16', '#27401c', 5, 0.4),
  );
}

/** Green bean, 120 long. */
export function greenBean(c: Canvas): string {
  return define(
    c,
    'bean',
    () =>
      line('M-60 6Q0-16 60 6', '#1f5a2a', 17, 0.35) +
      line('M-60 4Q0-18 60 4', '#4d9c45', 14) +
      line('M-56 1Q0-20 50-1', '#97cf78', 4, 0.9),
  );
}

/** Carrot coin, radius 24. */
export function carrotCoin(c: Canvas): string {
  return define(
    c,
    'coin',
    () =>
      circle(0, 0, 24, '#d96c1c', halo) +
      circle(0, 0, 20.5, '#f59a3d') +
      path('M0-12L4-4 12 0 4 4 0 12-4 4-12 0-4-4z', '#fbbd6d'),
  );
}

/** A stick of vegetable, 130 long. */
export function stick(c: Canvas, id: string, light: string, mid: string, deep: string): string {
  return define(
    c,
    `stick${id}`,
    () =>
      box(-65, -12, 130, 24, 7, deep, halo) +
      box(-65, -12, 130, 15, 6, mid) +
      line('M-56-7H50', light, 3.5, 0.85),
  );
}

/** A bent strip of pepper, 90 long. */
export function pepperStrip(c: Canvas, color: 'red' | 'yellow' | 'green'): string {
  const tone = {
    red: ['#f2785f', '#cf3522'],
    yellow: ['#fbd665', '#e8a51e'],
    green: ['#8dcc68', '#3f8f3c'],
  }[color];
  return define(
    c,
    `pepper${color}`,
    () =>
      line('M-42 10Q0-24 42 10', '#3a1d0a', 20, 0.2) +
      line('M-42 8Q0-26 42 8', tone[1] ?? '', 17) +
      line('M-40 4Q0-29 38 4', tone[0] ?? '', 6),
  );
}

/** Sliced mushroom, about 80 across. */
export function mushroom(c: Canvas): string {
  return define(
    c,
    'mushroom',
    () =>
      path(
        'M-40 4C-42-30-16-42 0-42C16-42 42-30 40 4C34 14 18 10 13 8L12 34Q0 42-12 34L-13 8C-18 10-34 14-40 4z',
        '#a9764a',
        halo,
      ) +
      path(
        'M-33 0C-34-24-14-34 0-34C14-34 34-24 33 0C26 5 14 3 8 2L7 31Q0 35-7 31L-8 2C-14 3-26 5-33 0z',
        '#f3e2c7',
      ) +
      path(
        'M-25-2C-20-10-10-8-8 2C-14 4-22 3-25-2zM25-2C20-10 10-8 8 2C14 4 22 3 25-2z',
        '#9a6c46',
        'opacity=".75"',
      ),
  );
}

/** Roasted potato half, about 70 across. */
export function potatoHalf(c: Canvas): string {
  return define(
    c,
    'potato',
    () =>
      ellipse(0, 0, 37, 28, '#b98338', halo) +
      ellipse(
        0,
        -1,
        32,
        23,
        radial(c, 'pop', [
          [0, '#fdeaae'],
          [0.7, '#f5cf76'],
          [1, '#dda748'],
        ]),
      ) +
      line('M-16-8q8 3 14-2M4 8q8-2 14 2', '#c4873a', 3, 0.7),
  );
}

/** Roasted wedge of sweet potato, 130 long. */
export function potatoWedge(c: Canvas): string {
  return define(
    c,
    'wedge',
    () =>
      path('M-66 4Q-30-30 30-26Q60-20 66 2Q20 26-30 22Q-58 18-66 4z', '#b5561c', halo) +
      path(
        'M-60 2Q-28-26 28-22Q54-17 60-1Q18 12-28 10Q-54 8-60 2z',
        linear(c, 'wep', [
          [0, '#f9a650'],
          [1, '#e57d27'],
        ]),
      ) +
      line('M-30-8q12-6 22-4M8-12q12 0 20 4M-10 4q10 2 20-2', '#9f4514', 3, 0.55),
  );
}

/** Avocado as a fan of slices, about 150 wide. */
export function avocadoFan(c: Canvas, slices = 6): string {
  const slice = define(
    c,
    'avo',
    () =>
      path('M-13-56C14-52 22 26 2 56C-6 30-22-10-13-56z', '#3d6b28', halo) +
      path(
        'M-13-54C11-48 17 26 2 52C-5 28-20-12-13-54z',
        linear(
          c,
          'avp',
          [
            [0, '#f6f2b0'],
            [0.6, '#d5e084'],
            [1, '#9fc258'],
          ],
          1,
          0.2,
        ),
      ),
  );
  return Array.from({ length: slices }, (_, i) => {
    const along = i - (slices - 1) / 2;
    return `<use href="#${slice}" transform="translate(${n(along * 22)} ${n(Math.abs(along) * 4)})rotate(${n(along * 9)})"/>`;
  }).join('');
}

/** Corn kernels, beans and the like. */
export function kernels(
  points: Parameters<typeof balls>[0],
  kind: 'corn' | 'blackbean' | 'pea' | 'chickpea' | 'pomegranate' | 'edamame',
): string {
  const tone = {
    corn: [11, '#d99a1c', '#f6c945', '#fff3b8'],
    blackbean: [12, '#17100f', '#33252a', '#9a8a92'],
    pea: [11, '#4d8f36', '#7fc257', '#d6f3b3'],
    chickpea: [17, '#c99645', '#ebc57d', '#fff0c9'],
    pomegranate: [9, '#9c1430', '#d3264a', '#ffb3bd'],
    edamame: [13, '#6a9f3c', '#a3d169', '#e6f7c1'],
  } as const;
  const [r, shade, body, light] = tone[kind];
  return balls(points, r, shade, body, light);
}

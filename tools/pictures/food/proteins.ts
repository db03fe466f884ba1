import type { Canvas } from '../core/canvas.ts';
import { define, linear, put, radial } from '../core/canvas.ts';
import { dots, layers, oval, scatter } from '../core/scatter.ts';
import { blob, box, circle, ellipse, line, path } from '../core/shapes.ts';

const halo = 'stroke="#33180a" stroke-opacity=".26" stroke-width="5" paint-order="stroke"';

interface MeatTone {
  readonly crust: string;
  readonly rim: string;
  readonly flesh: string;
  readonly heart: string;
}

const meatTones = {
  chicken: { crust: '#a9631f', rim: '#dc9a45', flesh: '#f6dcae', heart: '#fdeed0' },
  glazed: { crust: '#6d2f0d', rim: '#b4621f', flesh: '#eec48a', heart: '#f8deb4' },
  tandoori: { crust: '#a32f12', rim: '#dd5f26', flesh: '#f4b17b', heart: '#fbd3a6' },
  steak: { crust: '#3c2015', rim: '#7d4630', flesh: '#c95a50', heart: '#e08378' },
  tuna: { crust: '#b98a72', rim: '#d8a48c', flesh: '#c23f4c', heart: '#d65f68' },
} as const satisfies Record<string, MeatTone>;

type MeatName = keyof typeof meatTones;

function slice(c: Canvas, name: MeatName): string {
  const tone = meatTones[name];
  return define(
    c,
    `sl${name}`,
    () =>
      path(
        'M-22-62C0-74 24-66 26-40L22 46C20 68-18 70-24 48L-28-36C-29-48-28-56-22-62z',
        tone.crust,
        halo,
      ) +
      path(
        'M-18-57C0-68 20-60 22-38L18 44C16 60-14 62-19 45L-23-34C-24-46-23-52-18-57z',
        tone.rim,
      ) +
      path(
        'M-12-50C0-58 13-52 15-36L12 40C10 51-8 52-12 41L-16-32C-17-42-16-46-12-50z',
        linear(c, `sp${name}`, [
          [0, tone.heart],
          [1, tone.flesh],
        ]),
      ) +
      line('M-8-34L8-38M-9-8L8-12M-8 18L8 14', tone.rim, 2, 0.45),
  );
}

/** Slices of grilled meat laid in a row, each leaning on the next. */
export function sliced(c: Canvas, name: MeatName, count: number, step = 38, lean = 14): string {
  const id = slice(c, name);
  return Array.from({ length: count }, (_, i) => {
    const along = i - (count - 1) / 2;
    return put(id, along * step, Math.abs(along) * 3, lean + along * 3);
  }).join('');
}

/** A whole roast chicken breast, about 240 wide. */
export function chickenBreast(c: Canvas): string {
  const paint = radial(c, 'brp', [
    [0, '#f3bd6c'],
    [0.5, '#d68b36'],
    [1, '#9a5517'],
  ]);
  const shape =
    'M-122 14C-118-42-58-74 8-70C72-68 120-34 124 2C126 26 96 36 62 46C14 62-46 74-88 58C-112 48-124 36-122 14z';
  return (
    path(shape, paint, halo) +
    line('M-84 30Q-30-50 60-44M-54 44Q0-24 92-18M-18 48Q30 6 100 10', '#7d3d0e', 9, 0.4) +
    line('M-90-8Q-50-52 8-54', '#fff1cf', 7, 0.55) +
    dots(scatter(c.random, oval(0, 0, 96, 44), 26), 2.4, '#6b3410', 0, 0, 0.55)
  );
}

/** Salmon fillet, 250 by 120. */
export function salmonFillet(c: Canvas): string {
  const paint = linear(
    c,
    'sap',
    [
      [0, '#ffb38a'],
      [0.5, '#f68a5e'],
      [1, '#dc6339'],
    ],
    0.4,
    1,
  );
  const shape =
    'M-126-18C-120-52-70-62-10-60C56-60 112-46 126-10C130 18 108 40 60 52C0 66-84 60-112 40C-126 26-130 4-126-18z';
  const fat = [-92, -58, -24, 10, 44, 78].map((x) => `M${x}-46Q${x + 30} 0 ${x - 4} 48`).join('');
  return (
    path(shape, '#8d8f8c', 'transform="translate(3 9)"') +
    path(shape, paint, halo) +
    line(fat, '#ffd9bf', 5, 0.75) +
    line('M-96 38L-30-56M-46 52L22-58M8 54L74-50M58 48L104-30', '#6b2a10', 10, 0.5) +
    line('M-112-24Q-80-48-20-50', '#fff', 6, 0.5)
  );
}

/** A cube of raw salmon, 46 across. */
export function salmonCube(c: Canvas): string {
  return define(
    c,
    'cube',
    () =>
      path(
        'M-22-20Q0-26 22-20Q27 0 22 21Q0 26-22 21Q-27 0-22-20z',
        linear(c, 'cbp', [
          [0, '#ffa37c'],
          [1, '#ea6c42'],
        ]),
        halo,
      ) + line('M-16-10Q0-16 16-8M-17 3Q0-4 17 5M-14 15Q0 9 15 16', '#ffd8c2', 3, 0.8),
  );
}

/** A whole oval fish (zubaidi), about 400 long, its head to the left. */
export function wholeFish(c: Canvas): string {
  const skin = radial(
    c,
    'fip',
    [
      [0, '#f0c489'],
      [0.55, '#cf8f49'],
      [1, '#91561f'],
    ],
    0.42,
    0.3,
    0.75,
  );
  const fin = linear(c, 'fnp', [
    [0, '#c98c4c'],
    [1, '#6f3f18'],
  ]);
  return (
    path('M118-8L196-84Q186-30 172 0Q188 34 200 78L118 10z', fin, halo) +
    path('M-50-92Q40-160 112-66Q40-84-50-92zM-40 92Q50 152 108 64Q40 84-40 92z', fin, halo) +
    path(
      'M-186 4C-150-78-62-116 16-104C80-94 116-40 130 0C116 42 78 96 14 104C-64 112-152 78-186 4z',
      skin,
      halo,
    ) +
    line('M-96-58Q-74 4-100 62', '#7d4517', 6, 0.65) +
    line('M-60-66L-34 52M-14-78L14 62M34-72L58 48', '#63300d', 9, 0.5) +
    line('M-150-26Q-90-86 10-88', '#fff0d0', 8, 0.5) +
    line('M-184 6Q-170 14-156 12', '#63300d', 4, 0.7) +
    circle(-134, -18, 13, '#fff6e2') +
    circle(-134, -18, 7, '#2b1a10') +
    dots(scatter(c.random, oval(0, 0, 100, 80), 34, 12), 2.6, '#7a3f12', 0, 0, 0.6)
  );
}

/** A curled cooked shrimp, about 110 across. */
export function shrimp(c: Canvas): string {
  return define(c, 'shrimp', () => {
    const paint = linear(c, 'shp', [
      [0, '#ffb59a'],
      [0.5, '#f58565'],
      [1, '#de5a3c'],
    ]);
    return (
      path(
        'M-14 44C-24 56-44 58-50 50C-40 48-38 44-34 38C-46 40-54 34-56 26C-44 30-32 28-24 30z',
        '#e0583a',
        halo,
      ) +
      path(
        'M-28 32C4 44 34 26 34-2C34-26 14-40-10-36C-20-34-24-28-20-24C14-28 12 8-14 12C-30 14-38 26-28 32z',
        paint,
        halo,
      ) +
      path(
        'M-10-36C24-42 50-18 46 8C44 34 14 50-28 34C10 40 36 24 34-2C34-24 16-38-10-36z',
        '#ffd2be',
        'opacity=".65"',
      ) +
      line('M-8 15L-2 36M10 7L24 24M16-8L36-4M8-22L22-34', '#c9482b', 4, 0.6) +
      line('M-18-30Q-34-44-52-40M-16-32Q-28-54-40-58', '#d9583a', 2.4, 0.8)
    );
  });
}

/** A skewer of grilled chunks, 340 long. */
export function skewer(c: Canvas, chunk: 'chicken' | 'mixed' = 'chicken'): string {
  const meat = define(
    c,
    'chunk',
    () =>
      path(
        blob(c.random, 0, 0, 37, 34, 0.09, 8),
        radial(c, 'ckp', [
          [0, '#f9d287'],
          [0.6, '#e2a042'],
          [1, '#a9641d'],
        ]),
        halo,
      ) +
      line('M-20-16L4 22M-4-24L20 14', '#70380d', 7, 0.55) +
      line('M-22-4Q-20-22 0-26', '#fff3cf', 4, 0.6),
  );
  const veg = define(
    c,
    'skveg',
    () => box(-9, -27, 18, 54, 8, '#cf3522', halo) + box(-6, -24, 6, 46, 3, '#f2785f'),
  );
  const places = [-118, -56, 6, 68, 130];
  const vegs = chunk === 'mixed' ? [-87, -25, 37, 99].map((x) => put(veg, x, 0)).join('') : '';
  return (
    line('M-176 0H186', '#8a5a2c', 7) +
    line('M-176-1H186', '#cfa06a', 3) +
    places.map((x, i) => put(meat, x, 0, i * 50)).join('') +
    vegs
  );
}

/** A minced kebab on a flat skewer, 330 long. */
export function kebab(c: Canvas): string {
  return define(c, 'kebab', () => {
    const shape =
      'M-140-6C-136-30-108-26-92-30C-72-24-52-32-32-30C-10-24 10-32 30-30C52-24 72-32 92-28C118-28 138-20 140 0C138 22 116 28 92 28C72 24 50 32 30 29C10 24-12 32-32 29C-54 24-72 32-92 29C-118 28-138 18-140-6z';
    return (
      box(-180, -6, 370, 12, 5, '#a8adab') +
      box(-180, -6, 370, 4, 2, '#e2e6e4') +
      path(
        shape,
        linear(
          c,
          'kbp',
          [
            [0, '#b9754a'],
            [0.5, '#8a4f2c'],
            [1, '#5b2f18'],
          ],
          0,
          1,
        ),
        halo,
      ) +
      line(
        'M-118 16L-98-20M-66 20L-48-24M-16 20L2-24M36 20L54-24M88 18L104-20',
        '#34170a',
        9,
        0.45,
      ) +
      line('M-120-14Q0-26 118-14', '#e7b58c', 4, 0.5) +
      dots(scatter(c.random, oval(0, 0, 120, 20), 18), 2.6, '#4d8a3a')
    );
  });
}

/** A kofta or meatball, `length` half as long as wide for fingers. */
export function kofta(c: Canvas): string {
  return define(
    c,
    'kofta',
    () =>
      path(
        'M-62 0C-62-24-34-30 0-30C34-30 62-24 62 0C62 24 34 30 0 30C-34 30-62 24-62 0z',
        radial(c, 'kfp', [
          [0, '#bd7a4e'],
          [0.6, '#8a4d2a'],
          [1, '#57290f'],
        ]),
        halo,
      ) +
      line('M-34-18L-22 18M-4-20L8 20M26-18L36 16', '#391707', 7, 0.42) +
      line('M-46-12Q-20-24 14-22', '#f0c49d', 4, 0.55),
  );
}

/** A falafel ball with its crumbly crust, radius 38; `cut` shows the green inside. */
export function falafel(c: Canvas, cut = false): string {
  const id = cut ? 'falcut' : 'falafel';
  return define(c, id, () => {
    const crust = path(
      blob(c.random, 0, 0, 39, 38, 0.05, 11),
      radial(c, `${id}p`, [
        [0, '#c98d45'],
        [0.6, '#9a6226'],
        [1, '#643a12'],
      ]),
      halo,
    );
    const crumbs =
      dots(scatter(c.random, oval(0, 0, 30), 26, 6), 3, '#e0ab62', 0, 0, 0.8) +
      dots(scatter(c.random, oval(0, 0, 32), 16, 6), 3, '#5a330f', 0, 0, 0.5);
    if (!cut) return crust + crumbs;
    return (
      crust +
      circle(0, 0, 31, '#a9b85a') +
      dots(scatter(c.random, oval(0, 0, 26), 26, 6), 3.4, '#cbd685') +
      dots(scatter(c.random, oval(0, 0, 26), 14, 6), 2.6, '#5f8a35')
    );
  });
}

/** A braised lamb shank, about 330 long. */
export function lambShank(c: Canvas): string {
  const paint = radial(
    c,
    'lsp',
    [
      [0, '#c07a4a'],
      [0.5, '#8c4a26'],
      [1, '#552611'],
    ],
    0.36,
    0.28,
    0.8,
  );
  return (
    path(
      'M70-22L152-34C150-56 178-62 186-44C204-46 206-20 190-16C196 4 172 14 160-4L76 18z',
      linear(c, 'bnp', [
        [0, '#fffaf0'],
        [1, '#dccbab'],
      ]),
      halo,
    ) +
    path(
      'M-150 6C-150-62-84-92-24-84C28-78 62-44 92-22C100-10 98 8 88 18C50 52 10 84-44 84C-104 84-150 58-150 6z',
      paint,
      halo,
    ) +
    line('M-116 10Q-70-46 20-44M-100 40Q-40-6 52-10M-50 58Q-4 34 54 16', '#42190a', 8, 0.35) +
    line('M-118-24Q-80-66-14-66', '#f0bf95', 8, 0.5) +
    line('M-60 22Q-30 4 14 6', '#e5a97c', 4, 0.4)
  );
}

/** Chunks of stewed meat or chicken strips, about 60 across. */
export function chunk(c: Canvas, id: string, light: string, mid: string, deep: string): string {
  return define(
    c,
    `ch${id}`,
    () =>
      path(
        'M-32-8C-30-26-8-30 8-26C28-24 36-8 32 8C28 26 4 28-12 24C-28 22-36 8-32-8z',
        radial(c, `cp${id}`, [
          [0, light],
          [0.55, mid],
          [1, deep],
        ]),
        halo,
      ) +
      line('M-18 10Q-4-8 18-8M-8 18Q6 4 24 6', deep, 4, 0.45) +
      line('M-22-10Q-14-20 4-20', '#fff', 4, 0.35),
  );
}

/** Golden tofu, 54 across. */
export function tofu(c: Canvas): string {
  return define(
    c,
    'tofu',
    () =>
      box(-27, -24, 54, 50, 8, '#b9782a', halo) +
      box(
        -27,
        -26,
        54,
        44,
        8,
        linear(c, 'tfp', [
          [0, '#fbe2a4'],
          [1, '#e3ac52'],
        ]),
      ) +
      line('M-14-16L-6 8M4-18L12 8', '#a8651c', 5, 0.5),
  );
}

/** A halloumi slab with grill marks, 130 by 70. */
export function halloumi(c: Canvas): string {
  return define(
    c,
    'halloumi',
    () =>
      box(-65, -32, 130, 70, 12, '#d8b368', halo) +
      box(
        -65,
        -36,
        130,
        66,
        12,
        linear(c, 'hlp', [
          [0, '#fffbe9'],
          [0.6, '#fbe9b8'],
          [1, '#eccb7f'],
        ]),
      ) +
      line('M-44-26L-30 22M-14-28L0 22M16-28L30 22M44-26L56 14', '#8a5312', 8, 0.65),
  );
}

/** Half a boiled egg, about 84 long. */
export function eggHalf(c: Canvas): string {
  return define(
    c,
    'egg',
    () =>
      ellipse(
        0,
        0,
        43,
        34,
        linear(c, 'egw', [
          [0, '#ffffff'],
          [1, '#e9e3d6'],
        ]),
        halo,
      ) +
      circle(
        3,
        0,
        20,
        radial(c, 'egy', [
          [0, '#ffcf4d'],
          [0.7, '#f5a623'],
          [1, '#df8412'],
        ]),
      ) +
      ellipse(-3, -7, 6, 4, '#fff3c4', 'opacity=".8"'),
  );
}

/** A fried or poached egg, about 150 across. */
export function friedEgg(c: Canvas): string {
  return (
    path(
      blob(c.random, 0, 0, 78, 70, 0.09, 9),
      radial(
        c,
        'fwp',
        [
          [0, '#ffffff'],
          [0.75, '#fdf8ec'],
          [1, '#ecdcc0'],
        ],
        0.5,
        0.5,
        0.52,
      ),
      halo,
    ) +
    circle(
      4,
      0,
      32,
      radial(c, 'fyp', [
        [0, '#ffd65a'],
        [0.6, '#f8ac28'],
        [1, '#e08413'],
      ]),
    ) +
    ellipse(-7, -12, 9, 6, '#fff7d6', 'opacity=".85" transform="rotate(-30 -7 -12)"')
  );
}

/** Sesame or other specks spread along points. */
export function speckle(
  c: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  color: string,
  r = 2.6,
): string {
  return dots(scatter(c.random, oval(cx, cy, rx, ry), count, 7), r, color);
}

/** A row of crisp golden onion threads over an oval. */
export function crispOnions(
  c: Canvas,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count = 40,
): string {
  const curl = scatter(c.random, oval(cx, cy, rx, ry), count, 8)
    .map((p, i) => `M${p.x} ${p.y}q${i % 2 ? 12 : -12}-14 ${i % 3 ? 22 : -20} ${i % 2 ? -2 : 10}`)
    .join('');
  return layers(curl, [
    'stroke="#4f2708" stroke-width="8" opacity=".5"',
    'stroke="#9c5a1d" stroke-width="6"',
    'stroke="#dba04f" stroke-width="2.2"',
  ]);
}

import type { Canvas } from '../core/canvas.ts';
import { linear, placed, put, radial } from '../core/canvas.ts';
import { balls, dots, oval, scatter } from '../core/scatter.ts';
import { blob, box, circle, ellipse, line, path } from '../core/shapes.ts';
import { mint, strew, tuft } from '../food/leaves.ts';
import { speckle } from '../food/proteins.ts';
import { drizzle } from '../food/sauces.ts';
import {
  almond,
  almondFlake,
  bananaCoin,
  blueberry,
  cashew,
  date,
  energyBall,
  granola,
  kiwiSlice,
  mangoCube,
  peanut,
  pistachio,
  raspberry,
  strawberry,
  tumbler,
  walnut,
} from '../food/sweets.ts';
import { carrotCoin, citrusSlice, kernels } from '../food/vegetables.ts';
import { bowl, bowlShade, plate, woodBoard } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';

type Spot = readonly [x: number, y: number, turn: number];

function each(id: string, spots: readonly Spot[], scale = 1): string {
  return spots.map(([x, y, turn]) => put(id, x, y, turn, scale)).join('');
}

export const sweetSnacks: DishPictures = {
  'date-energy-balls': {
    tint: 'sand',
    napkin: { color: '#fbf6ec', stripe: '#f2a33a', x: 590, y: 330, turn: 18 },
    draw: (c) =>
      plate(c, 'sage', 390, 300, 228) +
      put(energyBall(c, 'coconut'), 316, 240, 0, 1.2) +
      put(energyBall(c, 'cocoa'), 458, 232, 0, 1.2) +
      put(energyBall(c, 'cocoa'), 330, 374, 60, 1.2) +
      put(energyBall(c, 'coconut'), 474, 368, 40, 1.2) +
      strew(c, almondFlake(c), oval(390, 300, 170), 6, 1, 90) +
      each(
        date(c),
        [
          [150, 470, -20],
          [210, 510, 16],
          [660, 150, 30],
        ],
        1.15,
      ) +
      each(
        almond(c),
        [
          [620, 470, 30],
          [670, 500, -20],
          [140, 160, 20],
        ],
        1.2,
      ) +
      speckle(c, 390, 300, 170, 170, 36, '#fffdf6', 3),
  },
  'yogurt-parfait': {
    tint: 'blush',
    view: 'front',
    draw: (c) =>
      ellipse(400, 522, 170, 24, '#33220f', 'opacity=".2"') +
      placed(tumbler(c, parfait(c), 150, 112, 380), 400, 522) +
      crown(c) +
      each(
        raspberry(c),
        [
          [178, 506, 0],
          [650, 510, 20],
        ],
        1.1,
      ) +
      each(
        blueberry(c),
        [
          [226, 520, 0],
          [604, 520, 30],
          [690, 526, 0],
        ],
        1.1,
      ),
  },
  'fruit-salad': {
    tint: 'mint',
    napkin: { color: '#fdeedb', stripe: '#e2583e', x: 210, y: 340, turn: 16 },
    draw: (c) =>
      bowl(c, 'white', '#f6d59a') +
      scatter(c.random, oval(400, 300, 180), 22, 52)
        .map((p) => put(mangoCube(c), p.x, p.y, c.random() * 90, 1.2))
        .join('') +
      each(
        citrusSlice(c, 'orange'),
        [
          [300, 220, 0],
          [510, 380, 20],
          [340, 430, 40],
        ],
        1.2,
      ) +
      each(
        kiwiSlice(c),
        [
          [420, 190, 0],
          [280, 340, 20],
          [470, 300, 50],
          [430, 450, 0],
        ],
        1.12,
      ) +
      each(
        strawberry(c),
        [
          [360, 290, -20],
          [510, 220, 40],
          [400, 380, 160],
          [260, 260, 80],
          [540, 310, 120],
        ],
        1.12,
      ) +
      each(
        blueberry(c),
        [
          [340, 200, 0],
          [450, 250, 0],
          [330, 360, 0],
          [490, 440, 0],
          [390, 330, 0],
          [250, 400, 0],
        ],
        1,
      ) +
      kernels(scatter(c.random, oval(400, 300, 170), 22, 36), 'pomegranate') +
      tuft(mint(c), { x: 402, y: 284 }, [-50, -130, 60], 0.8) +
      bowlShade(c),
  },
  'chia-mango-pudding': {
    tint: 'apricot',
    view: 'front',
    draw: (c) =>
      ellipse(400, 522, 180, 24, '#33220f', 'opacity=".2"') +
      placed(tumbler(c, pudding(c), 146, 132, 320), 400, 522) +
      each(
        mangoCube(c),
        [
          [340, 206, 10],
          [400, 190, -12],
          [458, 206, 24],
          [372, 168, 40],
          [430, 160, 0],
        ],
        1.2,
      ) +
      tuft(mint(c), { x: 410, y: 150 }, [-50, -120], 0.85) +
      each(
        mangoCube(c),
        [
          [180, 504, 12],
          [236, 512, -20],
          [630, 508, 8],
        ],
        1.1,
      ),
  },
  'mixed-nuts': {
    tint: 'cream',
    napkin: { color: '#d3e5d0', stripe: '#12523f', x: 600, y: 320, turn: -12 },
    draw: (c) =>
      bowl(c, 'clay', '#8d5426', 390, 300, 216) +
      [almond, cashew, pistachio, peanut, walnut, cashew, almond, pistachio]
        .map((nut, i) =>
          strew(c, nut(c), oval(390, 300, 160), i < 4 ? 16 : 9, i === 3 ? 1.2 : 1.1, 44),
        )
        .join('') +
      bowlShade(c, 390, 300, 216) +
      each(
        almond(c),
        [
          [670, 460, 30],
          [640, 510, -30],
        ],
        1.1,
      ) +
      each(
        pistachio(c),
        [
          [700, 500, 60],
          [130, 160, 20],
        ],
        1.1,
      ) +
      put(cashew(c), 160, 480, 20, 1.1),
  },
  'protein-brownie': {
    tint: 'dusk',
    view: 'front',
    draw: (c) =>
      ellipse(400, 516, 290, 40, '#33220f', 'opacity=".2"') +
      ellipse(
        400,
        500,
        270,
        40,
        radial(c, 'pl', [
          [0, '#ffffff'],
          [1, '#cfc8da'],
        ]),
      ) +
      ellipse(400, 494, 236, 29, '#f6f3fa') +
      brownie(c) +
      each(
        raspberry(c),
        [
          [214, 478, 0],
          [592, 480, 30],
        ],
        1.1,
      ) +
      put(almond(c), 250, 494, 20) +
      put(almond(c), 556, 500, -20),
  },
  'carrot-muffin': {
    tint: 'sage',
    view: 'front',
    draw: (c) =>
      ellipse(400, 516, 250, 32, '#33220f', 'opacity=".2"') +
      box(
        120,
        486,
        560,
        40,
        16,
        linear(
          c,
          'wood',
          [
            [0, '#d9a66b'],
            [1, '#a97140'],
          ],
          0,
          1,
        ),
      ) +
      box(120, 486, 560, 9, 4, '#f0cd9c', 'opacity=".7"') +
      placed(muffin(c), 400, 488, 0, 1.16) +
      put(carrotCoin(c), 168, 462, 0, 1.1) +
      put(carrotCoin(c), 208, 466, 0, 0.9) +
      put(carrotCoin(c), 630, 464, 0, 1),
  },
  'peanut-banana-rice-cakes': {
    tint: 'lemon',
    draw: (c) =>
      woodBoard(c, 80, 80, 640, 440, 60) +
      placed(riceCake(c), 268, 280, -10, 1) +
      placed(riceCake(c), 530, 320, 40, 1) +
      each(
        peanut(c),
        [
          [390, 150, 20],
          [420, 170, -30],
          [380, 470, 0],
          [420, 480, 50],
        ],
        1.2,
      ) +
      put(bananaCoin(c), 140, 462, 0, 1.1) +
      put(bananaCoin(c), 192, 478, 0, 1.1),
  },
};

function parfait(c: Canvas): string {
  const white = linear(
    c,
    'yog',
    [
      [0, '#e9e2d6'],
      [0.3, '#ffffff'],
      [1, '#efe8dc'],
    ],
    1,
    0,
  );
  const berry = linear(
    c,
    'ber',
    [
      [0, '#8f1438'],
      [0.4, '#d3365f'],
      [1, '#a01c45'],
    ],
    1,
    0,
  );
  const wave = (y: number, h: number, fill: string): string =>
    path(`M-170 ${y}Q-110 ${y - 14}-50 ${y}T60 ${y}T170 ${y}V${y + h}H-170z`, fill);
  return (
    wave(-370, 110, white) +
    granola(c, oval(0, -262, 150, 22), 44) +
    wave(-238, 60, berry) +
    dots(scatter(c.random, oval(0, -208, 140, 20), 14, 22), 11, '#7d0f2f', 0, 0, 0.8) +
    wave(-180, 80, white) +
    granola(c, oval(0, -98, 140, 22), 40) +
    wave(-74, 80, berry) +
    dots(scatter(c.random, oval(0, -40, 120, 20), 12, 22), 11, '#7d0f2f', 0, 0, 0.8)
  );
}

function crown(c: Canvas): string {
  return (
    ellipse(400, 146, 138, 26, '#fffdf8') +
    granola(c, oval(400, 138, 118, 22), 40) +
    each(
      strawberry(c),
      [
        [330, 116, -16],
        [468, 118, 20],
      ],
      1.1,
    ) +
    each(
      raspberry(c),
      [
        [380, 110, 0],
        [430, 106, 30],
      ],
      1.1,
    ) +
    each(
      blueberry(c),
      [
        [358, 136, 0],
        [406, 134, 0],
        [446, 138, 0],
      ],
      1,
    ) +
    tuft(mint(c), { x: 404, y: 92 }, [-50, -125], 0.75)
  );
}

function pudding(c: Canvas): string {
  const mango = linear(
    c,
    'mgo',
    [
      [0, '#e08a16'],
      [0.35, '#ffcf57'],
      [1, '#f2a52a'],
    ],
    1,
    0,
  );
  const milk = linear(
    c,
    'mlk',
    [
      [0, '#d8d0c2'],
      [0.35, '#fbf7ee'],
      [1, '#e3dccd'],
    ],
    1,
    0,
  );
  return (
    box(-160, -220, 320, 230, 0, milk) +
    dots(scatter(c.random, oval(0, -110, 140, 118), 200, 9), 3.6, '#3b3430') +
    dots(scatter(c.random, oval(0, -110, 140, 118), 80, 9), 2, '#8b827a') +
    path('M-160-310H160V-214Q110-196 60-212T-40-206T-160-212z', mango) +
    line('M-120-280Q-60-292 40-284', '#fff3c4', 8, 0.6)
  );
}

function brownie(c: Canvas): string {
  const top = linear(c, 'brt', [
    [0, '#7a4a2c'],
    [1, '#532b15'],
  ]);
  const block = (x: number, y: number): string =>
    path(`M${x - 130} ${y - 96}L${x} ${y - 56}V${y + 48}L${x - 130} ${y + 4}z`, '#4a2512') +
    path(`M${x + 130} ${y - 96}L${x} ${y - 56}V${y + 48}L${x + 130} ${y + 4}z`, '#341708') +
    path(`M${x} ${y - 140}L${x + 130} ${y - 96}L${x} ${y - 56}L${x - 130} ${y - 96}z`, top) +
    line(
      `M${x - 60} ${y - 100}L${x - 30} ${y - 108}L${x - 10} ${y - 96}L${x + 20} ${y - 104}M${x + 30} ${y - 88}L${x + 60} ${y - 98}`,
      '#2b1206',
      3,
      0.6,
    ) +
    dots(scatter(c.random, oval(x - 66, y - 24, 50, 34), 14, 14), 5, '#6d3d20') +
    dots(scatter(c.random, oval(x + 66, y - 24, 50, 34), 10, 14), 5, '#54290f') +
    line(`M${x - 128} ${y - 95}L${x} ${y - 55}L${x + 128} ${y - 95}`, '#a3704a', 4, 0.6);
  return (
    block(400, 446) +
    placed(block(0, 0), 408, 322, 3, 0.94) +
    put(walnut(c), 396, 222, 10, 1.1) +
    put(raspberry(c), 448, 226, 0, 1) +
    tuft(mint(c), { x: 440, y: 206 }, [-60], 0.6) +
    speckle(c, 408, 232, 80, 20, 26, '#fff8ea', 2.4)
  );
}

/** A muffin from the front, its foot at the origin. */
function muffin(c: Canvas): string {
  const paper = linear(
    c,
    'pap',
    [
      [0, '#d98f4a'],
      [0.5, '#f9d9a8'],
      [1, '#c9803c'],
    ],
    1,
    0,
  );
  const crumb = radial(
    c,
    'mfc',
    [
      [0, '#eab068'],
      [0.6, '#c97f35'],
      [1, '#8d4f1a'],
    ],
    0.38,
    0.26,
    0.85,
  );
  const pleats = Array.from(
    { length: 9 },
    (_, i) => `M${-112 + i * 28}-128L${-84 + i * 21}-4`,
  ).join('');
  return (
    path('M-128-140L-96-12Q-94 0-82 0H82Q94 0 96-12L128-140z', paper) +
    line(pleats, '#a8632a', 4, 0.45) +
    path(
      'M-150-146C-176-190-146-226-120-232C-110-280-50-304 0-300C56-304 112-276 122-232C150-222 172-186 150-146C140-124 100-136 76-130C40-120-30-120-72-130C-104-136-138-122-150-146z',
      crumb,
    ) +
    line('M-112-220Q-86-272-24-284', '#fff', 9, 0.35) +
    line(
      'M-110-180l16-8M-60-190l14 8M-20-176l14-6M40-184l16 6M90-176l14-8M-90-156l12 6M0-152l16-4M60-156l14 6M110-200l10-8M-40-160l10-8',
      '#f07f1f',
      6,
    ) +
    line('M-100-200l8 4M20-200l10-4M70-200l8 6M-10-166l8 4', '#6b3713', 5, 0.6) +
    speckle(c, 0, -250, 90, 34, 30, '#f6dba6', 4.4) +
    line('M-40-262l10 6M34-264l10-6M56-244l8 6', '#f07f1f', 5)
  );
}

function riceCake(c: Canvas): string {
  const puffs = scatter(c.random, oval(0, 0, 126), 110, 15);
  return (
    circle(6, 12, 136, '#33220f', 'opacity=".2"') +
    circle(0, 0, 136, '#dcc08a') +
    balls(puffs, 9, '#cfae74', '#f3e3bf', '#fffaf0') +
    path(
      blob(c.random, 0, 0, 110, 106, 0.06),
      radial(c, 'pbt', [
        [0, '#dba35c'],
        [0.6, '#bd7c35'],
        [1, '#915518'],
      ]),
    ) +
    line('M-70-30Q-30-70 30-66M-80 30Q-20 0 60 20', '#f2cb92', 6, 0.5) +
    each(
      bananaCoin(c),
      [
        [-46, -40, 0],
        [28, -52, 0],
        [62, 12, 0],
        [8, 20, 0],
        [-58, 34, 0],
        [24, 72, 0],
      ],
      1.2,
    ) +
    speckle(c, 0, 0, 96, 92, 50, '#2b2420', 2.6) +
    drizzle('lentil', -80, 0, 160, 50, 5, 4)
  );
}

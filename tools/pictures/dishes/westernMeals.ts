import { define, linear, placed, put, radial } from '../core/canvas.ts';
import { dots, oval, scatter, wedge } from '../core/scatter.ts';
import { box, ellipse, line, path } from '../core/shapes.ts';
import { crouton, penne } from '../food/breads.ts';
import { rice, roundGrains } from '../food/grains.ts';
import { basil, dill, lettuce, parsley, rocket, strew, tuft } from '../food/leaves.ts';
import { eggHalf, salmonFillet, sliced, speckle } from '../food/proteins.ts';
import { drizzle, pool, sauceCup } from '../food/sauces.ts';
import {
  asparagus,
  avocadoFan,
  cherryHalf,
  cherryWhole,
  citrusSlice,
  citrusWedge,
  greenBean,
  kernels,
  olive,
  onionRing,
  potatoHalf,
  potatoWedge,
} from '../food/vegetables.ts';
import { bowl, bowlShade, plate, woodBoard } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';
import type { Canvas } from '../core/canvas.ts';

type Spot = readonly [x: number, y: number, turn: number];

function each(id: string, spots: readonly Spot[], scale = 1): string {
  return spots.map(([x, y, turn]) => put(id, x, y, turn, scale)).join('');
}

export const westernMeals: DishPictures = {
  'grilled-salmon-quinoa': {
    tint: 'sage',
    napkin: { color: '#fdeedb', stripe: '#f2a33a', x: 600, y: 320, turn: 14 },
    draw: (c) =>
      plate(c, 'white', 390, 300, 252) +
      roundGrains(c, 'quinoa', oval(380, 346, 178, 130), 1.2, 5) +
      speckle(c, 380, 370, 150, 90, 40, '#4d9a42', 3.4) +
      each(
        asparagus(c),
        [
          [400, 158, -6],
          [408, 188, -2],
          [398, 132, -11],
        ],
        1.2,
      ) +
      placed(salmonFillet(c), 388, 286, -10, 1.24) +
      put(citrusSlice(c, 'lemon'), 498, 404, 0, 1) +
      put(citrusSlice(c, 'lemon'), 540, 360, 24, 1) +
      put(dill(c), 390, 280, 70, 1) +
      put(dill(c), 296, 404, -40, 1) +
      put(cherryHalf(c), 258, 360) +
      put(cherryHalf(c), 346, 436) +
      put(cherryHalf(c), 404, 446, 0, 0.9),
  },
  'chicken-burrito-bowl': {
    tint: 'apricot',
    napkin: { color: '#e4f4ee', stripe: '#12523f', x: 210, y: 340, turn: -16 },
    draw: (c) =>
      bowl(c, 'teal', '#efe6d2') +
      rice(c, 'white', oval(400, 300, 206), 0.6) +
      kernels(scatter(c.random, wedge(400, 300, 66, 186, 100, 160), 28, 23), 'blackbean') +
      kernels(scatter(c.random, wedge(400, 300, 70, 188, 38, 92), 34, 20), 'corn') +
      placed(sliced(c, 'tandoori', 5, 38, 12), 340, 204, -24, 0.98) +
      placed(avocadoFan(c, 7), 498, 226, 44, 1) +
      salsa(c) +
      tuft(parsley(c), { x: 400, y: 300 }, [30, 150, 270], 1.1) +
      put(citrusWedge(c, 'lime'), 268, 282, -70, 0.85) +
      bowlShade(c),
  },
  'turkey-burger': {
    tint: 'lemon',
    view: 'front',
    draw: (c) =>
      ellipse(400, 520, 340, 34, '#33220f', 'opacity=".18"') +
      box(
        80,
        478,
        640,
        44,
        18,
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
      box(80, 478, 640, 10, 5, '#f0cd9c', 'opacity=".7"') +
      placed(burger(c), 310, 480, 0, 1.12) +
      [
        [560, 450, -8],
        [640, 446, 14],
        [600, 404, 4],
        [664, 402, -24],
        [540, 402, 20],
        [600, 362, -10],
      ]
        .map(([x = 0, y = 0, turn = 0]) => put(potatoWedge(c), x, y, turn, 0.92))
        .join('') +
      put(parsley(c), 600, 346, 20) +
      put(cherryWhole(c), 128, 452),
  },
  'chicken-caesar': {
    tint: 'mint',
    napkin: { color: '#fbf6ec', stripe: '#f2a33a', x: 600, y: 360, turn: 18 },
    draw: (c) =>
      bowl(c, 'white', '#cfe3a8', 390) +
      [0, 50, 100, 150, 205, 255, 310]
        .map((turn) => placed(put(lettuce(c), 122, 0, turn, 1.35), 390, 300, turn))
        .join('') +
      each(
        lettuce(c),
        [
          [360, 330, 20],
          [430, 280, 140],
        ],
        1.2,
      ) +
      placed(sliced(c, 'chicken', 6, 38, 12), 384, 286, -20, 1.14) +
      drizzle('cream', 250, 290, 280, 90, 6, 9) +
      each(
        crouton(c),
        [
          [280, 220, 10],
          [480, 180, 40],
          [520, 330, 70],
          [310, 420, 20],
          [440, 430, 60],
          [400, 150, 30],
        ],
        1,
      ) +
      strew(c, shaving(c), oval(390, 300, 160), 12, 1, 54) +
      speckle(c, 390, 300, 160, 160, 36, '#2b1a10', 1.8) +
      bowlShade(c, 390),
  },
  'pesto-penne-chicken': {
    tint: 'cream',
    napkin: { color: '#d3e5d0', stripe: '#2f9e6e', x: 210, y: 360, turn: 14 },
    draw: (c) =>
      bowl(c, 'stone', '#8fb04a') +
      pool(c, 'pesto', 400, 300, 200) +
      scatter(c.random, oval(400, 300, 168), 40, 40)
        .map((p) => put(penne(c), p.x, p.y, c.random() * 180, 1.06))
        .join('') +
      speckle(c, 400, 300, 180, 180, 70, '#4f8426', 4.6) +
      placed(sliced(c, 'chicken', 4, 40, 12), 400, 290, -20, 0.86) +
      each(
        cherryHalf(c),
        [
          [280, 250, 20],
          [500, 220, 60],
          [520, 370, 0],
          [320, 400, 90],
          [420, 430, 10],
          [380, 170, 40],
        ],
        1.05,
      ) +
      tuft(basil(c), { x: 452, y: 250 }, [-70, 20, 130], 0.85) +
      speckle(c, 400, 300, 160, 160, 20, '#f6e6b8', 5.4) +
      bowlShade(c),
  },
  'steak-chimichurri': {
    tint: 'sand',
    draw: (c) =>
      woodBoard(c, 70, 66, 660, 468, 54) +
      placed(sliced(c, 'steak', 7, 42, 12), 330, 270, -12, 1.28) +
      pool(c, 'herb', 320, 276, 92, 36) +
      speckle(c, 320, 276, 80, 28, 26, '#b9dc7c', 3.2) +
      speckle(c, 330, 276, 84, 32, 12, '#d8412b', 3.2) +
      each(
        potatoHalf(c),
        [
          [200, 440, 10],
          [272, 462, 60],
          [346, 440, 120],
          [420, 466, 30],
        ],
        1.08,
      ) +
      each(
        greenBean(c),
        [
          [580, 330, 12],
          [590, 352, 4],
          [572, 374, 14],
          [594, 398, -4],
          [576, 420, 8],
          [590, 444, 0],
        ],
        1.2,
      ) +
      sauceCup(c, 'herb', 602, 180, 70) +
      speckle(c, 602, 180, 44, 44, 16, '#c9e58f', 3.4) +
      put(cherryHalf(c), 480, 420) +
      put(cherryHalf(c), 500, 470, 30) +
      put(parsley(c), 150, 150, -30, 1.2) +
      speckle(c, 340, 200, 190, 60, 26, '#fff', 2.4),
  },
  'tuna-nicoise': {
    tint: 'dusk',
    napkin: { color: '#fbf6ec', stripe: '#2f9e6e', x: 600, y: 300, turn: -12 },
    draw: (c) =>
      plate(c, 'white', 390, 300, 252) +
      each(
        lettuce(c),
        [
          [290, 200, 0],
          [480, 200, 90],
          [500, 400, 170],
          [280, 400, 260],
        ],
        1.35,
      ) +
      each(
        rocket(c),
        [
          [390, 160, -90],
          [250, 300, 180],
          [390, 440, 90],
        ],
        1,
      ) +
      each(
        greenBean(c),
        [
          [470, 190, 30],
          [486, 212, 24],
          [456, 168, 36],
        ],
        1.05,
      ) +
      each(
        potatoHalf(c),
        [
          [510, 330, 20],
          [480, 390, 80],
          [420, 424, 130],
        ],
        0.98,
      ) +
      placed(sliced(c, 'tuna', 5, 42, 12), 370, 300, -14, 1.12) +
      each(
        eggHalf(c),
        [
          [282, 412, -30],
          [340, 442, 10],
          [268, 196, 40],
        ],
        1,
      ) +
      each(
        cherryHalf(c),
        [
          [340, 170, 0],
          [540, 270, 0],
          [236, 350, 0],
        ],
        1.05,
      ) +
      each(
        olive(c),
        [
          [390, 190, 0],
          [510, 260, 0],
          [400, 400, 0],
          [246, 268, 0],
        ],
        0.95,
      ) +
      put(onionRing(c), 420, 232, 0, 0.9) +
      speckle(c, 370, 300, 120, 70, 30, '#2b1a10', 2),
  },
};

/** A shaving of parmesan. */
function shaving(c: Canvas): string {
  return define(
    c,
    'shaving',
    () =>
      path('M-30-8L26-16L32 4L-22 16z', '#d9b96a') + path('M-28-9L24-16L27-2L-20 11z', '#fdf3cf'),
  );
}

function salsa(c: Canvas): string {
  const dice = scatter(c.random, wedge(400, 300, 70, 186, 166, 204), 22, 17);
  return (
    dots(dice, 12, '#8f2010', 1, 3, 0.4) +
    dots(dice, 11, '#d8412b') +
    dots(dice, 5, '#f58d73', -3, -3) +
    dots(scatter(c.random, wedge(400, 300, 74, 184, 166, 204), 10, 20), 4, '#4d9a42')
  );
}

/** A burger seen from the front, its foot at the origin. */
function burger(c: Canvas): string {
  const bun = radial(
    c,
    'bun',
    [
      [0, '#f3c27a'],
      [0.6, '#d8914a'],
      [1, '#a9622a'],
    ],
    0.36,
    0.2,
    0.9,
  );
  return (
    path('M-150-66H150V-40Q150 0 104 0H-104Q-150 0-150-40z', bun) +
    path(
      'M-168-70Q-140-40-112-62Q-84-36-56-60Q-28-34 0-60Q28-34 56-60Q84-36 112-62Q140-40 168-70L160-92H-160z',
      '#6cb74f',
    ) +
    path(
      'M-160-92H160Q140-76 112-80Q84-70 56-80Q28-68 0-80Q-28-68-56-80Q-84-70-112-80Q-140-76-160-92z',
      '#a8dc7e',
    ) +
    box(
      -160,
      -146,
      320,
      60,
      28,
      linear(
        c,
        'patty',
        [
          [0, '#a2663a'],
          [1, '#5f3418'],
        ],
        0,
        1,
      ),
    ) +
    dots(scatter(c.random, oval(0, -116, 144, 20), 30, 10), 4, '#c98d5c', 0, 0, 0.6) +
    box(-144, -170, 130, 28, 13, '#d8412b') +
    box(8, -170, 136, 28, 13, '#d8412b') +
    line('M-130-162H-30M24-162H130', '#f58d73', 5, 0.8) +
    path(
      'M-158-166Q-130-190 0-188Q130-190 158-166Q130-150 104-168Q70-146 36-168Q0-146-36-168Q-70-150-104-168Q-130-150-158-166z',
      '#86c862',
    ) +
    path(
      'M-152-184C-156-270-76-312 0-312C76-312 156-270 152-184Q150-174 138-174H-138Q-150-174-152-184z',
      bun,
    ) +
    line('M-112-236Q-90-282-34-292', '#fff', 9, 0.4) +
    scatter(c.random, oval(0, -262, 108, 34), 20, 19)
      .map(
        (p) =>
          `<ellipse cx="${p.x}" cy="${p.y}" rx="6.5" ry="4" fill="#fff3d6" transform="rotate(${(p.x * 7) % 60} ${p.x} ${p.y})"/>`,
      )
      .join('')
  );
}

import { placed, put } from '../core/canvas.ts';
import { oval, scatter, wedge } from '../core/scatter.ts';
import { line } from '../core/shapes.ts';
import { noodles, rice } from '../food/grains.ts';
import { basil, parsley, strew, tuft } from '../food/leaves.ts';
import { chunk, salmonCube, shrimp, sliced, speckle } from '../food/proteins.ts';
import { drizzle, pool, sauceCup } from '../food/sauces.ts';
import { peanut } from '../food/sweets.ts';
import {
  avocadoFan,
  broccoli,
  carrotCoin,
  citrusWedge,
  cucumberSlice,
  greenBean,
  kernels,
  pepperStrip,
  stick,
} from '../food/vegetables.ts';
import { bowl, bowlShade, plate } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';

type Spot = readonly [x: number, y: number, turn: number];

function each(id: string, spots: readonly Spot[], scale = 1): string {
  return spots.map(([x, y, turn]) => put(id, x, y, turn, scale)).join('');
}

const chopsticks =
  line('M640 70L760 520M676 60L784 516', '#33220f', 13, 0.2) +
  line('M634 62L752 512M670 52L778 508', '#8a3a22', 11) +
  line('M634 62L752 512M670 52L778 508', '#c4694a', 3.5);

export const asianMeals: DishPictures = {
  'salmon-poke-bowl': {
    tint: 'mint',
    draw: (c) =>
      chopsticks +
      bowl(c, 'navy', '#efe6d2', 370) +
      rice(c, 'white', oval(370, 300, 206), 0.7) +
      each(
        salmonCube(c),
        scatter(c.random, wedge(370, 300, 50, 160, 180, 275), 11, 42).map((p, i): Spot => [
          p.x,
          p.y,
          i * 37,
        ]),
        1.05,
      ) +
      kernels(scatter(c.random, wedge(370, 300, 70, 182, 285, 345), 34, 19), 'edamame') +
      placed(avocadoFan(c, 7), 478, 356, 118, 1.02) +
      each(
        cucumberSlice(c),
        [
          [400, 440, 0],
          [356, 462, 0],
          [310, 448, 0],
        ],
        1.1,
      ) +
      each(
        stick(c, 'carrot', '#ffd09a', '#f59a3d', '#d9701e'),
        [
          [236, 372, 64],
          [262, 382, 72],
          [288, 388, 80],
          [248, 360, 58],
        ],
        0.72,
      ) +
      tuft(parsley(c), { x: 372, y: 306 }, [20, 140, 260], 0.9) +
      speckle(c, 300, 230, 110, 90, 30, '#fffdf6', 3) +
      speckle(c, 300, 230, 110, 90, 14, '#2b1a10', 3) +
      drizzle('soy', 250, 240, 150, 50, 5, 5) +
      bowlShade(c, 370),
  },
  'teriyaki-chicken': {
    tint: 'cream',
    draw: (c) =>
      chopsticks +
      bowl(c, 'charcoal', '#e6dcc4', 370) +
      rice(c, 'white', oval(370, 300, 204)) +
      placed(sliced(c, 'glazed', 6, 40, 12), 360, 250, -16, 1.2) +
      drizzle('soy', 230, 256, 240, 60, 6, 7) +
      each(
        broccoli(c),
        [
          [480, 380, 20],
          [412, 424, -10],
          [520, 310, 50],
        ],
        1.06,
      ) +
      each(
        carrotCoin(c),
        [
          [270, 390, 0],
          [310, 424, 0],
          [354, 446, 0],
          [244, 346, 0],
        ],
        1.15,
      ) +
      speckle(c, 360, 250, 140, 70, 44, '#fff6dc', 3) +
      speckle(c, 360, 250, 140, 70, 10, '#2b1a10', 2.6) +
      bowlShade(c, 370),
  },
  'beef-broccoli': {
    tint: 'blush',
    draw: (c) =>
      chopsticks +
      plate(c, 'teal', 370, 300, 250) +
      rice(c, 'brown', oval(330, 380, 130, 96), 0.6) +
      pool(c, 'soy', 390, 264, 160, 130) +
      each(
        broccoli(c),
        [
          [300, 210, -30],
          [410, 170, 10],
          [500, 250, 60],
          [480, 350, 130],
        ],
        1.1,
      ) +
      each(
        chunk(c, 'beef', '#a8623c', '#74391c', '#3f1c0c'),
        [
          [350, 260, 10],
          [410, 240, 60],
          [440, 300, 120],
          [370, 310, -30],
          [330, 180, 40],
          [470, 200, 80],
          [420, 350, 30],
        ],
        1.2,
      ) +
      each(pepperStrip(c, 'red'), [
        [380, 210, 30],
        [460, 270, 100],
        [300, 270, -50],
        [400, 370, 10],
      ]) +
      tuft(parsley(c), { x: 300, y: 410 }, [30, 160], 0.9),
  },
  'thai-green-shrimp': {
    tint: 'lemon',
    napkin: { color: '#fbf6ec', stripe: '#2f9e6e', x: 220, y: 330, turn: 16 },
    draw: (c) =>
      bowl(c, 'white', '#a5c566', 400) +
      pool(c, 'green', 400, 300, 210) +
      line(
        'M250 250Q300 200 360 240T470 220M290 400Q360 360 430 400T550 350',
        '#eef3cf',
        10,
        0.75,
      ) +
      each(
        greenBean(c),
        [
          [300, 330, 30],
          [480, 240, -30],
          [420, 420, 10],
          [520, 340, 80],
        ],
        1,
      ) +
      each(
        shrimp(c),
        [
          [330, 240, 10],
          [446, 196, 80],
          [500, 300, 150],
          [420, 360, 220],
          [300, 370, -60],
        ],
        1.2,
      ) +
      each(
        pepperStrip(c, 'red'),
        [
          [390, 280, -20],
          [360, 440, 30],
          [250, 290, 80],
        ],
        0.9,
      ) +
      tuft(basil(c), { x: 404, y: 284 }, [-60, 30, 160], 0.85) +
      speckle(c, 400, 300, 180, 180, 30, '#5c9431', 4) +
      bowlShade(c) +
      bowl(c, 'sage', '#e9dcc0', 690, 480, 100) +
      rice(c, 'white', oval(690, 480, 84), 0.35) +
      put(citrusWedge(c, 'lime'), 676, 130, 20, 1.1),
  },
  'chicken-tikka-masala': {
    tint: 'apricot',
    napkin: { color: '#fdf6d8', stripe: '#c4432b', x: 210, y: 380, turn: -14 },
    draw: (c) =>
      bowl(c, 'saffron', '#df7424', 370) +
      pool(c, 'masala', 370, 300, 208) +
      each(
        chunk(c, 'tikka', '#f9b070', '#de6f2c', '#8f3310'),
        [
          [290, 230, 0],
          [400, 200, 60],
          [480, 290, 110],
          [390, 300, -20],
          [290, 350, 40],
          [400, 400, 160],
          [480, 390, 70],
        ],
        1.5,
      ) +
      line(
        'M240 300Q300 260 350 300T460 250Q510 240 530 270M300 420Q360 380 430 430',
        '#fff3dd',
        9,
        0.9,
      ) +
      strew(c, parsley(c), oval(370, 300, 150), 9, 1, 66) +
      speckle(c, 370, 300, 180, 180, 26, '#8f2a0c', 3) +
      bowlShade(c, 370) +
      plate(c, 'white', 684, 150, 112) +
      rice(c, 'white', oval(684, 150, 84, 80), 0.36) +
      speckle(c, 684, 150, 60, 56, 8, '#e8a51e', 3) +
      sauceCup(c, 'cream', 694, 452, 60) +
      put(parsley(c), 694, 446, 30, 0.8),
  },
  'satay-chicken-noodles': {
    tint: 'sand',
    draw: (c) =>
      chopsticks +
      bowl(c, 'clay', '#96591f', 370) +
      noodles(c, oval(370, 304, 204), ['#96612a', '#d19a55', '#f3d099'], 66, 9) +
      placed(sliced(c, 'chicken', 5, 40, 12), 340, 262, -18, 1.08) +
      drizzle('peanut', 240, 250, 220, 70, 6, 10) +
      each(
        pepperStrip(c, 'red'),
        [
          [480, 300, 40],
          [460, 350, 10],
          [250, 360, -40],
        ],
        1.05,
      ) +
      each(
        stick(c, 'carrot', '#ffd09a', '#f59a3d', '#d9701e'),
        [
          [350, 420, 10],
          [372, 438, 24],
          [440, 410, -20],
        ],
        0.7,
      ) +
      each(
        cucumberSlice(c),
        [
          [470, 210, 0],
          [508, 246, 0],
        ],
        1,
      ) +
      strew(c, peanut(c), oval(370, 340, 130, 90), 12, 0.85, 36) +
      strew(c, parsley(c), oval(370, 320, 150), 6, 0.9, 70) +
      put(citrusWedge(c, 'lime'), 280, 430, 24, 1) +
      bowlShade(c, 370),
  },
};

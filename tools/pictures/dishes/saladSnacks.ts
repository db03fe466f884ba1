import type { Canvas } from '../core/canvas.ts';
import { define, linear, put } from '../core/canvas.ts';
import { dots, oval, scatter } from '../core/scatter.ts';
import { box, line, path } from '../core/shapes.ts';
import { crisp } from '../food/breads.ts';
import { roundGrains } from '../food/grains.ts';
import { lettuce, mint, parsley, rocket, strew, tuft } from '../food/leaves.ts';
import { speckle } from '../food/proteins.ts';
import { dip, pool } from '../food/sauces.ts';
import { walnut } from '../food/sweets.ts';
import {
  cherryHalf,
  citrusWedge,
  cucumberSlice,
  kernels,
  onionRing,
  radishSlice,
  stick,
} from '../food/vegetables.ts';
import { bowl, bowlShade, plate, woodBoard } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';

type Spot = readonly [x: number, y: number, turn: number];

function each(id: string, spots: readonly Spot[], scale = 1): string {
  return spots.map(([x, y, turn]) => put(id, x, y, turn, scale)).join('');
}

export const saladSnacks: DishPictures = {
  'hummus-vegetables': {
    tint: 'sage',
    draw: (c) =>
      woodBoard(c, 70, 70, 660, 460, 60) +
      each(
        stick(c, 'carrot', '#ffd09a', '#f59a3d', '#d9701e'),
        [
          [570, 160, -8],
          [580, 190, -2],
          [566, 220, 4],
          [584, 250, -4],
        ],
        1.3,
      ) +
      each(
        stick(c, 'cuc', '#f1f9d6', '#cfe79c', '#3f8f43'),
        [
          [570, 300, 4],
          [584, 330, -4],
          [568, 360, 2],
        ],
        1.3,
      ) +
      each(
        stick(c, 'pep', '#f9a08a', '#e2583e', '#b5301c'),
        [
          [580, 408, -4],
          [568, 438, 4],
          [584, 468, -2],
        ],
        1.3,
      ) +
      bowl(c, 'white', '#c99f5e', 300, 300, 190) +
      dip(c, 'hummus', 300, 300, 168) +
      pool(c, 'lentil', 296, 296, 46, 40) +
      kernels(scatter(c.random, oval(300, 296, 42), 5, 32), 'chickpea') +
      speckle(c, 300, 300, 140, 140, 44, '#b5401c', 3) +
      tuft(parsley(c), { x: 372, y: 236 }, [10, 130, 250], 0.9) +
      bowlShade(c, 300, 300, 190),
  },
  fattoush: {
    tint: 'cream',
    napkin: { color: '#e9b6a6', stripe: '#fff8ea', x: 600, y: 340, turn: 14 },
    draw: (c) =>
      bowl(c, 'teal', '#9cc26a') +
      strew(c, lettuce(c), oval(400, 300, 140), 10, 1.3, 70) +
      each(
        cucumberSlice(c),
        [
          [300, 220, 0],
          [470, 400, 0],
          [340, 420, 0],
          [500, 250, 0],
        ],
        1.1,
      ) +
      each(
        cherryHalf(c),
        [
          [360, 190, 0],
          [520, 330, 0],
          [270, 330, 0],
          [420, 450, 0],
          [420, 290, 0],
        ],
        1.2,
      ) +
      each(
        radishSlice(c),
        [
          [440, 190, 0],
          [330, 320, 0],
          [480, 330, 0],
          [280, 270, 0],
        ],
        1.15,
      ) +
      each(
        crisp(c),
        [
          [380, 250, 10],
          [460, 270, 70],
          [340, 370, 130],
          [430, 370, 30],
          [260, 390, 60],
          [540, 390, 10],
          [480, 170, 150],
        ],
        1.15,
      ) +
      put(onionRing(c), 400, 320, 0, 0.9) +
      kernels(scatter(c.random, oval(400, 300, 170), 22, 30), 'pomegranate') +
      strew(c, mint(c), oval(400, 300, 150), 6, 0.6, 80) +
      speckle(c, 400, 300, 170, 170, 50, '#8e1f3c', 2.2) +
      bowlShade(c),
  },
  tabbouleh: {
    tint: 'lemon',
    napkin: { color: '#fbf6ec', stripe: '#12523f', x: 210, y: 340, turn: -12 },
    draw: (c) =>
      plate(c, 'white', 400, 300, 246) +
      each(
        lettuce(c),
        [
          [250, 240, 0],
          [280, 410, 250],
          [540, 220, 80],
          [520, 410, 170],
          [400, 150, 30],
        ],
        1.35,
      ) +
      roundGrains(c, 'green', oval(400, 304, 152), 0.6) +
      strew(c, parsley(c), oval(400, 300, 140), 46, 0.95, 22) +
      speckle(c, 400, 300, 136, 136, 60, '#f6ecc9', 3.8) +
      speckle(c, 400, 300, 134, 134, 30, '#d8412b', 8) +
      speckle(c, 400, 300, 134, 134, 20, '#f58d73', 3) +
      strew(c, parsley(c), oval(400, 300, 130), 14, 0.8, 40) +
      put(citrusWedge(c, 'lemon'), 520, 300, -40, 1.1) +
      put(mint(c), 400, 300, -60, 0.85) +
      put(mint(c), 400, 302, -130, 0.75),
  },
  mutabbal: {
    tint: 'dusk',
    draw: (c) =>
      bowl(c, 'charcoal', '#b09868', 370, 300, 214) +
      dip(c, 'smoky', 370, 300, 190) +
      pool(c, 'lentil', 370, 300, 58, 46) +
      kernels(scatter(c.random, oval(370, 300, 120), 30, 22), 'pomegranate') +
      speckle(c, 370, 300, 150, 150, 30, '#4a3420', 3) +
      tuft(mint(c), { x: 376, y: 296 }, [-30, -110, 170], 0.75) +
      strew(c, parsley(c), oval(370, 300, 140), 5, 0.8, 80) +
      bowlShade(c, 370, 300, 214) +
      each(
        stick(c, 'carrot', '#ffd09a', '#f59a3d', '#d9701e'),
        [
          [660, 200, -50],
          [690, 222, -44],
          [716, 250, -52],
        ],
        1.15,
      ) +
      each(
        cucumberSlice(c),
        [
          [640, 440, 0],
          [690, 456, 0],
          [656, 490, 0],
        ],
        1.15,
      ),
  },
  'beetroot-feta-salad': {
    tint: 'mint',
    napkin: { color: '#fcebe4', stripe: '#8e1f3c', x: 600, y: 310, turn: 16 },
    draw: (c) =>
      plate(c, 'white', 390, 300, 246) +
      strew(c, rocket(c), oval(390, 300, 130), 26, 1.05, 34) +
      each(
        beet(c),
        [
          [290, 230, 0],
          [400, 180, 60],
          [490, 250, 110],
          [340, 330, 20],
          [450, 340, 160],
          [390, 430, 40],
          [280, 400, 90],
          [510, 410, 10],
        ],
        1.15,
      ) +
      scatter(c.random, oval(390, 300, 150), 18, 44)
        .map((p) => put(fetaCube(c), p.x, p.y, c.random() * 90))
        .join('') +
      strew(c, walnut(c), oval(390, 300, 150), 8, 0.95, 66) +
      strew(c, rocket(c), oval(390, 300, 150), 5, 0.7, 80) +
      speckle(c, 390, 300, 160, 160, 30, '#2b1a10', 2),
  },
};

/** A roasted beetroot wedge. */
function beet(c: Canvas): string {
  return define(
    c,
    'beet',
    () =>
      path(
        'M-46 18C-50-26-16-46 4-44C32-42 50-12 46 20Q0 40-46 18z',
        linear(c, 'btp', [
          [0, '#b02a5c'],
          [0.6, '#8a1745'],
          [1, '#560a2b'],
        ]),
        'stroke="#2b0614" stroke-opacity=".25" stroke-width="5" paint-order="stroke"',
      ) +
      line('M-32 12Q-30-20 4-30M-16 20Q-14-4 10-12M34 10Q30-16 12-28', '#d9638f', 3.4, 0.6) +
      line('M-30-12Q-20-32-2-36', '#fff', 4, 0.4),
  );
}

function fetaCube(c: Canvas): string {
  return define(
    c,
    'feta',
    () =>
      box(
        -20,
        -18,
        40,
        40,
        6,
        '#d9d0bc',
        'stroke="#33180a" stroke-opacity=".2" stroke-width="4" paint-order="stroke"',
      ) +
      box(-20, -20, 40, 34, 6, '#fffefa') +
      dots(
        [
          { x: -8, y: -8 },
          { x: 8, y: 2 },
          { x: 4, y: -12 },
        ],
        2.2,
        '#d9d0bc',
      ),
  );
}

import type { Canvas } from '../core/canvas.ts';
import { define, linear, placed, put, radial } from '../core/canvas.ts';
import { dots, oval, ring, scatter } from '../core/scatter.ts';
import { circle, line, path } from '../core/shapes.ts';
import { dill, parsley, tuft } from '../food/leaves.ts';
import { eggHalf, speckle } from '../food/proteins.ts';
import { dollop, pool } from '../food/sauces.ts';
import { citrusSlice, citrusWedge, cucumberSlice, kernels } from '../food/vegetables.ts';
import { bowl, bowlShade, plate, woodBoard } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';

export const savourySnacks: DishPictures = {
  'roasted-chickpeas': {
    tint: 'apricot',
    napkin: { color: '#fbf6ec', stripe: '#e2583e', x: 590, y: 330, turn: 20 },
    draw: (c) =>
      bowl(c, 'teal', '#b9843a', 400, 300, 200) +
      kernels(scatter(c.random, oval(400, 300, 168), 44, 30), 'chickpea') +
      kernels(scatter(c.random, oval(400, 296, 140), 38, 30), 'chickpea') +
      speckle(c, 400, 300, 165, 165, 110, '#b5401c', 3) +
      speckle(c, 400, 300, 165, 165, 40, '#6a2410', 2.2) +
      bowlShade(c, 400, 300, 200) +
      put(citrusWedge(c, 'lime'), 620, 450, 24, 1.2) +
      put(parsley(c), 630, 200, 40, 1.2) +
      kernels(
        [
          { x: 190, y: 450 },
          { x: 226, y: 486 },
          { x: 176, y: 500 },
        ],
        'chickpea',
      ),
  },
  'vine-leaves': {
    tint: 'cream',
    napkin: { color: '#c6e6da', stripe: '#12523f', x: 200, y: 350, turn: 14 },
    draw: (c) =>
      plate(c, 'white', 400, 300, 246) +
      [
        [330, 196, -6],
        [470, 190, 4],
        [300, 268, -2],
        [450, 262, 6],
        [340, 342, 4],
        [488, 334, -4],
      ]
        .map(([x = 0, y = 0, turn = 0]) => put(vineRoll(c), x, y, turn, 1.06))
        .join('') +
      put(citrusSlice(c, 'lemon'), 300, 410, 0, 1.05) +
      put(citrusSlice(c, 'lemon'), 366, 436, 20, 1.05) +
      put(citrusSlice(c, 'lemon'), 436, 436, 40, 1.05) +
      kernels(scatter(c.random, oval(400, 280, 150, 110), 14, 40), 'pomegranate') +
      tuft(parsley(c), { x: 416, y: 400 }, [0, 120, 240], 0.8),
  },
  'lentil-soup': {
    tint: 'sand',
    napkin: { color: '#f6d3c7', stripe: '#c4432b', x: 600, y: 350, turn: 16 },
    draw: (c) =>
      bowl(c, 'white', '#c26c15') +
      pool(c, 'lentil', 400, 300, 212) +
      line('M290 300C290 220 510 220 510 300S370 380 370 310S450 270 450 310', '#f9dc5c', 9, 0.9) +
      line('M290 304C290 224 510 224 510 304', '#b5560f', 2.5, 0.4) +
      speckle(c, 400, 300, 150, 150, 50, '#8f3a0c', 3) +
      speckle(c, 400, 300, 170, 170, 36, '#fbd58f', 4) +
      tuft(parsley(c), { x: 408, y: 290 }, [10, 130, 250], 1.2) +
      put(parsley(c), 300, 380, 40, 0.9) +
      put(parsley(c), 510, 220, -30, 0.8) +
      bowlShade(c) +
      put(citrusWedge(c, 'lemon'), 150, 450, -20, 1.3) +
      put(citrusWedge(c, 'lemon'), 130, 380, 30, 1.1),
  },
  edamame: {
    tint: 'blush',
    draw: (c) =>
      bowl(c, 'navy', '#4d7a2c', 400, 300, 222) +
      scatter(c.random, oval(400, 300, 150), 30, 40)
        .map((p) => put(pod(c), p.x, p.y, c.random() * 180, 1.15))
        .join('') +
      flakes(c) +
      bowlShade(c, 400, 300, 222) +
      put(pod(c), 150, 480, 30, 1.15) +
      put(pod(c), 200, 520, -20, 1.1) +
      kernels(
        [
          { x: 660, y: 150 },
          { x: 690, y: 176 },
          { x: 650, y: 190 },
        ],
        'edamame',
      ),
  },
  'devilled-eggs': {
    tint: 'mint',
    napkin: { color: '#fdf6d8', stripe: '#f2a33a', x: 590, y: 330, turn: -14 },
    draw: (c) =>
      plate(c, 'sage', 390, 300, 236) +
      [
        [306, 226, -30],
        [474, 226, 30],
        [306, 380, 30],
        [474, 380, -30],
      ]
        .map(([x = 0, y = 0, turn = 0]) => placed(stuffedEgg(c), x, y, turn, 1.75))
        .join('') +
      tuft(parsley(c), { x: 390, y: 304 }, [0, 90, 180, 270], 1.1) +
      speckle(c, 390, 300, 170, 170, 26, '#b5401c', 2.6),
  },
  'salmon-cucumber-bites': {
    tint: 'sage',
    draw: (c) =>
      woodBoard(c, 90, 80, 620, 440, 60) +
      [
        [210, 200],
        [340, 180],
        [470, 200],
        [600, 180],
        [220, 350],
        [350, 330],
        [480, 350],
        [606, 330],
      ]
        .map(([x = 0, y = 0], i) => put(bite(c), x, y, i * 33))
        .join('') +
      put(citrusWedge(c, 'lemon'), 250, 456, 0, 1.1) +
      put(citrusWedge(c, 'lemon'), 350, 462, 24, 1.05) +
      put(dill(c), 470, 456, 80, 1.4) +
      put(dill(c), 560, 460, 100, 1.2),
  },
};

function vineRoll(c: Canvas): string {
  return define(
    c,
    'vine',
    () =>
      path(
        'M-70-20Q0-34 70-20Q80 0 70 22Q0 36-70 22Q-80 0-70-20z',
        linear(
          c,
          'vnp',
          [
            [0, '#7d9a4a'],
            [0.5, '#54732e'],
            [1, '#33501d'],
          ],
          0,
          1,
        ),
        'stroke="#1d2b0c" stroke-opacity=".25" stroke-width="6" paint-order="stroke"',
      ) +
      line(
        'M-60-4Q0-14 62-6M-40-22L-20-10M0-26L14-10M36-24L46-8M-30 24L-14 2M12 26L26 4',
        '#b6cc84',
        2.6,
        0.65,
      ) +
      line('M-56-17Q0-27 52-18', '#fff', 5, 0.35),
  );
}

function pod(c: Canvas): string {
  return define(
    c,
    'pod',
    () =>
      path(
        'M-66 4C-56-14-44-16-34-14C-22-22-12-22-2-17C10-24 22-22 30-15C44-18 58-10 70-4C60 12 46 18 34 15C24 22 10 22 0 17C-12 22-24 20-34 16C-48 18-60 14-66 4z',
        linear(
          c,
          'pdp',
          [
            [0, '#b9dd7c'],
            [1, '#5f9a38'],
          ],
          0,
          1,
        ),
        'stroke="#1f3a0c" stroke-opacity=".3" stroke-width="5" paint-order="stroke"',
      ) +
      dots(
        [
          { x: -33, y: 1 },
          { x: 0, y: 0 },
          { x: 33, y: 0 },
        ],
        11,
        '#d3ec9c',
        -1,
        -3,
        0.7,
      ),
  );
}

function flakes(c: Canvas): string {
  return dots(scatter(c.random, oval(400, 300, 170), 50, 10), 3.4, '#ffffff', 0, 0, 0.9);
}

function stuffedEgg(c: Canvas): string {
  const cream = radial(c, 'mus', [
    [0, '#ffe38a'],
    [0.6, '#f6bf45'],
    [1, '#d8932a'],
  ]);
  return (
    put(eggHalf(c), 0, 0) +
    dots(ring(3, 0, 15, 7), 9, '#cf8a22', 0.5, 1.5) +
    dots(ring(3, 0, 15, 7), 8, '#f9c94f') +
    dots(ring(3, 0, 15, 7), 3, '#fff0b8', -2, -2.5) +
    circle(3, 0, 12, cream) +
    line('M-4 2Q0-8 8-4T8 5', '#fff3c4', 2.4, 0.9) +
    speckle(c, 3, 0, 18, 16, 7, '#b5321a', 1.6) +
    line('M2-3l9-7M6 1l10-3', '#3f8f3c', 2.4)
  );
}

function bite(c: Canvas): string {
  const cucumber = cucumberSlice(c);
  const sprig = dill(c);
  return define(
    c,
    'bite',
    () =>
      put(cucumber, 0, 0, 0, 1.6) +
      dollop(c, 'cream', 0, 0, 34) +
      path(
        'M-30 4C-34-20-10-34 8-28C30-24 36 0 24 14C12 26-2 16 4 4C8-6-8-10-12 2C-14 12-26 16-30 4z',
        linear(c, 'lox', [
          [0, '#ffb08e'],
          [1, '#e96a44'],
        ]),
        'stroke="#33180a" stroke-opacity=".2" stroke-width="3" paint-order="stroke"',
      ) +
      line('M-24-2Q-16-24 8-22M20-10Q24 4 14 12', '#ffd9c6', 3, 0.9) +
      put(sprig, 8, -6, 30, 0.62),
  );
}

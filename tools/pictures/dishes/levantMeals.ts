import type { Canvas } from '../core/canvas.ts';
import { placed, put } from '../core/canvas.ts';
import { flecks, oval, scatter } from '../core/scatter.ts';
import { line, path } from '../core/shapes.ts';
import { wrap } from '../food/breads.ts';
import { roundGrains } from '../food/grains.ts';
import { lettuce, mint, parsley, rocket, strew, tuft } from '../food/leaves.ts';
import { chunk, crispOnions, falafel, kebab, kofta, skewer, speckle } from '../food/proteins.ts';
import { dip, drizzle, pool, sauceCup } from '../food/sauces.ts';
import { almondFlake, walnut } from '../food/sweets.ts';
import {
  cherryHalf,
  citrusSlice,
  citrusWedge,
  cucumberSlice,
  kernels,
  onionRing,
  potatoHalf,
  radishSlice,
  tomatoSlice,
} from '../food/vegetables.ts';
import { bowl, bowlShade, plate, woodBoard } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';

export const levantMeals: DishPictures = {
  'shish-tawook': {
    tint: 'lemon',
    draw: (c) =>
      woodBoard(c, 70, 60, 660, 480, 60) +
      placed(skewer(c, 'mixed'), 330, 190, -10, 1.22) +
      placed(skewer(c, 'mixed'), 330, 310, -6, 1.22) +
      placed(skewer(c, 'mixed'), 340, 430, -2, 1.22) +
      roundGrains(c, 'green', oval(620, 300, 84, 110), 0.5) +
      strew(c, parsley(c), oval(620, 300, 74, 98), 16, 0.75, 26) +
      speckle(c, 620, 300, 72, 94, 16, '#d8412b', 7) +
      sauceCup(c, 'cream', 600, 470, 58) +
      put(citrusWedge(c, 'lemon'), 640, 142, 16, 1.05) +
      put(mint(c), 600, 160, 150, 0.7),
  },
  'kofta-tahini': {
    tint: 'sage',
    napkin: { color: '#f9d9b4', stripe: '#c4432b', x: 200, y: 330, turn: -12 },
    draw: (c) =>
      plate(c, 'clay', 400, 300, 250) +
      pool(c, 'tahini', 400, 300, 186, 182) +
      [
        [270, 290],
        [330, 430],
        [490, 420],
        [540, 300],
        [320, 170],
        [470, 170],
      ]
        .map(([x = 0, y = 0], i) => put(potatoHalf(c), x, y, i * 70, 1.05))
        .join('') +
      [
        [370, 228, -24],
        [470, 268, 30],
        [350, 318, 20],
        [450, 356, -20],
      ]
        .map(([x = 0, y = 0, turn = 0]) => put(kofta(c), x, y, turn, 1.12))
        .join('') +
      put(tomatoSlice(c), 400, 420, 0, 0.95) +
      put(tomatoSlice(c), 532, 222, 0, 0.85) +
      drizzle('cream', 290, 280, 240, 80, 5, 9) +
      strew(c, parsley(c), oval(400, 300, 140), 8, 0.9, 70) +
      speckle(c, 400, 300, 150, 150, 24, '#8f1433', 3),
  },
  mujaddara: {
    tint: 'cream',
    napkin: { color: '#c6e6da', stripe: '#12523f', x: 600, y: 380, turn: 18 },
    draw: (c) =>
      bowl(c, 'sage', '#8b5f38', 360) +
      roundGrains(c, 'lentil', oval(360, 300, 204), 1.2, 7) +
      flecks(c.random, scatter(c.random, oval(360, 300, 196), 90), 13, 6, '#f3e4c4') +
      crispOnions(c, 360, 290, 118, 104, 96) +
      tuft(parsley(c), { x: 360, y: 284 }, [10, 130, 250], 1.05) +
      bowlShade(c, 360) +
      bowl(c, 'white', '#d9e8b8', 678, 150, 98) +
      salad(c, 678, 150) +
      bowlShade(c, 678, 150, 98),
  },
  'chicken-musakhan': {
    tint: 'dusk',
    draw: (c) =>
      woodBoard(c, 80, 80, 640, 440, 50) +
      put(wrap(c), 300, 190, -12, 1.22) +
      put(wrap(c), 310, 306, -8, 1.22) +
      put(wrap(c), 320, 422, -4, 1.22) +
      [
        [560, 190],
        [610, 210],
        [650, 250],
      ]
        .map(([x = 0, y = 0]) => put(cucumberSlice(c), x, y, 0, 1.05))
        .join('') +
      put(onionRing(c), 590, 306, 0, 1.1) +
      put(onionRing(c), 640, 340, 0, 0.9) +
      put(tomatoSlice(c), 580, 420, 0, 1.1) +
      put(tomatoSlice(c), 636, 446, 0, 1) +
      put(cucumberSlice(c), 560, 470, 0, 1.05) +
      speckle(c, 400, 300, 290, 190, 50, '#8e1f3c', 2.6) +
      tuft(parsley(c), { x: 510, y: 130 }, [0, 120, 230], 1),
  },
  'freekeh-chicken': {
    tint: 'apricot',
    napkin: { color: '#fbf6ec', stripe: '#2f9e6e', x: 220, y: 350, turn: 20 },
    draw: (c) =>
      bowl(c, 'navy', '#838a45') +
      roundGrains(c, 'green', oval(400, 300, 206), 1.5, 5.4) +
      kernels(scatter(c.random, oval(400, 300, 180), 26, 34), 'pea') +
      [
        [360, 240, 10],
        [440, 230, 60],
        [400, 300, 100],
        [336, 320, -30],
        [470, 310, 30],
        [400, 372, 150],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          put(chunk(c, 'chick', '#fdeccb', '#ecc48a', '#b9813f'), x, y, turn, 1.3),
        )
        .join('') +
      strew(c, almondFlake(c), oval(400, 300, 160), 20, 1, 40) +
      strew(c, parsley(c), oval(400, 300, 150), 6, 0.9, 80) +
      bowlShade(c),
  },
  'samke-harra': {
    tint: 'mint',
    napkin: { color: '#fdeedb', stripe: '#e2583e', x: 600, y: 320, turn: -14 },
    draw: (c) =>
      plate(c, 'white', 400, 300, 252) +
      pool(c, 'tahini', 400, 304, 190, 176) +
      put(citrusSlice(c, 'lemon'), 268, 220) +
      put(citrusSlice(c, 'lemon'), 320, 180, 20) +
      put(citrusSlice(c, 'lemon'), 540, 386, 20) +
      placed(fillet(c), 404, 300, -16, 1.2) +
      strew(c, walnut(c), oval(400, 300, 130, 70), 7, 0.75, 50) +
      kernels(scatter(c.random, oval(400, 300, 150, 120), 30, 20), 'pomegranate') +
      strew(c, parsley(c), oval(400, 300, 140, 90), 11, 0.9, 50) +
      line('M330 330q10-14 26-8M450 270q14-10 24 0M420 350q12-12 26-4', '#c4261a', 8),
  },
  'lamb-kebab-bulgur': {
    tint: 'sand',
    napkin: { color: '#e4f4ee', stripe: '#12523f', x: 600, y: 300, turn: 14 },
    draw: (c) =>
      plate(c, 'teal', 400, 300, 254) +
      roundGrains(c, 'tomato', oval(400, 372, 178, 104), 1.1, 5) +
      put(lettuce(c), 280, 210, 0, 0.95) +
      put(lettuce(c), 520, 190, 80, 0.9) +
      put(kebab(c), 396, 240, -12, 1.12) +
      put(kebab(c), 410, 326, -8, 1.12) +
      put(tomatoSlice(c), 300, 416, 0, 1.05) +
      put(tomatoSlice(c), 364, 440, 0, 1.05) +
      put(onionRing(c), 470, 430, 0, 0.95) +
      put(onionRing(c), 512, 396, 0, 0.8) +
      strew(c, parsley(c), oval(440, 420, 100, 40), 6, 0.85, 40) +
      speckle(c, 470, 410, 70, 50, 22, '#8e1f3c', 2.8),
  },
  'falafel-bowl': {
    tint: 'blush',
    napkin: { color: '#fbf6ec', stripe: '#2f9e6e', x: 210, y: 350, turn: 16 },
    draw: (c) =>
      bowl(c, 'stone', '#dfe9c6') +
      [0, 60, 120, 180, 240, 300]
        .map((turn) => placed(put(lettuce(c), 128, 0, turn, 1.3), 400, 300, turn))
        .join('') +
      dip(c, 'hummus', 330, 382, 92) +
      pool(c, 'herb', 330, 380, 20) +
      kernels(scatter(c.random, oval(330, 382, 60), 5, 30), 'chickpea') +
      [
        [330, 226],
        [414, 190],
        [486, 238],
      ]
        .map(([x = 0, y = 0]) => put(falafel(c), x, y, 0, 1.2))
        .join('') +
      put(falafel(c), 408, 272, 40, 1.2) +
      put(falafel(c, true), 470, 316, 0, 1.2) +
      [
        [470, 400],
        [506, 424],
        [450, 444],
      ]
        .map(([x = 0, y = 0]) => put(radishSlice(c), x, y, 0, 1.15))
        .join('') +
      put(cherryHalf(c), 540, 360) +
      put(cherryHalf(c), 254, 300) +
      put(cherryHalf(c), 268, 252, 0, 0.9) +
      put(rocket(c), 540, 290, -70, 0.9) +
      drizzle('tahini', 300, 210, 220, 90, 5, 9) +
      bowlShade(c),
  },
};

function salad(c: Canvas, x: number, y: number): string {
  return (
    [
      [-30, -30],
      [34, -18],
      [-4, 38],
    ]
      .map(([dx = 0, dy = 0]) => put(cucumberSlice(c), x + dx, y + dy, 0, 0.9))
      .join('') +
    [
      [-42, 20],
      [36, 34],
      [4, -4],
    ]
      .map(([dx = 0, dy = 0]) => put(cherryHalf(c), x + dx, y + dy))
      .join('') +
    put(parsley(c), x - 6, y - 40, 40, 0.8)
  );
}

/** A white fish fillet under its red crust. */
function fillet(c: Canvas): string {
  const shape =
    'M-150 4C-140-44-70-70 0-66C70-62 130-40 152 2C130 44 70 66 0 66C-70 68-140 48-150 4z';
  return (
    path(shape, '#33180a', 'opacity=".22" transform="translate(5 10)"') +
    path(shape, '#fbeed9') +
    path(
      'M-136 2C-126-36-66-58 0-55C62-52 118-34 138 2C118 34 62 52 0 52C-66 54-126 38-136 2z',
      '#e5894f',
    ) +
    line('M-110-6Q-40-44 60-36M-90 26Q0 0 110 8', '#fbd2a4', 6, 0.6) +
    speckle(c, 0, 0, 120, 44, 40, '#a3321a', 3.4)
  );
}

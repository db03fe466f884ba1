import { placed, put } from '../core/canvas.ts';
import { oval, scatter } from '../core/scatter.ts';
import { line } from '../core/shapes.ts';
import { rice, roundGrains } from '../food/grains.ts';
import { dill, parsley, strew, tuft } from '../food/leaves.ts';
import {
  chickenBreast,
  chunk,
  crispOnions,
  lambShank,
  shrimp,
  speckle,
  wholeFish,
} from '../food/proteins.ts';
import { pool, sauceCup } from '../food/sauces.ts';
import { carrotCoin, citrusSlice, citrusWedge, kernels, pepperStrip } from '../food/vegetables.ts';
import { bowl, bowlShade, plate } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';

export const gulfMeals: DishPictures = {
  'chicken-machboos': {
    tint: 'sage',
    napkin: { color: '#fbf6ec', stripe: '#e2583e', x: 620, y: 360, turn: 16 },
    draw: (c) =>
      plate(c, 'white', 380) +
      rice(c, 'spiced', oval(380, 304, 186, 182)) +
      crispOnions(c, 380, 330, 160, 130, 16) +
      placed(chickenBreast(c), 386, 268, -14, 1.22) +
      crispOnions(c, 390, 410, 110, 46, 22) +
      tuft(parsley(c), { x: 262, y: 366 }, [20, 110, 230], 1) +
      put(parsley(c), 470, 400, 30) +
      put(citrusWedge(c, 'lemon'), 500, 400, 20, 0.9) +
      sauceCup(c, 'tomato', 662, 180, 66) +
      speckle(c, 662, 180, 40, 40, 16, '#3f8f3c', 3),
  },
  'zubaidi-mutabbaq': {
    tint: 'apricot',
    napkin: { color: '#e4f4ee', stripe: '#12523f', x: 200, y: 380, turn: 14 },
    draw: (c) =>
      plate(c, 'navy', 400, 300, 254) +
      rice(c, 'saffron', oval(400, 306, 196, 190)) +
      crispOnions(c, 400, 420, 140, 50, 24) +
      crispOnions(c, 400, 170, 120, 34, 14) +
      kernels(scatter(c.random, oval(400, 420, 150, 50), 8, 30), 'blackbean') +
      placed(wholeFish(c), 398, 286, -10, 1.02) +
      put(citrusSlice(c, 'lemon'), 290, 408, 0, 0.9) +
      put(citrusSlice(c, 'lemon'), 344, 440, 20, 0.9) +
      tuft(parsley(c), { x: 498, y: 410 }, [0, 90, 200], 1.1) +
      put(parsley(c), 444, 250, 30, 0.8) +
      put(parsley(c), 380, 320, 200, 0.7),
  },
  'shrimp-murabyan': {
    tint: 'mint',
    napkin: { color: '#fdf6d8', stripe: '#f2a33a', x: 600, y: 300, turn: -10 },
    draw: (c) =>
      bowl(c, 'white', '#d89a34') +
      rice(c, 'saffron', oval(400, 300, 206, 204), 1.15) +
      speckle(c, 400, 300, 190, 190, 40, '#3f8f3c', 3.2) +
      [
        [300, 220, 10],
        [420, 176, 70],
        [510, 260, 140],
        [400, 300, -30],
        [292, 350, -70],
        [400, 430, 190],
        [510, 390, 220],
      ]
        .map(([x = 0, y = 0, turn = 0]) => put(shrimp(c), x, y, turn, 1.12))
        .join('') +
      put(dill(c), 350, 284, -40) +
      put(dill(c), 460, 336, 60) +
      put(dill(c), 350, 170, 20, 0.8) +
      put(citrusWedge(c, 'lime'), 464, 470, -20, 0.9) +
      bowlShade(c),
  },
  'lamb-margoog': {
    tint: 'sand',
    napkin: { color: '#f6d3c7', stripe: '#c4432b', x: 220, y: 340, turn: -16 },
    draw: (c) =>
      bowl(c, 'teal', '#8a3a15') +
      pool(c, 'broth', 400, 300, 208) +
      [
        [320, 200, -20],
        [470, 190, 30],
        [540, 310, 80],
        [460, 420, 10],
        [320, 420, -40],
        [250, 310, 60],
      ]
        .map(([x = 0, y = 0, turn = 0]) => placed(dough, x, y, turn, 1.05))
        .join('') +
      [
        [400, 260, 0],
        [350, 330, 80],
        [454, 320, 200],
        [420, 400, 30],
        [300, 250, 120],
        [500, 250, 60],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          put(chunk(c, 'lamb', '#b9744a', '#86472a', '#4c210f'), x, y, turn, 1.25),
        )
        .join('') +
      [
        [370, 190],
        [540, 370],
        [262, 380],
        [390, 460],
      ]
        .map(([x = 0, y = 0]) => put(carrotCoin(c), x, y, 0, 1.15))
        .join('') +
      put(pepperStrip(c, 'green'), 470, 370, 40) +
      put(pepperStrip(c, 'green'), 320, 290, -40) +
      speckle(c, 400, 300, 180, 180, 36, '#f6b26b', 3) +
      strew(c, parsley(c), oval(400, 300, 140), 7, 0.9, 80) +
      bowlShade(c),
  },
  'chicken-jireesh': {
    tint: 'cream',
    napkin: { color: '#b9d3bd', stripe: '#12523f', x: 590, y: 350, turn: 20 },
    draw: (c) =>
      bowl(c, 'clay', '#c8a66c') +
      roundGrains(c, 'quinoa', oval(400, 300, 206), 1.05, 6) +
      pool(c, 'porridge', 400, 300, 150) +
      roundGrains(c, 'quinoa', oval(400, 296, 128), 0.6, 6) +
      [
        [320, 230, 10],
        [470, 220, 60],
        [500, 340, 120],
        [300, 350, -30],
        [400, 420, 20],
      ]
        .map(([x = 0, y = 0, turn = 0]) =>
          put(chunk(c, 'chick', '#fdeccb', '#ecc48a', '#b9813f'), x, y, turn, 1.15),
        )
        .join('') +
      crispOnions(c, 400, 300, 92, 78, 58) +
      speckle(c, 400, 300, 170, 170, 20, '#a3361c', 3) +
      tuft(parsley(c), { x: 402, y: 292 }, [20, 120, 250], 1) +
      bowlShade(c),
  },
  'lamb-daqoos-rice': {
    tint: 'blush',
    napkin: { color: '#fbf6ec', stripe: '#2f9e6e', x: 210, y: 330, turn: 12 },
    draw: (c) =>
      plate(c, 'charcoal', 410, 300, 250) +
      rice(c, 'tomato', oval(410, 306, 190, 184)) +
      placed(lambShank(c), 396, 276, -16, 1.08) +
      [
        [300, 400],
        [346, 432],
        [398, 446],
        [452, 440],
      ]
        .map(([x = 0, y = 0]) => put(carrotCoin(c), x, y, 0, 1.2))
        .join('') +
      put(parsley(c), 350, 350, 10, 1.1) +
      put(parsley(c), 520, 370, 100) +
      put(parsley(c), 300, 180, -40, 0.9) +
      sauceCup(c, 'tomato', 690, 470, 62) +
      line('M664 458q14-14 30-8', '#fff', 4, 0.4),
  },
};

/** A leaf of thin dough in the broth. */
const dough =
  '<path d="M-66-8Q-40-44 6-36T70-6Q56 34 8 38T-66-8z" fill="#b5692f" opacity=".35" transform="translate(3 7)"/><path d="M-66-8Q-40-44 6-36T70-6Q56 34 8 38T-66-8z" fill="#e9c08a"/><path d="M-48-8Q-20-28 10-24T50-4M-34 10Q0 0 40 14" fill="none" stroke="#fbe6c2" stroke-width="6" opacity=".7"/>';

import { placed, put } from '../core/canvas.ts';
import type { Canvas } from '../core/canvas.ts';
import { oval, scatter } from '../core/scatter.ts';
import { line, path } from '../core/shapes.ts';
import { noodles, rice, roundGrains } from '../food/grains.ts';
import { basil, parsley, spinach, strew, tuft } from '../food/leaves.ts';
import { speckle, tofu } from '../food/proteins.ts';
import { pool } from '../food/sauces.ts';
import { peanut } from '../food/sweets.ts';
import {
  cherryHalf,
  citrusWedge,
  kernels,
  mushroom,
  pepperStrip,
  stick,
} from '../food/vegetables.ts';
import { bowl, bowlShade, plate } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';

type Spot = readonly [x: number, y: number, turn: number];

function each(id: string, spots: readonly Spot[], scale = 1): string {
  return spots.map(([x, y, turn]) => put(id, x, y, turn, scale)).join('');
}

/** A roasted round of eggplant. */
const eggplant =
  '<circle r="57" fill="#33180a" opacity=".2" cx="3" cy="7"/><circle r="54" fill="#43204a"/><circle r="47" fill="#d9a861"/><circle r="40" fill="#e9c383"/><path d="M-26-10L-6 18M-8-24L16 16M14-24L28-2" stroke="#8a4d1c" stroke-width="8" opacity=".55"/><path d="M-14 4h0M6-8h0M18 12h0M-4 22h0M-22 16h0" stroke="#a8743a" stroke-width="5"/>';

export const plantMeals: DishPictures = {
  'eggplant-musaqaa': {
    tint: 'dusk',
    napkin: { color: '#fbf6ec', stripe: '#12523f', x: 600, y: 330, turn: 16 },
    draw: (c) =>
      bowl(c, 'clay', '#9c2a16', 370) +
      pool(c, 'tomato', 370, 300, 208) +
      (
        [
          [370, 172, 0],
          [476, 224, 60],
          [490, 340, 100],
          [410, 428, 160],
          [290, 420, 220],
          [238, 320, 280],
          [268, 214, 330],
        ] satisfies Spot[]
      )
        .map(([x, y, turn]) => placed(eggplant, x, y, turn, 1.1))
        .join('') +
      kernels(scatter(c.random, oval(370, 304, 96), 14, 36), 'chickpea') +
      each(
        pepperStrip(c, 'green'),
        [
          [340, 270, 30],
          [410, 350, -30],
        ],
        1,
      ) +
      each(
        cherryHalf(c),
        [
          [400, 270, 0],
          [330, 340, 0],
        ],
        0.9,
      ) +
      strew(c, parsley(c), oval(370, 300, 120), 8, 1, 56) +
      bowlShade(c, 370) +
      plate(c, 'white', 692, 146, 104) +
      rice(c, 'brown', oval(692, 146, 78, 74), 0.34),
  },
  'tofu-pad-thai': {
    tint: 'apricot',
    napkin: { color: '#e4f4ee', stripe: '#2f9e6e', x: 210, y: 330, turn: -14 },
    draw: (c) =>
      plate(c, 'navy', 400, 300, 252) +
      noodles(c, oval(400, 302, 184, 178), ['#c0803c', '#efc98c', '#fdeac4'], 60, 9) +
      each(
        tofu(c),
        [
          [320, 240, 10],
          [400, 200, -20],
          [480, 260, 30],
          [370, 310, -10],
          [450, 350, 24],
          [320, 380, 40],
        ],
        1.15,
      ) +
      each(
        pepperStrip(c, 'red'),
        [
          [410, 260, 30],
          [350, 420, -10],
          [510, 320, 70],
        ],
        0.9,
      ) +
      line(
        'M280 300q30-20 60 0M430 410q30-24 64-8M430 170q20-16 50-6M300 190q16-22 46-18',
        '#fffbe9',
        9,
      ) +
      line('M272 300h0M424 412h0M426 172h0', '#d9e59a', 15) +
      strew(c, peanut(c), oval(400, 310, 130), 13, 0.85, 44) +
      strew(c, parsley(c), oval(400, 300, 140), 7, 0.95, 70) +
      put(citrusWedge(c, 'lime'), 500, 420, -30, 1.05) +
      put(citrusWedge(c, 'lime'), 548, 376, -60, 1),
  },
  'chickpea-spinach-curry': {
    tint: 'lemon',
    napkin: { color: '#fbf6ec', stripe: '#e2583e', x: 200, y: 360, turn: 14 },
    draw: (c) =>
      bowl(c, 'white', '#c98f2e', 370) +
      pool(c, 'coconut', 370, 300, 208) +
      kernels(scatter(c.random, oval(370, 300, 180), 52, 34), 'chickpea') +
      strew(c, spinach(c), oval(370, 300, 150), 12, 0.8, 60) +
      each(
        cherryHalf(c),
        [
          [300, 220, 0],
          [460, 360, 0],
          [330, 400, 0],
          [450, 230, 0],
        ],
        1,
      ) +
      line('M270 320Q330 280 380 320T480 290', '#fffaf0', 9, 0.9) +
      speckle(c, 370, 300, 170, 170, 24, '#b5401c', 3.2) +
      bowlShade(c, 370) +
      plate(c, 'sage', 690, 460, 104) +
      rice(c, 'white', oval(690, 460, 78, 74), 0.34) +
      put(parsley(c), 690, 456, 20, 0.8),
  },
  'quinoa-stuffed-peppers': {
    tint: 'sage',
    napkin: { color: '#fdeedb', stripe: '#f2a33a', x: 600, y: 340, turn: 12 },
    draw: (c) =>
      plate(c, 'stone', 390, 300, 254) +
      placed(stuffedPepper(c, '#cf3522', '#f2785f'), 300, 240, -16, 1.14) +
      placed(stuffedPepper(c, '#e09c18', '#fbd665'), 476, 226, 14, 1.14) +
      placed(stuffedPepper(c, '#3f8f3c', '#8dcc68'), 394, 400, 4, 1.14) +
      tuft(parsley(c), { x: 394, y: 306 }, [0, 120, 240], 1) +
      each(
        cherryHalf(c),
        [
          [520, 360, 0],
          [270, 380, 0],
          [388, 160, 0],
        ],
        1,
      ) +
      speckle(c, 390, 300, 180, 180, 18, '#4d9a42', 3),
  },
  'mushroom-barley': {
    tint: 'cream',
    napkin: { color: '#b9d3bd', stripe: '#12523f', x: 210, y: 350, turn: -12 },
    draw: (c) =>
      bowl(c, 'charcoal', '#b58552') +
      pool(c, 'porridge', 400, 300, 206) +
      roundGrains(c, 'brown', oval(400, 300, 200), 1.2, 7) +
      each(
        mushroom(c),
        [
          [310, 220, -20],
          [430, 190, 30],
          [510, 290, 80],
          [400, 300, 10],
          [290, 350, -60],
          [420, 410, 160],
          [500, 400, 40],
          [340, 430, 110],
        ],
        1.15,
      ) +
      each(
        stick(c, 'celery', '#e4f3bf', '#a9cf76', '#7aa84a'),
        [
          [360, 260, 40],
          [470, 350, -30],
          [340, 390, 10],
        ],
        0.5,
      ) +
      strew(c, parsley(c), oval(400, 300, 150), 8, 0.85, 70) +
      tuft(basil(c), { x: 402, y: 250 }, [-80, 10], 0.5) +
      bowlShade(c),
  },
};

/** Half a roasted pepper seen from above, heaped with quinoa. */
function stuffedPepper(c: Canvas, skin: string, rim: string): string {
  return (
    path(
      'M-84-40C-96-86-40-104 0-84C40-104 96-86 84-40C98 20 60 96 0 92C-60 96-98 20-84-40z',
      '#33180a',
      'opacity=".22" transform="translate(5 10)"',
    ) +
    path(
      'M-84-40C-96-86-40-104 0-84C40-104 96-86 84-40C98 20 60 96 0 92C-60 96-98 20-84-40z',
      skin,
    ) +
    line('M-74-36C-84-74-36-90 0-72C36-90 84-74 74-36', rim, 8, 0.9) +
    path('M-8-86Q-12-112 4-122L18-114Q6-104 10-86z', '#5f9a3c') +
    roundGrains(c, 'quinoa', oval(0, 0, 64, 70), 0.3, 5.4) +
    kernels(scatter(c.random, oval(0, 4, 50, 56), 6, 24), 'blackbean') +
    kernels(scatter(c.random, oval(0, 0, 54, 58), 9, 20), 'corn') +
    speckle(c, 0, 0, 54, 60, 12, '#d8412b', 5) +
    speckle(c, 0, 0, 56, 60, 14, '#3f8f3c', 4)
  );
}

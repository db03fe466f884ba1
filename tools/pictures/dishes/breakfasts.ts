import type { Canvas } from '../core/canvas.ts';
import { placed, put, radial } from '../core/canvas.ts';
import { dots, oval, scatter } from '../core/scatter.ts';
import { ellipse, line } from '../core/shapes.ts';
import { pancake, pitaQuarter, omelette, toast } from '../food/breads.ts';
import { basil, mint, parsley, strew, tuft } from '../food/leaves.ts';
import { noodles } from '../food/grains.ts';
import { eggHalf, friedEgg, halloumi, speckle } from '../food/proteins.ts';
import { dollop, pool, sauceCup } from '../food/sauces.ts';
import { bananaCoin, blueberry, raspberry } from '../food/sweets.ts';
import {
  avocadoFan,
  cherryHalf,
  cherryWhole,
  citrusWedge,
  cucumberSlice,
  olive,
  onionRing,
  pepperStrip,
  tomatoSlice,
} from '../food/vegetables.ts';
import { bowl, bowlShade, ironPan, plate, woodBoard } from '../ware/dishes.ts';
import type { DishPictures } from './types.ts';

export const breakfasts: DishPictures = {
  'shakshuka-labneh': {
    tint: 'cream',
    napkin: { color: '#cfe0d2', stripe: '#2f9e6e', x: 210, y: 420, turn: 18 },
    draw: (c) =>
      ironPan(c, 380, 300) +
      pool(c, 'tomato', 380, 300, 190) +
      put(pepperStrip(c, 'red'), 290, 220, -20) +
      put(pepperStrip(c, 'yellow'), 470, 400, 30) +
      put(pepperStrip(c, 'green'), 300, 400, 60) +
      put(pepperStrip(c, 'red'), 400, 180, 10) +
      speckle(c, 380, 300, 170, 170, 26, '#f39a6c', 5) +
      placed(friedEgg(c), 310, 310, 10) +
      placed(friedEgg(c), 452, 270, 70) +
      dollop(c, 'cream', 380, 410, 42) +
      strew(c, parsley(c), oval(380, 300, 160), 9, 0.9, 70) +
      speckle(c, 380, 300, 160, 160, 30, '#3a1208', 2.2) +
      put(pitaQuarter(c), 590, 420, -14, 1.2) +
      put(pitaQuarter(c), 560, 500, -40, 1.15),
  },
  'balaleet-saffron': {
    tint: 'apricot',
    napkin: { color: '#fff8ea', stripe: '#e2583e', x: 590, y: 340, turn: -14 },
    draw: (c) =>
      plate(c, 'teal') +
      noodles(c, oval(400, 310, 178, 172), ['#b9741d', '#e9ab3e', '#fbdc8b'], 64, 6) +
      placed(omelette(c, 122, 104), 392, 282, -8) +
      line(
        'M330 256q20 12 34 4M420 240q14 16 32 10M380 320q22 10 36-2M350 296l18 8M440 300l20-8',
        '#c4341a',
        3.4,
        0.85,
      ) +
      put(mint(c), 410, 268, -30, 0.8) +
      put(mint(c), 404, 272, -110, 0.7) +
      speckle(c, 400, 280, 110, 90, 18, '#6f9a3c', 3.4),
  },
  'oat-pancakes-berries': {
    tint: 'blush',
    view: 'front',
    draw: (c) =>
      ellipse(400, 520, 300, 46, '#33220f', 'opacity=".2"') +
      ellipse(
        400,
        496,
        270,
        44,
        radial(c, 'stand', [
          [0, '#ffffff'],
          [1, '#cfdfd5'],
        ]),
      ) +
      ellipse(400, 488, 240, 34, '#eef5f0') +
      [0, 1, 2, 3, 4]
        .map((i) => placed(pancake(c, 190 - i * 4), 400 + (i % 2 ? 7 : -6), 448 - i * 41))
        .join('') +
      `<path d="M262 288C280 262 350 258 404 260C470 258 530 268 540 290C546 316 528 318 524 346C520 366 500 362 498 342C496 322 470 318 462 340C456 384 430 384 428 346C426 322 380 320 372 336C366 356 346 352 344 334C340 316 262 316 262 288z" fill="#8a4310" opacity=".92"/>` +
      line('M286 284Q330 268 400 268', '#e2a25c', 6, 0.7) +
      ellipse(400, 262, 92, 30, '#fffdf6') +
      ellipse(394, 254, 70, 22, '#ffffff') +
      put(bananaCoin(c), 326, 262, 0, 0.8) +
      put(raspberry(c), 366, 234) +
      put(blueberry(c), 410, 252) +
      put(raspberry(c), 446, 240, 40) +
      put(blueberry(c), 408, 214) +
      put(blueberry(c), 482, 262, 30, 0.9) +
      put(mint(c), 420, 206, -40, 0.8) +
      put(mint(c), 416, 208, -130, 0.7) +
      put(raspberry(c), 214, 470) +
      put(blueberry(c), 250, 492) +
      put(blueberry(c), 572, 486) +
      put(raspberry(c), 606, 466, 20, 0.9),
  },
  'avocado-egg-toast': {
    tint: 'sage',
    draw: (c) =>
      woodBoard(c, 90, 70, 620, 460, 46) +
      placed(
        put(toast(c), 0, 0) +
          pool(c, 'green', 0, -10, 120, 82) +
          placed(avocadoFan(c, 5), -66, -12, -12, 0.86) +
          put(eggHalf(c), 50, -42, 20, 0.95) +
          put(eggHalf(c), 62, 32, -20, 0.95) +
          put(cherryHalf(c), -6, 60, 0, 0.8) +
          put(cherryHalf(c), 2, -72, 0, 0.8) +
          speckle(c, 0, -10, 110, 76, 24, '#c8311a', 2.6),
        290,
        250,
        -8,
        0.98,
      ) +
      placed(
        put(toast(c), 0, 0) +
          pool(c, 'green', 0, -10, 120, 82) +
          put(eggHalf(c), -58, -30, 60, 0.95) +
          placed(avocadoFan(c, 5), 52, -10, 14, 0.86) +
          put(cherryHalf(c), -64, 48, 0, 0.9) +
          put(cherryHalf(c), -18, 66, 0, 0.8) +
          speckle(c, 0, -10, 110, 76, 24, '#c8311a', 2.6),
        512,
        380,
        10,
        0.98,
      ) +
      put(citrusWedge(c, 'lemon'), 570, 160, -24, 1.1) +
      put(cherryWhole(c), 200, 460) +
      put(cherryWhole(c), 252, 480, 40, 0.9) +
      tuft(parsley(c), { x: 480, y: 150 }, [0, 70, 150], 1),
  },
  'ful-medames': {
    tint: 'sand',
    napkin: { color: '#fbf6ec', stripe: '#12523f', x: 230, y: 380, turn: 20 },
    draw: (c) =>
      bowl(c, 'clay', '#7a4522', 380, 300, 225) +
      pool(c, 'broth', 380, 300, 196) +
      beans(c) +
      pool(c, 'tahini', 384, 292, 66, 60) +
      put(cherryHalf(c), 290, 230, 0, 0.9) +
      put(cherryHalf(c), 470, 370, 0, 0.9) +
      put(cherryHalf(c), 460, 210, 0, 0.8) +
      put(cherryHalf(c), 300, 380, 0, 0.8) +
      tuft(parsley(c), { x: 384, y: 290 }, [10, 100, 190, 280], 1) +
      strew(c, parsley(c), oval(380, 300, 160), 6, 0.8, 80) +
      speckle(c, 380, 300, 150, 150, 26, '#f6d26b', 4) +
      bowlShade(c, 380, 300, 225) +
      put(onionRing(c), 650, 440, 0, 1.3) +
      put(onionRing(c), 690, 476, 0, 1) +
      put(parsley(c), 620, 500, 40, 1.1) +
      put(citrusWedge(c, 'lemon'), 660, 200, 30, 1.1) +
      put(olive(c), 640, 290) +
      put(olive(c, 'green'), 690, 316),
  },
  'halloumi-zaatar-plate': {
    tint: 'mint',
    napkin: { color: '#fdeedb', stripe: '#f2a33a', x: 580, y: 300, turn: 12 },
    draw: (c) =>
      plate(c, 'stone') +
      put(cucumberSlice(c), 300, 420, 0, 1.1) +
      put(cucumberSlice(c), 350, 446, 0, 1.1) +
      put(cucumberSlice(c), 404, 454, 0, 1.1) +
      put(tomatoSlice(c), 470, 432) +
      put(tomatoSlice(c), 518, 396) +
      put(tomatoSlice(c), 546, 348) +
      put(halloumi(c), 300, 220, -24, 1.15) +
      put(halloumi(c), 320, 288, -16, 1.15) +
      put(halloumi(c), 350, 352, -8, 1.15) +
      sauceCup(c, 'herb', 478, 232, 68) +
      speckle(c, 478, 232, 42, 42, 26, '#f3e3b0', 2.8) +
      put(olive(c), 390, 176) +
      put(olive(c), 430, 148) +
      put(olive(c, 'green'), 382, 134) +
      put(mint(c), 450, 330, -30, 0.9) +
      put(mint(c), 452, 336, 40, 0.85) +
      put(mint(c), 446, 336, -100, 0.7) +
      tuft(basil(c), { x: 246, y: 360 }, [150], 0.6),
  },
};

function beans(c: Canvas): string {
  const points = scatter(c.random, oval(380, 300, 176), 62, 26);
  return (
    dots(points, 19, '#3f1f0c', 2, 5, 0.35) +
    dots(points, 17, '#7b4320') +
    dots(points, 13, '#a9663a', -2, -2) +
    dots(points, 4, '#e9bd92', -6, -6)
  );
}

import type { Canvas } from '../core/canvas.ts';
import { createCanvas, linear, placed, put, toSvg } from '../core/canvas.ts';
import { box, circle, ellipse, line, path } from '../core/shapes.ts';
import { basil, lettuce, mint, parsley, tuft } from '../food/leaves.ts';
import {
  avocadoFan,
  broccoli,
  carrotCoin,
  cherryHalf,
  cherryWhole,
  citrusSlice,
  citrusWedge,
  cucumberSlice,
  mushroom,
  onionRing,
  pepperStrip,
  radishSlice,
} from '../food/vegetables.ts';
import { tabletop } from '../ware/backdrop.ts';
import { woodBoard } from '../ware/dishes.ts';
import { brand, sprig } from './brand.ts';

function palm(x: number, y: number, size: number): string {
  const leaf = 'M0 0Q30-60 100-64Q60-40 44-30Q80-40 112-28Q50-24 0 0z';
  const leaves = [-150, -118, -80, -40, -8]
    .map(
      (turn, i) =>
        `<path d="${leaf}" fill="${i % 2 ? '#2f9e6e' : '#1f7a56'}" transform="rotate(${turn + 40})"/>`,
    )
    .join('');
  return placed(
    `<path d="M-8 150Q4 70-4 0H8Q18 70 12 150z" fill="#8a5a30"/>${leaves}`,
    x,
    y,
    0,
    size,
  );
}

function bag(c: Canvas): string {
  const front = linear(
    c,
    'bag',
    [
      [0, '#1d7a5b'],
      [1, '#0e4635'],
    ],
    0.3,
    1,
  );
  return (
    ellipse(10, 6, 190, 24, '#33220f', 'opacity=".28"') +
    line('M-70-250Q-66-340 0-340T70-250', '#0b3a2c', 18) +
    line('M-70-250Q-66-336 0-336T70-250', '#f2a33a', 5, 0.9) +
    path('M-160-256H160L172 0H-172z', front) +
    path('M-160-256H160L163-196H-163z', '#0b3a2c') +
    line('M-150-226H150', '#fbf6ec', 4, 0.7) +
    box(120, -234, 30, 16, 5, '#f2a33a') +
    `<g transform="translate(-78 -172)scale(2.44)">${sprig(brand.cream, '#6cc69a', '#a9dcb6', brand.saffron)}</g>` +
    path('M-172 0L-160-256H-130L-136 0z', '#fff', 'opacity=".09"')
  );
}

function plant(c: Canvas): string {
  const pot = linear(c, 'pot', [
    [0, '#e9a57f'],
    [1, '#a65c3a'],
  ]);
  return (
    ellipse(6, 4, 84, 14, '#33220f', 'opacity=".25"') +
    [-150, -120, -96, -70, -40, -170, -12]
      .map((turn, i) => put(basil(c), 0, -112, turn, 1.6 - (i % 3) * 0.16))
      .join('') +
    path('M-70-120H70L54-8Q52 0 42 0H-42Q-52 0-54-8z', pot) +
    box(-78, -134, 156, 32, 10, '#d1815a')
  );
}

/** The front door in the morning: an arch, a mat, and the delivery bag. */
function delivery(): string {
  const c = createCanvas('delivery');
  const sky = linear(
    c,
    'sky',
    [
      [0, '#fdeedb'],
      [1, '#f9d9b4'],
    ],
    0,
    1,
  );
  const door = linear(
    c,
    'door',
    [
      [0, '#3f9c80'],
      [1, '#1c6a53'],
    ],
    0.4,
    1,
  );
  const body =
    box(0, 0, 800, 600, 0, sky) +
    path('M470 0Q620 240 800 300V0z', '#fff', 'opacity=".3"') +
    palm(92, 300, 1.5) +
    path('M0 506H800V600H0z', '#d9b98a') +
    line('M0 508H800', '#fff', 4, 0.5) +
    path('M238 506V240Q238 70 400 70T562 240V506z', '#fff8ea') +
    path('M264 506V244Q264 98 400 98T536 244V506z', door) +
    path('M264 244Q264 98 400 98T536 244z', '#f6c96f') +
    line('M400 98V244M316 134L400 244L484 134M264 244H536', '#fff8ea', 9) +
    line('M400 250V506', '#0e4635', 4, 0.6) +
    box(288, 280, 90, 92, 10, 'none', 'stroke="#7cc4ab" stroke-width="5" opacity=".6"') +
    box(422, 280, 90, 92, 10, 'none', 'stroke="#7cc4ab" stroke-width="5" opacity=".6"') +
    box(288, 392, 90, 92, 10, 'none', 'stroke="#7cc4ab" stroke-width="5" opacity=".6"') +
    box(422, 392, 90, 92, 10, 'none', 'stroke="#7cc4ab" stroke-width="5" opacity=".6"') +
    circle(384, 382, 8, '#f2a33a') +
    circle(416, 382, 8, '#f2a33a') +
    path('M200 506H600L640 540H160z', '#efd9b3') +
    path('M160 540H640V556H160z', '#c9a26d') +
    circle(612, 210, 8, '#a9682a') +
    path('M596 218H628L622 262H602z', '#f9e0a2', 'stroke="#8a5a30" stroke-width="5"') +
    placed(plant(c), 660, 540, 0, 1.1) +
    placed(bag(c), 400, 574, 0, 0.86);
  return toSvg(c, body);
}

function knife(c: Canvas): string {
  const steel = linear(
    c,
    'blade',
    [
      [0, '#ffffff'],
      [0.55, '#d5dad7'],
      [1, '#a3aca7'],
    ],
    0,
    1,
  );
  const shape = 'M-200 0H90V-44H-110Q-170-40-200 0z';
  return (
    path(shape, '#33220f', 'opacity=".25" transform="translate(6 14)"') +
    path(shape, steel) +
    box(86, -44, 150, 32, 14, '#2a332f') +
    [118, 160, 202].map((x) => circle(x, -28, 4.5, '#c9a26d')).join('')
  );
}

/** The kitchen's chopping board with what the day's dishes start from. */
function kitchen(): string {
  const c = createCanvas('kitchen');
  const at = (
    id: string,
    spots: readonly (readonly [number, number, number])[],
    scale = 1,
  ): string => spots.map(([x, y, turn]) => put(id, x, y, turn, scale)).join('');
  const body =
    tabletop(c, 'cream') +
    woodBoard(c, 120, 96, 540, 408, 50) +
    at(
      cucumberSlice(c),
      [
        [190, 180, 0],
        [226, 176, 0],
        [262, 180, 0],
        [298, 176, 0],
        [334, 182, 0],
      ],
      1.05,
    ) +
    at(
      carrotCoin(c),
      [
        [200, 264, 0],
        [240, 258, 0],
        [282, 266, 0],
        [322, 260, 0],
        [262, 300, 0],
        [222, 304, 0],
      ],
      1.2,
    ) +
    at(
      pepperStrip(c, 'red'),
      [
        [430, 170, 10],
        [450, 200, -10],
        [420, 226, 20],
      ],
      1.1,
    ) +
    at(
      pepperStrip(c, 'yellow'),
      [
        [540, 180, -14],
        [560, 214, 12],
      ],
      1.1,
    ) +
    placed(knife(c), 410, 340, -8, 1.06) +
    at(
      cherryHalf(c),
      [
        [200, 420, 0],
        [252, 440, 30],
        [300, 416, 0],
      ],
      1.15,
    ) +
    at(
      radishSlice(c),
      [
        [370, 440, 0],
        [410, 424, 0],
        [446, 446, 0],
      ],
      1.15,
    ) +
    at(
      mushroom(c),
      [
        [530, 420, 20],
        [600, 400, -20],
      ],
      1.1,
    ) +
    tuft(parsley(c), { x: 590, y: 290 }, [0, 70, 150, 220, 290], 1.3) +
    at(
      lettuce(c),
      [
        [60, 120, 0],
        [40, 220, 90],
        [90, 60, 200],
      ],
      1.5,
    ) +
    at(
      broccoli(c),
      [
        [720, 140, 20],
        [744, 230, -30],
      ],
      1.4,
    ) +
    placed(avocadoFan(c, 6), 724, 400, 80, 1.1) +
    at(
      cherryWhole(c),
      [
        [60, 420, 0],
        [110, 470, 20],
        [50, 500, 50],
      ],
      1.3,
    ) +
    put(citrusSlice(c, 'lemon'), 690, 540, 0, 1.2) +
    put(citrusWedge(c, 'lime'), 600, 560, 10, 1.1) +
    put(onionRing(c), 200, 552, 0, 1.2) +
    tuft(basil(c), { x: 420, y: 50 }, [-10, 160], 1) +
    tuft(mint(c), { x: 360, y: 560 }, [-30, 30, 200], 0.9);
  return toSvg(c, body);
}

export function placePictures(): readonly (readonly [name: string, svg: string])[] {
  return [
    ['gallery/delivery', delivery()],
    ['gallery/kitchen', kitchen()],
  ];
}

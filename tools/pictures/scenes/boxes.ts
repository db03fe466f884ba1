import type { Canvas } from '../core/canvas.ts';
import { createCanvas, placed, put, toSvg } from '../core/canvas.ts';
import { oval, scatter } from '../core/scatter.ts';
import { box, path } from '../core/shapes.ts';
import type { GrainName } from '../food/grains.ts';
import { rice, roundGrains } from '../food/grains.ts';
import { lettuce, mint, parsley, rocket, strew, tuft } from '../food/leaves.ts';
import { eggHalf, falafel, kofta, salmonFillet, shrimp, sliced, tofu } from '../food/proteins.ts';
import { dip } from '../food/sauces.ts';
import { blueberry, energyBall, raspberry } from '../food/sweets.ts';
import {
  avocadoFan,
  broccoli,
  carrotCoin,
  cherryHalf,
  cucumberSlice,
  greenBean,
  kernels,
  stick,
} from '../food/vegetables.ts';
import type { TintName } from '../ware/backdrop.ts';
import { tabletop } from '../ware/backdrop.ts';
import { brand, sprig } from './brand.ts';
import { clipped, cutlery, tray } from './props.ts';

type Filling = (c: Canvas) => string;

const mains = {
  salmon: (c) => placed(salmonFillet(c), 0, 0, -6, 0.98),
  chicken: (c) => placed(sliced(c, 'chicken', 6, 38, 12), 0, 0, 0, 1),
  steak: (c) => placed(sliced(c, 'steak', 6, 38, 12), 0, 0, 0, 1),
  kofta: (c) =>
    put(kofta(c), -66, -20, 14, 0.96) +
    put(kofta(c), 40, -22, -8, 0.96) +
    put(kofta(c), -10, 40, 4, 0.96),
  shrimp: (c) =>
    [-84, -24, 40, 96].map((x, i) => put(shrimp(c), x, i % 2 ? 18 : -14, i * 70, 0.86)).join(''),
  falafel: (c) =>
    [-90, -10, 72].map((x) => put(falafel(c), x, -28, x, 0.92)).join('') +
    [-50, 34].map((x) => put(falafel(c), x, 38, x, 0.92)).join('') +
    put(falafel(c, true), 108, 38, 0, 0.9),
  tofu: (c) =>
    [-96, -32, 32, 96].map((x, i) => put(tofu(c), x, i % 2 ? 20 : -18, i * 12, 1.1)).join(''),
} satisfies Record<string, Filling>;

const sides = {
  broccoli: (c) =>
    put(broccoli(c), -34, -10, -10, 0.9) +
    put(broccoli(c), 34, 6, 14, 0.9) +
    put(carrotCoin(c), -6, 48, 0, 0.8),
  beans: (c) =>
    [-40, -14, 12, 38].map((y, i) => put(greenBean(c), (i % 2) * 8, y, 4, 0.84)).join('') +
    put(cherryHalf(c), 44, 50, 0, 0.8),
  salad: (c) =>
    put(lettuce(c), -24, -16, 0, 0.9) +
    put(lettuce(c), 26, 20, 120, 0.8) +
    put(cucumberSlice(c), 24, -26, 0, 0.8) +
    put(cherryHalf(c), -24, 34, 0, 0.9) +
    put(cherryHalf(c), 40, 26, 0, 0.8),
  avocado: (c) => put(rocket(c), -40, 36, -20, 0.7) + placed(avocadoFan(c, 5), 4, -4, -10, 0.86),
  hummus: (c) =>
    dip(c, 'hummus', 0, 0, 62) + kernels(scatter(c.random, oval(0, 0, 30), 4, 28), 'chickpea'),
  sticks: (c) =>
    [-40, -14, 12, 38]
      .map((y) => put(stick(c, 'carrot', '#ffd09a', '#f59a3d', '#d9701e'), 0, y, 2, 0.86))
      .join(''),
  eggs: (c) => put(eggHalf(c), -22, -26, 20, 0.9) + put(eggHalf(c), 22, 30, -20, 0.9),
  berries: (c) =>
    [
      [-36, -30],
      [20, -36],
      [-10, 8],
      [40, 10],
      [-40, 40],
      [14, 46],
    ]
      .map(([x = 0, y = 0], i) => put(i % 2 ? blueberry(c) : raspberry(c), x, y, i * 40, 0.95))
      .join(''),
  balls: (c) =>
    put(energyBall(c, 'coconut'), -30, -26, 0, 0.64) + put(energyBall(c, 'cocoa'), 34, 26, 0, 0.64),
} satisfies Record<string, Filling>;

interface Meal {
  readonly main: keyof typeof mains;
  readonly grain: GrainName;
  readonly first: keyof typeof sides;
  readonly second: keyof typeof sides;
}

/** A tray of three wells: the main on its grain, and two sides. 440 by 300. */
function packed(c: Canvas, id: string, meal: Meal): string {
  const grain =
    meal.grain === 'white' || meal.grain === 'brown' || meal.grain === 'saffron'
      ? rice
      : roundGrains;
  const wells = [
    [-204, -134, 408, 142],
    [-204, 18, 198, 116],
    [6, 18, 198, 116],
  ] as const;
  return (
    tray(c, 440, 300, wells) +
    clipped(
      c,
      `${id}a`,
      -201,
      -129,
      402,
      135,
      grain(c, meal.grain, oval(0, -62, 212, 96), 0.7) +
        placed(mains[meal.main](c), 0, -64, 0, 0.9) +
        strew(c, parsley(c), oval(0, -60, 150, 40), 3, 0.6, 70),
    ) +
    clipped(c, `${id}b`, -201, 23, 192, 109, placed(sides[meal.first](c), -105, 76, 0, 0.86)) +
    clipped(c, `${id}c`, 9, 23, 192, 109, placed(sides[meal.second](c), 105, 76, 0, 0.86))
  );
}

/** The lid of a tray with the kitchen's label. */
function lid(): string {
  return (
    box(-145, -90, 300, 196, 30, '#33220f', 'opacity=".22"') +
    box(-155, -104, 300, 196, 30, '#e9e3d4') +
    box(-147, -96, 284, 180, 26, 'none', 'stroke="#fff" stroke-width="4" opacity=".8"') +
    box(-155, -38, 300, 66, 0, brand.green) +
    `<g transform="translate(-36 -38)scale(1.03)">${sprig(brand.cream, '#6cc69a', '#a9dcb6', brand.saffron)}</g>`
  );
}

interface Box {
  readonly tint: TintName;
  readonly meals: readonly [Meal, Meal];
}

const boxes: Readonly<Record<string, Box>> = {
  'fit-pro': {
    tint: 'mint',
    meals: [
      { main: 'steak', grain: 'brown', first: 'broccoli', second: 'eggs' },
      { main: 'salmon', grain: 'quinoa', first: 'beans', second: 'avocado' },
    ],
  },
  'fit-life': {
    tint: 'apricot',
    meals: [
      { main: 'chicken', grain: 'saffron', first: 'salad', second: 'hummus' },
      { main: 'kofta', grain: 'tomato', first: 'beans', second: 'berries' },
    ],
  },
  lean: {
    tint: 'blush',
    meals: [
      { main: 'shrimp', grain: 'quinoa', first: 'broccoli', second: 'salad' },
      { main: 'chicken', grain: 'green', first: 'avocado', second: 'berries' },
    ],
  },
  'plant-based': {
    tint: 'sage',
    meals: [
      { main: 'falafel', grain: 'green', first: 'hummus', second: 'sticks' },
      { main: 'tofu', grain: 'brown', first: 'broccoli', second: 'avocado' },
    ],
  },
  'office-lunch': {
    tint: 'sand',
    meals: [
      { main: 'kofta', grain: 'saffron', first: 'salad', second: 'balls' },
      { main: 'salmon', grain: 'white', first: 'broccoli', second: 'sticks' },
    ],
  },
};

/** The pictures of packed trays, one for each package. */
export function boxPictures(): readonly (readonly [name: string, svg: string])[] {
  return Object.entries(boxes).map(([key, { tint, meals }]) => {
    const c = createCanvas(`${key}-box`);
    const body =
      tabletop(c, tint) +
      path('M-40 420L860 250V640H-40z', '#fff', 'opacity=".22"') +
      placed(packed(c, 'p', meals[0]), 270, 190, -8, 1) +
      placed(packed(c, 'q', meals[1]), 510, 440, -8, 0.98) +
      placed(lid(), 140, 470, -14, 0.92) +
      placed(cutlery(c, 'fork'), 560, 130, 24, 0.9) +
      placed(cutlery(c, 'knife'), 620, 140, 24, 0.9) +
      tuft(mint(c), { x: 716, y: 96 }, [20, 90, 160], 0.9);
    return [`gallery/${key}-box`, toSvg(c, body)];
  });
}

import type { Canvas } from '../core/canvas.ts';
import { linear, placed, put } from '../core/canvas.ts';
import { dots, oval, scatter } from '../core/scatter.ts';
import { box, circle, ellipse, line, path } from '../core/shapes.ts';
import { mint, spinach, tuft } from '../food/leaves.ts';
import { bananaCoin, tumbler } from '../food/sweets.ts';
import { carrotCoin, citrusSlice } from '../food/vegetables.ts';
import type { DishPictures } from './types.ts';

export const drinkSnacks: DishPictures = {
  'green-smoothie': {
    tint: 'lemon',
    view: 'front',
    draw: (c) =>
      ellipse(400, 526, 180, 24, '#33220f', 'opacity=".2"') +
      straw('#e2583e', 470, 60, 420, 300) +
      placed(
        tumbler(c, drink(c, ['#4f8a2c', '#8fc14f', '#5f9a36'], '#c5e39a'), 122, 96, 390),
        400,
        526,
      ) +
      placed(put(citrusSlice(c, 'lime'), 0, 0, 10, 1.25), 292, 142) +
      tuft(mint(c), { x: 400, y: 130 }, [-40, -90, -140], 0.95) +
      put(spinach(c), 150, 500, -20, 1.3) +
      put(spinach(c), 160, 512, -70, 1.1) +
      put(bananaCoin(c), 600, 506, 0, 1.2) +
      put(bananaCoin(c), 656, 512, 0, 1.1) +
      apple(c),
  },
  'orange-carrot-juice': {
    tint: 'mint',
    view: 'front',
    draw: (c) =>
      ellipse(400, 526, 180, 24, '#33220f', 'opacity=".2"') +
      straw('#12523f', 466, 56, 420, 300) +
      placed(
        tumbler(c, drink(c, ['#d96a12', '#fbaa3c', '#e8811f'], '#ffdc9c'), 122, 96, 390),
        400,
        526,
      ) +
      placed(put(citrusSlice(c, 'orange'), 0, 0, 20, 1.5), 290, 140) +
      tuft(mint(c), { x: 404, y: 128 }, [-60, -120], 0.9) +
      put(citrusSlice(c, 'orange'), 620, 478, 10, 1.35) +
      put(citrusSlice(c, 'orange'), 684, 500, 40, 1.1) +
      carrot(c) +
      put(carrotCoin(c), 256, 512, 0, 1.1),
  },
};

function drink(c: Canvas, tones: readonly [string, string, string], foam: string): string {
  const [edge, heart, far] = tones;
  const liquid = linear(
    c,
    'liq',
    [
      [0, edge],
      [0.38, heart],
      [1, far],
    ],
    1,
    0,
  );
  return (
    box(-140, -366, 280, 380, 0, liquid) +
    ellipse(0, -366, 124, 17, foam) +
    dots(scatter(c.random, oval(0, -362, 104, 11), 16, 12), 5, '#ffffff', 0, 0, 0.55) +
    dots(scatter(c.random, oval(0, -180, 96, 150), 22, 26), 4, foam, 0, 0, 0.5)
  );
}

function straw(color: string, x: number, y: number, toX: number, toY: number): string {
  return (
    line(`M${x} ${y}L${toX} ${toY}`, color, 17) +
    line(`M${x - 3} ${y}L${toX - 3} ${toY}`, '#fff', 4, 0.45)
  );
}

function apple(c: Canvas): string {
  const skin = linear(c, 'app', [
    [0, '#cfe78a'],
    [0.5, '#9cca4a'],
    [1, '#5f9a2c'],
  ]);
  return (
    path(
      'M632 420C600 396 566 420 570 460C574 500 602 520 632 508C662 520 690 500 694 460C698 420 664 396 632 420z',
      skin,
      'transform="translate(66 -44) scale(.96)"',
    ) +
    line('M674 366Q676 346 690 336', '#7a4a1c', 6) +
    circle(650, 386, 9, '#fff', 'opacity=".45"')
  );
}

function carrot(c: Canvas): string {
  const body = linear(
    c,
    'crt',
    [
      [0, '#ffb35c'],
      [0.6, '#f08a24'],
      [1, '#c9600f'],
    ],
    0,
    1,
  );
  return (
    path(
      'M96 470C130 448 176 470 252 520C190 524 120 528 92 506C80 494 82 480 96 470z',
      body,
      'transform="translate(-12 -4)"',
    ) +
    line('M110 476l12 12M146 478l8 14M178 494l4 12', '#c9600f', 4, 0.7) +
    line('M84 480Q50 470 34 440M84 486Q46 490 24 474M86 476Q70 450 70 424', '#3f8f3c', 8) +
    line('M84 480Q50 470 34 440M86 476Q70 450 70 424', '#8dcc68', 3)
  );
}

import type { Canvas } from '../core/canvas.ts';
import { createCanvas, placed, put, toSvg } from '../core/canvas.ts';
import { line } from '../core/shapes.ts';
import { dishPictures } from '../dishes/dishPictures.ts';
import { basil, mint, parsley, tuft } from '../food/leaves.ts';
import { cherryWhole, citrusSlice, citrusWedge } from '../food/vegetables.ts';
import type { TintName } from '../ware/backdrop.ts';
import { napkin, tabletop } from '../ware/backdrop.ts';
import { coffee, cutlery, dumbbell, juiceTop, laptop, tape } from './props.ts';

/** A dish set down on a shared table, its own centre at (x, y). */
function serve(c: Canvas, key: string, x: number, y: number, size: number, turn = 0): string {
  const picture = dishPictures[key];
  if (!picture) throw new Error(`There is no picture of ${key}`);
  return `<g transform="translate(${x} ${y})rotate(${turn})scale(${size})translate(-390 -300)">${picture.draw(c)}</g>`;
}

interface Scene {
  readonly tint: TintName;
  readonly draw: (c: Canvas) => string;
}

const boards = (color: string): string =>
  line('M0 118H800M0 242H800M0 366H800M0 490H800', color, 3, 0.35);

const scenes: Readonly<Record<string, Scene>> = {
  'packages/fit-pro': {
    tint: 'forest',
    draw: (c) =>
      serve(c, 'grilled-salmon-quinoa', 270, 316, 0.96) +
      serve(c, 'devilled-eggs', 646, 150, 0.56) +
      placed(dumbbell(c), 620, 450, -24, 0.86) +
      put(citrusWedge(c, 'lemon'), 520, 560, 20, 1) +
      tuft(parsley(c), { x: 470, y: 74 }, [10, 140, 260], 1.2) +
      put(cherryWhole(c), 60, 80) +
      put(cherryWhole(c), 104, 50, 40, 0.9),
  },
  'packages/fit-life': {
    tint: 'apricot',
    draw: (c) =>
      napkin(c, '#fbf6ec', '#e2583e', 620, 470, 12) +
      placed(cutlery(c, 'fork'), 566, 440, 8, 1) +
      serve(c, 'falafel-bowl', 300, 320, 0.98) +
      serve(c, 'mutabbal', 640, 168, 0.6) +
      placed(juiceTop(c, '#fbb14a', '#e0761a'), 690, 420, 0, 1) +
      put(citrusSlice(c, 'orange'), 690, 420, 20, 0.9) +
      tuft(mint(c), { x: 84, y: 76 }, [20, 90, 150], 1) +
      put(citrusWedge(c, 'lemon'), 70, 540, -20, 1.2),
  },
  'packages/lean': {
    tint: 'mint',
    draw: (c) =>
      serve(c, 'tuna-nicoise', 300, 296, 0.98) +
      serve(c, 'lentil-soup', 650, 170, 0.52) +
      placed(tape(c), 590, 470, -10, 0.86) +
      put(citrusWedge(c, 'lemon'), 70, 70, 30, 1.1) +
      tuft(basil(c), { x: 76, y: 540 }, [-20, -80], 0.9),
  },
  'packages/plant-based': {
    tint: 'sage',
    draw: (c) =>
      napkin(c, '#fdeedb', '#2f9e6e', 130, 470, -14) +
      serve(c, 'quinoa-stuffed-peppers', 300, 300, 0.96) +
      serve(c, 'roasted-chickpeas', 654, 160, 0.56) +
      serve(c, 'mujaddara', 650, 452, 0.52) +
      tuft(basil(c), { x: 500, y: 66 }, [30, 100, 160], 0.9) +
      put(cherryWhole(c), 70, 70) +
      put(cherryWhole(c), 116, 54, 30, 0.9),
  },
  'packages/office-lunch': {
    tint: 'sand',
    draw: (c) =>
      placed(laptop(c), 590, 100, 6, 0.98) +
      serve(c, 'chicken-caesar', 290, 350, 0.9) +
      placed(coffee(c), 660, 420, 20, 1) +
      placed(cutlery(c, 'fork'), 50, 360, 4, 1) +
      placed(cutlery(c, 'knife'), 540, 440, 6, 0.9) +
      tuft(mint(c), { x: 90, y: 80 }, [20, 90, 150], 1),
  },
  'gallery/fit-pro-table': {
    tint: 'forest',
    draw: (c) =>
      serve(c, 'shrimp-murabyan', 200, 190, 0.68) +
      serve(c, 'beetroot-feta-salad', 220, 500, 0.56) +
      serve(c, 'chicken-burrito-bowl', 560, 330, 0.86) +
      placed(dumbbell(c), 660, 70, 12, 0.7) +
      put(citrusWedge(c, 'lime'), 370, 60, 10, 1) +
      tuft(parsley(c), { x: 390, y: 560 }, [0, 120, 240], 1.1),
  },
  'gallery/fit-life-table': {
    tint: 'cream',
    draw: (c) =>
      napkin(c, '#d3e5d0', '#12523f', 420, 330, 30) +
      serve(c, 'chicken-jireesh', 220, 210, 0.72) +
      serve(c, 'lamb-margoog', 580, 240, 0.78) +
      serve(c, 'fattoush', 300, 520, 0.62) +
      placed(juiceTop(c, '#fbb14a', '#e0761a'), 560, 530, 0, 0.95) +
      tuft(mint(c), { x: 560, y: 530 }, [-40, 60], 0.6) +
      put(citrusWedge(c, 'lemon'), 730, 540, -20, 1.1),
  },
  'gallery/lean-table': {
    tint: 'blush',
    draw: (c) =>
      serve(c, 'samke-harra', 270, 260, 0.84) +
      serve(c, 'tabbouleh', 640, 170, 0.56) +
      serve(c, 'fruit-salad', 630, 460, 0.54) +
      placed(cutlery(c, 'fork'), 440, 480, 10, 0.9) +
      put(citrusWedge(c, 'lemon'), 90, 540, -20, 1.1) +
      tuft(basil(c), { x: 250, y: 556 }, [-20, 60], 0.8),
  },
  'gallery/plant-based-table': {
    tint: 'sand',
    draw: (c) =>
      boards('#a9804a') +
      serve(c, 'eggplant-musaqaa', 240, 220, 0.76) +
      serve(c, 'chickpea-spinach-curry', 580, 370, 0.84) +
      serve(c, 'tabbouleh', 210, 510, 0.5) +
      tuft(mint(c), { x: 520, y: 70 }, [0, 80, 150], 1) +
      put(citrusWedge(c, 'lime'), 680, 80, 10, 1.1),
  },
  'gallery/office-lunch-table': {
    tint: 'dusk',
    draw: (c) =>
      placed(laptop(c), 240, 90, -6, 0.98) +
      serve(c, 'freekeh-chicken', 530, 370, 0.84) +
      placed(coffee(c), 150, 440, -20, 1) +
      placed(cutlery(c, 'fork'), 760, 380, 4, 1) +
      serve(c, 'mixed-nuts', 690, 110, 0.42),
  },
};

/** The pictures of laid tables: a hero for each package and some of its gallery. */
export function tablePictures(): readonly (readonly [name: string, svg: string])[] {
  return Object.entries(scenes).map(([name, scene]) => {
    const c = createCanvas(name);
    return [name, toSvg(c, tabletop(c, scene.tint) + scene.draw(c))];
  });
}

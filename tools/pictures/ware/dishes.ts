import type { Canvas } from '../core/canvas.ts';
import { linear, radial } from '../core/canvas.ts';
import { box, circle, line } from '../core/shapes.ts';
import { softShadow } from './backdrop.ts';

interface Glaze {
  readonly light: string;
  readonly mid: string;
  readonly deep: string;
}

const glazes = {
  white: { light: '#ffffff', mid: '#f8f3e9', deep: '#ddd2bf' },
  sage: { light: '#dcebdc', mid: '#b9d3bd', deep: '#8bb096' },
  clay: { light: '#e9a57f', mid: '#d1815a', deep: '#a65c3a' },
  teal: { light: '#4e9a8b', mid: '#2c7567', deep: '#17514a' },
  navy: { light: '#5c738b', mid: '#3c5269', deep: '#25384c' },
  stone: { light: '#f0eae0', mid: '#d9cfc0', deep: '#b3a694' },
  saffron: { light: '#fbd591', mid: '#f2b554', deep: '#cc8a29' },
  charcoal: { light: '#5a5f5c', mid: '#3b413e', deep: '#232926' },
} as const satisfies Record<string, Glaze>;

type GlazeName = keyof typeof glazes;

function body(c: Canvas, name: GlazeName): string {
  const glaze = glazes[name];
  return radial(c, `gl${name}`, [
    [0, glaze.light],
    [0.6, glaze.mid],
    [1, glaze.deep],
  ]);
}

/** A flat plate; food belongs within 0.74 of the radius. */
export function plate(c: Canvas, name: GlazeName, x = 400, y = 300, r = 240): string {
  const glaze = glazes[name];
  const well = radial(
    c,
    `wl${name}`,
    [
      [0, glaze.deep],
      [0.25, glaze.mid],
      [1, glaze.light],
    ],
    0.24,
    0.2,
    0.9,
  );
  return (
    softShadow(c, x + 12, y + 20, r * 1.14, r * 1.14) +
    circle(x, y, r, body(c, name)) +
    circle(x, y, r - 3, 'none', `stroke="#fff" stroke-opacity=".55" stroke-width="3"`) +
    circle(x, y, r * 0.78, well) +
    circle(x, y, r * 0.755, body(c, name), 'opacity=".75"')
  );
}

/** A deep bowl; food belongs within 0.86 of the radius. */
export function bowl(
  c: Canvas,
  name: GlazeName,
  inside: string,
  x = 400,
  y = 300,
  r = 240,
): string {
  const depth = radial(
    c,
    'depth',
    [
      [0.62, '#1c1206', 0],
      [0.9, '#1c1206', 0.2],
      [1, '#1c1206', 0.42],
    ],
    0.54,
    0.56,
    0.55,
  );
  return (
    softShadow(c, x + 14, y + 24, r * 1.14, r * 1.14) +
    circle(x, y, r, body(c, name)) +
    circle(x, y, r - 2.5, 'none', `stroke="#fff" stroke-opacity=".5" stroke-width="4"`) +
    circle(x, y, r * 0.9, inside) +
    circle(x, y, r * 0.9, depth)
  );
}

/** The shade that the bowl's wall throws on the food; drawn after the food. */
export function bowlShade(c: Canvas, x = 400, y = 300, r = 240): string {
  const shade = radial(
    c,
    'wall',
    [
      [0.8, '#1c1206', 0],
      [1, '#1c1206', 0.34],
    ],
    0.53,
    0.545,
    0.535,
  );
  return circle(x, y, r * 0.9, shade);
}

export function woodBoard(
  c: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
  radius = 40,
): string {
  const wood = linear(c, 'wood', [
    [0, '#d9a66b'],
    [0.5, '#c68d52'],
    [1, '#a97140'],
  ]);
  let grain = '';
  for (let i = 1; i < 7; i += 1) {
    const gy = y + (height * i) / 7;
    grain += `M${x + 26} ${gy}q${width / 4}-${7 + i} ${width / 2 - 20} 2t${width / 2 - 30}-3`;
  }
  return (
    box(x + 10, y + 18, width, height, radius, '#33220f', 'opacity=".22"') +
    box(x, y, width, height, radius, wood) +
    line(grain, '#8a5a30', 2.5, 0.35) +
    box(
      x + 3,
      y + 3,
      width - 6,
      height - 6,
      radius - 3,
      'none',
      'stroke="#fff" stroke-opacity=".25" stroke-width="3"',
    )
  );
}

/** A cast-iron pan with its handle; food belongs within 0.84 of the radius. */
export function ironPan(c: Canvas, x = 400, y = 300, r = 225): string {
  const iron = radial(c, 'iron', [
    [0, '#5b5f5d'],
    [0.6, '#383d3b'],
    [1, '#1f2422'],
  ]);
  const handle = `<g transform="rotate(-32 ${x} ${y})">${box(x + r - 20, y - 30, 190, 60, 30, iron)}${box(x + r + 108, y - 11, 40, 22, 11, '#191d1b', 'opacity=".7"')}</g>`;
  return (
    softShadow(c, x + 14, y + 24, r * 1.15, r * 1.15, 0.5) +
    handle +
    circle(x, y, r, iron) +
    circle(x, y, r - 4, 'none', 'stroke="#8d938f" stroke-opacity=".55" stroke-width="4"') +
    circle(x, y, r * 0.88, '#1d211f')
  );
}

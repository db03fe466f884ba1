import type { Canvas } from '../core/canvas.ts';
import { define, linear, n, put } from '../core/canvas.ts';
import { between } from '../core/random.ts';
import type { Point, Region } from '../core/scatter.ts';
import { scatter } from '../core/scatter.ts';
import { blob, line, path } from '../core/shapes.ts';

const halo = 'stroke="#14310f" stroke-opacity=".22" stroke-width="4" paint-order="stroke"';

function leafPaint(c: Canvas, id: string, light: string, deep: string): string {
  return linear(c, id, [
    [0, light],
    [1, deep],
  ]);
}

/** A pointed leaf with a vein: basil, spinach, mint. 80 long, its stem at the origin. */
function pointedLeaf(c: Canvas, id: string, light: string, deep: string, half: number): string {
  return define(
    c,
    id,
    () =>
      path(
        `M0 0C14-${half} 56-${half} 82 0C56 ${half} 14 ${half} 0 0z`,
        leafPaint(c, `${id}p`, light, deep),
        halo,
      ) +
      line(
        `M-8 0L70 0M20 0l14-${n(half * 0.45)}M40 0l12-${n(half * 0.4)}M20 0l14 ${n(half * 0.45)}M40 0l12 ${n(half * 0.4)}`,
        '#fff',
        2,
        0.35,
      ),
  );
}

export function basil(c: Canvas): string {
  return pointedLeaf(c, 'basil', '#62b865', '#2a7d3f', 34);
}
export function spinach(c: Canvas): string {
  return pointedLeaf(c, 'spinach', '#4d9d50', '#1f5f35', 38);
}
export function mint(c: Canvas): string {
  return pointedLeaf(c, 'mint', '#8ed08a', '#3c9a57', 28);
}

/** A coriander or parsley leaf: three lobes on a stem. */
export function parsley(c: Canvas): string {
  return define(c, 'parsley', () => {
    const lobe =
      'M0 0C-12-4-20-14-16-24C-12-22-10-26-6-32C0-28 4-34 8-30C14-24 18-18 14-10C10-4 6 0 0 0z';
    const paint = leafPaint(c, 'prp', '#6abf58', '#2b8040');
    return (
      line('M0 6L2 40', '#4e9a48', 4) +
      [-64, 64, 0]
        .map((turn) => `<path d="${lobe}" fill="${paint}" transform="rotate(${turn})" ${halo}/>`)
        .join('') +
      line('M0 0V-18M0 0L-14-6M0 0L14-6', '#fff', 1.6, 0.35)
    );
  });
}

export function rocket(c: Canvas): string {
  return define(
    c,
    'rocket',
    () =>
      path(
        'M0 0C10-4 18-4 24-8C22-20 32-26 38-18C44-32 58-30 60-18C78-30 96-14 96 0C96 14 78 30 60 18C58 30 44 32 38 18C32 26 22 20 24 8C18 4 10 4 0 0z',
        leafPaint(c, 'rkp', '#7cc45f', '#378a3f'),
        halo,
      ) + line('M-22 0L82 0M44 0l10-12M44 0l10 12', '#dff2c8', 2.4, 0.6),
  );
}

/** A ruffled lettuce leaf about 120 across. */
export function lettuce(c: Canvas): string {
  return define(c, 'lettuce', () => {
    const edge = blob(c.random, 0, 0, 62, 50, 0.13, 15);
    const heart = blob(c.random, -8, 4, 40, 30, 0.12, 11);
    return (
      path(edge, leafPaint(c, 'ltp', '#a9d86e', '#5aa944'), halo) +
      path(heart, '#d6eda0', 'opacity=".75"') +
      line('M-44 14Q-6 6 46-12M-10 8Q4-14 10-32M0 6Q20 14 28 28', '#f2f9d9', 4, 0.8)
    );
  });
}

/** A sprig of dill drawn as fine strokes. */
export function dill(c: Canvas): string {
  return define(c, 'dill', () => {
    let d = 'M0 30Q4 0 0-40';
    for (let i = 0; i < 7; i += 1) {
      const y = 18 - i * 9;
      const reach = 20 - i * 1.6;
      d += `M1 ${y}l${n(reach)}-12M1 ${y}l-${n(reach)}-12M${n(reach / 2)} ${y - 7}l3-9M-${n(reach / 2)} ${y - 7}l-3-9`;
    }
    return line(d, '#2f7d3c', 2.6) + line(d, '#7cc06a', 1.1);
  });
}

/** Leaves strewn over a region. */
export function strew(
  c: Canvas,
  id: string,
  region: Region,
  count: number,
  scale = 1,
  gap = 30,
): string {
  return scatter(c.random, region, count, gap)
    .map((p) => put(id, p.x, p.y, c.random() * 360, scale * between(c.random, 0.82, 1.15)))
    .join('');
}

/** Leaves that point outwards from a centre: a garnish. */
export function tuft(id: string, at: Point, turns: readonly number[], scale = 1): string {
  return turns.map((turn) => put(id, at.x, at.y, turn, scale)).join('');
}

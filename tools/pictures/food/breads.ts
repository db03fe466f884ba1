import type { Canvas } from '../core/canvas.ts';
import { define, linear, radial } from '../core/canvas.ts';
import { dots, oval, scatter } from '../core/scatter.ts';
import { blob, box, ellipse, line, path } from '../core/shapes.ts';

const halo = 'stroke="#33180a" stroke-opacity=".24" stroke-width="5" paint-order="stroke"';

/** A quarter of flat bread, about 130 across, its point at the origin. */
export function pitaQuarter(c: Canvas): string {
  return define(
    c,
    'pita',
    () =>
      path(
        'M0 0L118-40Q140 20 84 96Q30 60 0 0z',
        linear(c, 'ptp', [
          [0, '#f7deae'],
          [0.6, '#e6bd7e'],
          [1, '#c48f4b'],
        ]),
        halo,
      ) +
      dots(
        [
          { x: 60, y: 2 },
          { x: 84, y: 34 },
          { x: 52, y: 34 },
          { x: 98, y: -8 },
          { x: 78, y: 64 },
        ],
        8,
        '#a9682a',
        0,
        0,
        0.42,
      ) +
      line('M14 2L106-28', '#fff3d6', 4, 0.6),
  );
}

/** A slice of rye toast, 300 by 210. */
export function toast(c: Canvas): string {
  return define(
    c,
    'toast',
    () =>
      path(
        'M-150-60C-160-112-90-118 0-114C90-118 160-112 150-60C146-40 142-30 142 0V80Q142 104 116 104H-116Q-142 104-142 80V0C-142-30-146-40-150-60z',
        '#8a5226',
        halo,
      ) +
      path(
        'M-138-58C-146-100-84-105 0-102C84-105 146-100 138-58C134-40 130-28 130 0V76Q130 92 112 92H-112Q-130 92-130 76V0C-130-28-134-40-138-58z',
        linear(c, 'tsp', [
          [0, '#ecc48a'],
          [1, '#cd9552'],
        ]),
      ) +
      dots(scatter(c.random, oval(0, 0, 118, 84), 40, 12), 3, '#9a6430', 0, 0, 0.5),
  );
}

/** A crisp rolled wrap cut on the slant, 230 long; the cut end shows its filling at the right. */
export function wrap(c: Canvas): string {
  return define(
    c,
    'wrap',
    () =>
      path(
        'M-110-38Q-124 0-110 40L84 46Q112 4 106-42z',
        linear(
          c,
          'wrp',
          [
            [0, '#f8dfae'],
            [0.5, '#e9bd78'],
            [1, '#bd8240'],
          ],
          0,
          1,
        ),
        halo,
      ) +
      path('M84 46Q66 0 106-42Q128-30 126 0Q120 40 84 46z', '#c98f4c') +
      path('M90 38Q78 2 106-33Q119-24 118 0Q113 32 90 38z', '#8e2f4f') +
      dots(scatter(c.random, oval(102, 3, 12, 28), 16, 5), 5, '#f1cf98') +
      dots(scatter(c.random, oval(102, 3, 12, 28), 7, 8), 3.4, '#5f9a3c') +
      line('M-80-36L-70 40M-30-38L-20 42M20-40L30 44', '#8d5522', 9, 0.35) +
      line('M-96-24Q0-32 86-30', '#fff3d6', 5, 0.6),
  );
}

export function crouton(c: Canvas): string {
  return define(
    c,
    'crouton',
    () =>
      box(-20, -18, 40, 40, 6, '#a3682c', halo) +
      box(
        -20,
        -20,
        40,
        34,
        6,
        linear(c, 'crp', [
          [0, '#f7d79a'],
          [1, '#dba55a'],
        ]),
      ) +
      dots(
        [
          { x: -8, y: -8 },
          { x: 6, y: 2 },
          { x: 8, y: -12 },
        ],
        2.6,
        '#b57a38',
      ),
  );
}

/** A piece of fried-look flat bread for fattoush. */
export function crisp(c: Canvas): string {
  return define(
    c,
    'crisp',
    () =>
      path(
        'M-34-18L20-30L36 14L-16 30z',
        linear(c, 'csp', [
          [0, '#f6d493'],
          [1, '#c98a3e'],
        ]),
        halo,
      ) +
      dots(
        [
          { x: -8, y: -6 },
          { x: 12, y: 6 },
          { x: 8, y: -14 },
        ],
        4,
        '#a56826',
        0,
        0,
        0.6,
      ),
  );
}

/** One penne tube, 90 long. */
export function penne(c: Canvas): string {
  return define(
    c,
    'penne',
    () =>
      path(
        'M-46-2L-34-17H46L36 17H-42z',
        linear(
          c,
          'pep',
          [
            [0, '#f0d59a'],
            [0.5, '#d9ae64'],
            [1, '#aa7a38'],
          ],
          0,
          1,
        ),
        halo,
      ) +
      line('M-32-9H38M-36 0H38M-38 9H34', '#a3743a', 2, 0.5) +
      ellipse(-40, 4, 6, 13, '#7a5222', 'transform="rotate(-18 -40 4)"'),
  );
}

/** An oat pancake seen from the front, 340 wide and 46 thick, centred. */
export function pancake(c: Canvas, width = 170): string {
  const side = linear(
    c,
    'pcs',
    [
      [0, '#e6b263'],
      [0.5, '#f6dca2'],
      [1, '#d59b4b'],
    ],
    0,
    1,
  );
  return (
    box(-width, -4, width * 2, 44, 22, side) +
    ellipse(
      0,
      0,
      width,
      34,
      radial(
        c,
        'pct',
        [
          [0, '#d98f3f'],
          [0.75, '#bd7029'],
          [0.92, '#d9974a'],
          [1, '#f2cf8e'],
        ],
        0.5,
        0.5,
        0.5,
      ),
    )
  );
}

/** A lacy omelette disc. */
export function omelette(c: Canvas, rx: number, ry: number): string {
  return (
    path(blob(c.random, 6, 10, rx, ry, 0.05, 12), '#33180a', 'opacity=".2"') +
    path(
      blob(c.random, 0, 0, rx, ry, 0.05, 12),
      radial(c, 'omp', [
        [0, '#ffe58a'],
        [0.6, '#f9c646'],
        [0.9, '#e9a02b'],
        [1, '#c4781b'],
      ]),
    ) +
    dots(scatter(c.random, oval(0, 0, rx * 0.82, ry * 0.82), 30, 18), 7, '#d98c22', 0, 0, 0.35) +
    dots(scatter(c.random, oval(0, 0, rx * 0.82, ry * 0.82), 22, 20), 4, '#fff3b8', 0, 0, 0.8)
  );
}

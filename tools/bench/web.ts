import { kilobytes, milliseconds, ratio } from './figures.ts';
import { readFirstVisits, type Visit } from './firstVisits.ts';
import { writeTable } from './table.ts';

/** Single visits scatter: those of home have been blocked for 1 to 147 ms. */
const ROUNDS = 9;

const { floor, home, product } = await readFirstVisits(ROUNDS, 'home', 'product');

/** A figure of a page, and its ratio to the floor's. */
function row(name: string, page: Visit, key: keyof Visit, unit: (figure: number) => string) {
  return [name, unit(page[key]), unit(floor[key]), ratio(page[key], floor[key])];
}

const shifted = (name: string, page: Visit) => [
  name,
  page.shift.toFixed(3),
  floor.shift.toFixed(3),
  '',
  '0',
];

writeTable('bench:web', [
  ['', 'here', 'floor', 'ratio', 'goal'],
  [...row('LCP home', home, 'largestPaint', milliseconds), 'at most 0.95'],
  [...row('LCP product', product, 'largestPaint', milliseconds), 'at most 0.95'],
  [...row('FCP home', home, 'firstPaint', milliseconds), 'at most 1.5'],
  [...row('FCP product', product, 'firstPaint', milliseconds), 'at most 1.5'],
  [...row('TBT home', home, 'blocked', milliseconds), 'at most 0.3'],
  [...row('TBT home, processor time', home, 'blockedCpuTime', milliseconds), 'at most 0.3'],
  [...row('TBT product', product, 'blocked', milliseconds), 'at most 0.3'],
  [...row('TBT product, processor time', product, 'blockedCpuTime', milliseconds), 'at most 0.3'],
  [
    ...row('longest task after the first paint, home', home, 'longestTask', milliseconds),
    'at most 50 ms',
  ],
  [
    ...row('longest task after the first paint, product', product, 'longestTask', milliseconds),
    'at most 50 ms',
  ],
  shifted('CLS home', home),
  shifted('CLS product', product),
  [...row('JavaScript, home', home, 'scriptBytes', kilobytes), 'at most 130 KB'],
]);

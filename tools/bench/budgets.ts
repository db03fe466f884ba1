import { ratio } from './figures.ts';
import { readFirstVisits } from './firstVisits.ts';

/** Ratios to the floor of the same run. A quiet machine reaches 0.8 and 0.6; the budgets leave room for a busy one. */
const BUDGETS = { largestPaint: 1.1, firstPaint: 1 } as const;
const MOST_SHIFT = 0.005;

const { floor, home } = await readFirstVisits('home');

const measured = [
  {
    name: 'LCP / floor',
    figure: home.largestPaint / floor.largestPaint,
    most: BUDGETS.largestPaint,
  },
  { name: 'FCP / floor', figure: home.firstPaint / floor.firstPaint, most: BUDGETS.firstPaint },
  { name: 'CLS', figure: home.shift, most: MOST_SHIFT },
];
for (const { name, figure, most } of measured)
  console.log(`${name}: ${ratio(figure, 1)}, at most ${most}${figure > most ? ': EXCEEDED' : ''}`);
process.exitCode = measured.some(({ figure, most }) => figure > most) ? 1 : 0;

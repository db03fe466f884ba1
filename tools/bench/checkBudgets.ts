import type { Visit } from './firstVisits.ts';

/** Ratios to the floor of the same run: 0.70 to 0.72 and 1.34 on a slow machine; the shift has none. */
const MOST = { largestPaint: 0.95, firstPaint: 1.8, blockedCpuTime: 0.3, shift: 0.005 } as const;

export interface Budget {
  readonly name: string;
  readonly figure: number;
  readonly most: number;
  readonly isKept: boolean;
}

/** Nothing is no part of anything: on a fast machine the floor may block for nothing, too. */
const part = (figure: number, floor: number) => (figure === 0 ? 0 : figure / floor);

/** What home may cost beside the floor. An audit that Lighthouse did not make is NaN, which keeps no budget. */
export function checkBudgets(home: Visit, floor: Visit): Budget[] {
  const budget = (name: string, figure: number, most: number): Budget => ({
    name,
    figure,
    most,
    isKept: figure <= most,
  });
  return [
    budget('LCP / floor', home.largestPaint / floor.largestPaint, MOST.largestPaint),
    budget('FCP / floor', home.firstPaint / floor.firstPaint, MOST.firstPaint),
    budget(
      'TBT / floor, processor time',
      part(home.blockedCpuTime, floor.blockedCpuTime),
      MOST.blockedCpuTime,
    ),
    budget('CLS', home.shift, MOST.shift),
  ];
}

import type { Visit } from './firstVisits.ts';

/** Ratios to the floor of the same run: 0.68 to 0.76 and 0.51 to 0.63 where `.ci/run` measures them. */
const MOST = { largestPaint: 0.95, firstPaint: 0.9, shift: 0.005 } as const;

export interface Budget {
  readonly name: string;
  readonly figure: number;
  readonly most: number;
  readonly isKept: boolean;
}

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
    budget('CLS', home.shift, MOST.shift),
  ];
}

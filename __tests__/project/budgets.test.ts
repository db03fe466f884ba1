import { checkBudgets } from '../../tools/bench/checkBudgets.ts';
import type { Visit } from '../../tools/bench/firstVisits.ts';

const visit = (figures: Partial<Visit> = {}): Visit => ({
  firstPaint: 1000,
  largestPaint: 1000,
  blocked: 0,
  blockedCpuTime: 100,
  longestTask: 50,
  shift: 0,
  scriptBytes: 100_000,
  ...figures,
});
const FLOOR = visit();
const AT_ITS_BUDGETS = { firstPaint: 1800, largestPaint: 950, blockedCpuTime: 30, shift: 0.005 };

const exceeded = (home: Partial<Visit>, floor = FLOOR) =>
  checkBudgets(visit({ ...AT_ITS_BUDGETS, ...home }), floor)
    .filter(({ isKept }) => !isKept)
    .map(({ name }) => name);

it('home keeps its budgets up to their last', () => {
  expect(exceeded({})).toEqual([]);
});

it.each([
  [{ largestPaint: 951 }, 'LCP / floor'],
  [{ firstPaint: 1801 }, 'FCP / floor'],
  [{ blockedCpuTime: 31 }, 'TBT / floor, processor time'],
  [{ shift: 0.0051 }, 'CLS'],
])('home with %o exceeds %s', (home, name) => {
  expect(exceeded(home)).toEqual([name]);
});

it('an audit that is missing exceeds its budget, on either side', () => {
  const missing = { firstPaint: NaN, largestPaint: NaN, blockedCpuTime: NaN };
  const ratios = ['LCP / floor', 'FCP / floor', 'TBT / floor, processor time'];
  expect(exceeded({ ...missing, shift: NaN })).toEqual([...ratios, 'CLS']);
  expect(exceeded({}, visit(missing))).toEqual(ratios);
});

it('where nothing blocks, not even the floor, the budget is kept', () => {
  expect(exceeded({ blockedCpuTime: 0 }, visit({ blockedCpuTime: 0 }))).toEqual([]);
});

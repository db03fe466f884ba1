import { sequentialReads } from '../../tools/growth/sequentialReads.ts';

interface Scan {
  type?: string;
  loops?: number;
  rows?: number;
  removed?: number;
}

/** As auto_explain writes it. */
function logged(
  statement: string,
  { type = 'Seq Scan', loops = 1, rows = 1, removed = 999 }: Scan = {},
): string {
  const scan = {
    'Node Type': type,
    'Relation Name': 'orders',
    'Actual Loops': loops,
    'Actual Rows': rows,
    'Rows Removed by Filter': removed,
  };
  const plan = { 'Node Type': 'Limit', 'Actual Loops': 1, 'Actual Rows': 1, Plans: [scan] };
  const json = JSON.stringify({ 'Query Text': statement, Plan: plan }, null, 2);
  const lines = json.split('\n').map((line) => `\t${line}\n`);
  return `2026-11-27 00:00:00 UTC [7] LOG:  duration: 0.1 ms  plan:\n${lines.join('')}`;
}

const CHECKPOINT = '2026-11-27 00:00:00 UTC [1] LOG:  checkpoint complete\n';

it('a statement that read a thousand rows without an index is named once', () => {
  const log = logged('select 1') + CHECKPOINT + logged('select 1', { removed: 4999 });
  expect(sequentialReads(log)).toEqual(['5,000 rows of orders: select 1']);
});

it.each([
  ['that goes by an index', { type: 'Index Scan' }],
  ['that reads few rows, however often', { removed: 99, loops: 1000 }],
  ['that was planned and never begun', { loops: 0 }],
])('a read %s is no reason', (_, scan) => {
  expect(sequentialReads(logged('select 1', scan))).toEqual([]);
});

it('a log without plans is refused', () => {
  expect(() => sequentialReads(CHECKPOINT)).toThrow('no plans');
});

import type pg from 'pg';
import { nodesOf, type PlanNode } from '../../__tests__/support/wholeReads.ts';

/** Fewer are read as fast without an index. */
const ROWS = 1000;

/** Read once at a start. A grown shop has no civil IDs, and the planner has no statistics of an empty index. */
const OF_A_START = 'split_part(civil_id';

const EXPLAINED = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
};

/** From its next connections on, the database writes how it executed each statement into the log. */
export async function logPlans(server: pg.Client, database: string): Promise<void> {
  for (const [setting, value] of Object.entries(EXPLAINED))
    await server.query(`alter database ${database} set ${setting} = '${value}'`);
}

interface Executed {
  'Query Text': string;
  Plan: PlanNode;
}

/** The statements of a log that read many rows without an index, each once, with how many of which table. */
export function sequentialReads(log: string): string[] {
  const found = new Map<string, number>();
  for (const { Plan: plan, 'Query Text': statement } of readPlans(log)) {
    if (statement.includes(OF_A_START)) continue;
    for (const node of nodesOf(plan)) {
      if (node['Node Type'] !== 'Seq Scan') continue;
      const key = `${node['Relation Name']}: ${statement}`;
      found.set(key, Math.max(rowsOf(node), found.get(key) ?? 0));
    }
  }
  return [...found]
    .filter(([, rows]) => rows >= ROWS)
    .map(([statement, rows]) => `${rows.toLocaleString('en')} rows of ${statement}`);
}

/** Each time: a small table that is read again and again has nothing to do with the size of the shop. */
const rowsOf = (node: PlanNode) =>
  (node['Actual Loops'] ?? 0) === 0
    ? 0
    : (node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0);

/** The lines of a plan are indented below the one that announces it. */
function readPlans(log: string): Executed[] {
  const plans = [...log.matchAll(/ duration: .* plan:\n((?:\t.*\n)+)/g)];
  if (plans.length === 0) throw new Error('The log of the database holds no plans.');
  return plans.map(([, json = '']) => JSON.parse(json) as Executed);
}

import { CompiledQuery, sql } from 'kysely';
import type { Db } from '../../server/db/database.ts';

/** Tables of the kitchen's own data do not grow with its orders; every other table does. */
const OF_THE_KITCHEN = new Set([
  'allergens',
  'areas',
  'closed_days',
  'content_version',
  'delivery_time_slots',
  'dietitian_hours',
  'dietitians',
  'dish_allergens',
  'dish_checks',
  'dish_ingredients',
  'dishes',
  'enquiry_slots',
  'governorates',
  'ingredients',
  'package_categories',
  'package_category_images',
  'package_day_options',
  'package_variants',
  'pictures',
  'settings',
  'site_content',
  'staff',
  'vouchers',
]);

/** Partial indexes of rare rows: few in a shop of any size, so reading all of them is fine. */
const OF_FEW_ROWS = new Set(['appointments_held', 'health_consents_answers_left', 'orders_unpaid']);

/** In small tables the planner prefers these although there is an index. */
const READ_WHOLE = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin', 'enable_material'];

/** A step of what `explain (format json)` says. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  /** Of a statement that was executed: how often, and what each time had. */
  'Actual Loops'?: number;
  'Actual Rows'?: number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

interface Index {
  name: string;
  table: string;
  firstColumn: string;
}

/** Finds the statements that read a whole growing table or index, even when the planner is told to avoid it. */
export async function wholeReads(db: Db, statements: readonly CompiledQuery[]): Promise<string[]> {
  return db.connection().execute(async (connection) => {
    const indexes = await readIndexes(connection);
    for (const way of READ_WHOLE) await sql`set ${sql.ref(way)} = off`.execute(connection);
    const found: string[] = [];
    for (const statement of statements.filter(isPlanned)) {
      for (const node of nodesOf(await planOf(connection, statement))) {
        const whole = readsWhole(node, indexes);
        if (whole !== null) found.push(`${whole}: ${statement.sql}`);
      }
    }
    for (const way of READ_WHOLE) await sql`reset ${sql.ref(way)}`.execute(connection);
    return found;
  });
}

/** Savepoints have no plan. */
const isPlanned = ({ sql: text }: CompiledQuery) =>
  /^\s*(select|insert|update|delete|with)\b/i.test(text);

async function readIndexes(db: Db): Promise<ReadonlyMap<string, Index>> {
  const { rows } = await sql<Index>`
    select index.relname as name, indexed.relname as "table",
      pg_get_indexdef(index.oid, 1, false) as "firstColumn"
    from pg_index
      join pg_class as index on index.oid = indexrelid
      join pg_class as indexed on indexed.oid = indrelid
    where indexed.relnamespace = current_schema()::regnamespace
  `.execute(db);
  return new Map(rows.map((index) => [index.name, index]));
}

async function planOf(db: Db, { sql: text, parameters }: CompiledQuery): Promise<PlanNode> {
  const explain = CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explain);
  const [explained] = rows.flatMap((row) => row['QUERY PLAN']);
  if (explained === undefined) throw new Error(`No plan for ${text}`);
  return explained.Plan;
}

export function* nodesOf(node: PlanNode): Generator<PlanNode> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesOf(child);
}

/**
 * The tables and indexes that are read whole; also an index whose first column is not given, however short the
 * resulting list.
 */
function readsWhole(node: PlanNode, indexes: ReadonlyMap<string, Index>): string | null {
  const table = node['Relation Name'] ?? '';
  if (node['Node Type'] === 'Bitmap Heap Scan') return `${table}, by a bitmap`;
  if (node['Node Type'] === 'Seq Scan') return OF_THE_KITCHEN.has(table) ? null : table;
  const index = indexes.get(node['Index Name'] ?? '');
  if (index === undefined || OF_THE_KITCHEN.has(index.table)) return null;
  const column = index.firstColumn.replaceAll(/\W/g, '\\$&');
  const given = new RegExp(`(?<!\\w)${column}(?!\\w)`);
  const isGiven = given.test(node['Index Cond'] ?? '');
  return isGiven || OF_FEW_ROWS.has(index.name) ? null : index.name;
}

import { sql } from 'kysely';
import type { Db } from '../server/db/database.ts';

interface Column {
  table_name: string;
  column_name: string;
  data_type: string;
  is_nullable: 'YES' | 'NO';
  has_default: boolean;
  comment: string | null;
}

/** The types that both drivers return: see server/db/database.ts. */
const TYPES: Readonly<Record<string, string>> = {
  boolean: 'boolean',
  date: 'string',
  integer: 'number',
  numeric: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
};

/** Types of JSON columns, which the database does not know. */
const JSON_TYPES: Readonly<Record<string, string>> = {
  'audit_log.after': 'Record<string, unknown>',
  'audit_log.before': 'Record<string, unknown>',
  'dishes.weekdays': 'number[]',
  'package_categories.delivery_preferences': "Database['cart_items']['delivery_preference'][]",
  'package_categories.gallery_drawings': '{ url: string; alt_en: string; alt_ar: string }[]',
  'package_categories.highlights_ar': 'string[]',
  'package_categories.highlights_en': 'string[]',
  'package_categories.meal_options': 'number[]',
  'package_categories.snack_options': 'number[]',
  'plan_changes.weekdays': 'number[]',
};

const LINE_WIDTH = 100;

/** The source of server/db/schema.ts: every table of a migrated database, as TypeScript. */
export async function databaseTypes(db: Db): Promise<string> {
  const columns = await listColumns(db);
  const choices = await listChoices(db);
  const tables = [...new Set(columns.map(({ table_name }) => table_name))];
  const bodies = tables.map((table) => {
    const ofTable = columns.filter(({ table_name }) => table_name === table);
    const lines = ofTable.map((column) => columnLines(column, choices));
    return `  ${table}: {\n${lines.join('')}  };\n`;
  });
  return [
    "import type { Generated, JSONColumnType } from 'kysely';\n",
    '\n/** Written by `npm run db:types` from the migrated database: change a migration, then run it. */\n',
    `export interface Database {\n${bodies.join('')}}\n`,
  ].join('');
}

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name, column_name, data_type, is_nullable,
      column_default is not null or is_identity = 'YES' as has_default,
      col_description(table_name::regclass, ordinal_position) as comment
    from information_schema.columns
    where table_schema = current_schema() and table_name not in ('migrations', 'migration_lock')
    order by table_name collate "C", ordinal_position`.execute(db);
  return rows;
}

/** The words that a check constraint allows in a column, by `table.column`. */
async function listChoices(db: Db): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select conrelid::regclass || '.' || attname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1`.execute(db);
  const words = rows.map(({ name, definition }): [string, string[]] => {
    const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition)?.[1] ?? '';
    return [name, [...list.matchAll(/'\w+'/g)].map(([word]) => word)];
  });
  return new Map(words.filter(([, list]) => list.length > 0));
}

function columnLines(column: Column, choices: ReadonlyMap<string, string[]>): string {
  const { column_name: name, comment } = column;
  const type = typeOf(column, choices);
  const documented = comment === null ? '' : `    /** ${comment} */\n`;
  const line = `    ${name}: ${type};\n`;
  if (line.length <= LINE_WIDTH + 1) return documented + line;
  return `${documented}    ${name}:\n${type
    .split(' | ')
    .map((part) => `      | ${part}`)
    .join('\n')};\n`;
}

function typeOf(column: Column, choices: ReadonlyMap<string, string[]>): string {
  const name = `${column.table_name}.${column.column_name}`;
  const orNull = column.is_nullable === 'YES' ? ' | null' : '';
  if (column.data_type === 'jsonb') {
    const written = orNull && `, string${orNull}, string${orNull}`;
    return `JSONColumnType<${found(JSON_TYPES, name)}${orNull}${written}>`;
  }
  const values = choices.get(name)?.join(' | ') ?? found(TYPES, column.data_type);
  const type = values + orNull;
  return column.has_default ? `Generated<${type}>` : type;
}

function found(types: Readonly<Record<string, string>>, name: string): string {
  const type = types[name];
  if (type === undefined) throw new Error(`scripts/databaseTypes.ts has no type for ${name}`);
  return type;
}

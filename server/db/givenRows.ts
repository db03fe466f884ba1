import { sql, type Selectable } from 'kysely';
import type { Database } from './schema.ts';

/**
 * Rows of a table as they are given, to insert or to update by: one parameter, however many they are. Values of their
 * own would be more than the 65,535 that a statement holds.
 */
export const givenRows = <
  Table extends keyof Database,
  Column extends keyof Selectable<Database[Table]>,
>(
  table: Table,
  rows: readonly Pick<Selectable<Database[Table]>, Column>[],
) =>
  sql<Pick<Selectable<Database[Table]>, Column>>`json_populate_recordset(
    null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.as<'given'>(sql`given`);

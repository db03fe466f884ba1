import {
  expressionBuilder,
  sql,
  type Expression,
  type ExpressionBuilder,
  type Selectable,
  type SqlBool,
} from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

type MailTable =
  | 'account_mails'
  | 'appointments'
  | 'choice_reminders'
  | 'contact_messages'
  | 'failed_deliveries'
  | 'orders'
  | 'plan_changes'
  | 'plan_freezes'
  | 'plan_reminders'
  | 'plan_stops'
  | 'refunds';

interface DueMail<Table extends MailTable> {
  table: Table;
  column: Extract<keyof Database[Table], `${string}due_at`>;
  only?: (where: ExpressionBuilder<Database, Table>) => Expression<SqlBool>;
}

/** Until when other processes leave the row to the one that claimed it. */
export interface Lease {
  now: Date;
  until: Date;
}

/** Claims the row whose mail is due first. A row that is not cleared before the lease ends is claimed again. */
export async function claimDueMail<Table extends MailTable>(
  db: Db,
  { table, column, only = () => sql`true` }: DueMail<Table>,
  { now, until }: Lease,
): Promise<Selectable<Database[Table]> | undefined> {
  const dueAt = sql.ref(column);
  // With `in`, PostgreSQL may run the subquery several times and claim a row each time.
  const claimed = await sql<Selectable<Database[Table]>>`
    update ${sql.table(table)} set ${dueAt} = ${until}
    where id = (
      select id from ${sql.table(table)}
      where ${dueAt} <= ${now} and ${only(expressionBuilder<Database, Table>())}
      order by ${dueAt} limit 1 for update skip locked
    )
    returning *`.execute(db);
  return claimed.rows[0];
}

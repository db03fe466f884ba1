import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** Answers its number. */
export async function insertProblemReport(
  db: Db,
  report: Insertable<Database['problem_reports']>,
): Promise<number> {
  const { id } = await db
    .insertInto('problem_reports')
    .values(report)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type ProblemReportRow = Selectable<Database['problem_reports']>;

export async function findProblemReport(db: Db, id: number): Promise<ProblemReportRow | null> {
  const query = db.selectFrom('problem_reports').selectAll().where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

export async function deleteProblemReportsUntil(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('problem_reports').where('created_at', '<=', time).execute();
}

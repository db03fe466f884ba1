import type { StaffReport, StaffReportDetails } from '../../../src/contract/wire/staff/messages.ts';
import type { Db } from '../../db/database.ts';
import { countInbox, listReports, type ReportState } from '../../db/stores/inboxStore.ts';
import { findProblemReport } from '../../db/stores/problemReportStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import { keptUntil } from '../problemReports.ts';
import { readHistory } from './inbox.ts';
import { pageOf, type ListPage } from './listPage.ts';

type Row = Awaited<ReturnType<typeof listReports>>[number];

export async function readReports(
  db: Db,
  query: ListPage & { readonly state?: ReportState },
): Promise<{ items: StaffReport[]; total: number }> {
  const rows = await listReports(db, query.state, pageOf(query));
  return {
    items: rows.map(viewListed),
    total: await countInbox(db, 'problem_reports', query.state),
  };
}

const viewListed = ({ id, state, created_at, message }: Row): StaffReport => ({
  id,
  state,
  sent_at: created_at.toISOString(),
  message,
});

/** Recordings are opened by `npm run replay`, not here: decision 97. */
export async function readReport(db: Db, id: number): Promise<StaffReportDetails> {
  const row = await findProblemReport(db, id);
  if (row === null) throw notFound();
  return {
    ...viewListed(row),
    reference: row.request_id,
    kept_until: keptUntil(row.created_at).toISOString(),
    history: await readHistory(db, 'report', id),
  };
}

import type { AuditEntry } from '../../../src/contract/wire/staff/audit.ts';
import type { Db } from '../../db/database.ts';
import {
  countAuditEntries,
  listAuditEntries,
  type AuditFilter,
  type AuditRow,
} from '../../db/stores/auditStore.ts';
import { pageOf, type ListPage } from './listPage.ts';

export async function readAuditLog(db: Db, query: AuditFilter & ListPage) {
  const rows = await listAuditEntries(db, query, pageOf(query));
  return { items: rows.map(viewEntry), total: await countAuditEntries(db, query) };
}

function viewEntry({ at, staff_id, name, email, role, ...entry }: AuditRow): AuditEntry {
  const isStaff = staff_id !== null && name !== null && email !== null && role !== null;
  return {
    ...entry,
    at: at.toISOString(),
    staff: isStaff ? { id: staff_id, name, email, role } : null,
  };
}

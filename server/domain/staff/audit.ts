import type { Db } from '../../db/database.ts';
import { insertAuditEntries } from '../../db/stores/auditStore.ts';
import type { StaffActor } from './actor.ts';

/** Null at the command line. */
export type Auditor = Pick<StaffActor, 'id' | 'requestId'> | null;

/** Ids, states and amounts: never a name, an address or an answer about health. */
type Facts = Readonly<Record<string, unknown>>;

interface Audited {
  /** Such as `order.rejected`. */
  readonly action: string;
  readonly subject: string;
  readonly subjectId?: number;
  readonly before?: Facts;
  readonly after?: Facts;
}

/** Logs what a staff member does, in the transaction that does it, so that neither exists without the other. */
export async function audit(trx: Db, actor: Auditor, audited: Audited, now: Date): Promise<void> {
  await auditEach(trx, actor, [audited], now);
}

/** As above, for a change of many rows at once. */
export async function auditEach(
  trx: Db,
  actor: Auditor,
  audited: readonly Audited[],
  now: Date,
): Promise<void> {
  await insertAuditEntries(
    trx,
    audited.map(({ action, subject, subjectId, before, after }) => ({
      at: now,
      staff_id: actor?.id ?? null,
      action,
      subject,
      subject_id: subjectId ?? null,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      request_id: actor?.requestId ?? null,
    })),
  );
}

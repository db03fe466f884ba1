import type { Db } from '../../db/database.ts';
import { insertAuditEntry } from '../../db/stores/auditStore.ts';
import type { StaffActor } from './actor.ts';

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

/**
 * Writes down what somebody of the staff does, in the transaction that does it: neither is there without
 * the other. `actor` is null at the command line.
 */
export async function audit(
  trx: Db,
  actor: Pick<StaffActor, 'id' | 'requestId'> | null,
  { action, subject, subjectId, before, after }: Audited,
  now: Date,
): Promise<void> {
  await insertAuditEntry(trx, {
    at: now,
    staff_id: actor?.id ?? null,
    action,
    subject,
    subject_id: subjectId ?? null,
    before: before === undefined ? null : JSON.stringify(before),
    after: after === undefined ? null : JSON.stringify(after),
    request_id: actor?.requestId ?? null,
  });
}

import type { Db } from '../../db/database.ts';
import { insertAuditEntries } from '../../db/stores/auditStore.ts';
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

type Actor = Pick<StaffActor, 'id' | 'requestId'> | null;

/**
 * Writes down what somebody of the staff does, in the transaction that does it: neither is there without
 * the other. `actor` is null at the command line.
 */
export async function audit(trx: Db, actor: Actor, audited: Audited, now: Date): Promise<void> {
  await auditEach(trx, actor, [audited], now);
}

/** As above, for what is done to many at once. */
export async function auditEach(
  trx: Db,
  actor: Actor,
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

import type { History } from '../../../src/contract/wire/staff/messages.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import { historyOf } from '../../db/stores/auditStore.ts';
import { lockState, saveState, type MessageState } from '../../db/stores/inboxStore.ts';
import { notFound } from '../../errors/ApiError.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';

/** What reaches the staff without a request of theirs, as the audit log names it. */
const INBOXES = { message: 'contact_messages', report: 'problem_reports' } as const;
type InboxItem = keyof typeof INBOXES;

type InboxStep = 'read' | 'close' | 'reopen';

interface Held {
  readonly state: MessageState;
  readonly answered: boolean;
}

/** The state that each step leads to, and its name in the audit log. A step that does not apply does nothing. */
const STEPS: Readonly<Record<InboxStep, { done: string; next: (held: Held) => MessageState }>> = {
  read: { done: 'read', next: ({ state }) => (state === 'new' ? 'read' : state) },
  close: { done: 'closed', next: () => 'closed' },
  reopen: { done: 'reopened', next: reopened },
};

function reopened({ state, answered }: Held): MessageState {
  if (state !== 'closed') return state;
  return answered ? 'answered' : 'read';
}

/** Idempotent. */
export async function moveOn(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  item: { readonly kind: InboxItem; readonly id: number },
  step: InboxStep,
): Promise<void> {
  const { kind, id } = item;
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const held = await lockState(trx, INBOXES[kind], id);
    if (held === null) throw notFound();
    const { done, next } = STEPS[step];
    const state = next(held);
    if (state === held.state) return;
    await saveState(trx, INBOXES[kind], id, state);
    const entry = { action: `${kind}.${done}`, subject: kind, subjectId: id };
    await audit(trx, actor, { ...entry, before: { state: held.state }, after: { state } }, now);
  });
}

export async function readHistory(db: Db, kind: InboxItem | 'order', id: number): Promise<History> {
  const entries = await historyOf(db, kind, id);
  return entries.map(({ at, name, ...entry }) => ({
    ...entry,
    at: at.toISOString(),
    name: name ?? '',
  }));
}

import type {
  StaffMessage,
  StaffMessageDetails,
} from '../../../src/contract/wire/staff/messages.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../db/database.ts';
import type { ContactMessageRow } from '../../db/stores/contactStore.ts';
import {
  countInbox,
  findMessage,
  listMessages,
  lockMessage,
  saveAnswer,
  type MessageState,
} from '../../db/stores/inboxStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';
import { readHistory } from './inbox.ts';
import { pageOf, type ListPage } from './listPage.ts';

export async function readMessages(
  db: Db,
  query: ListPage & { readonly state?: MessageState },
): Promise<{ items: StaffMessage[]; total: number }> {
  const rows = await listMessages(db, query.state, pageOf(query));
  return {
    items: rows.map(viewListed),
    total: await countInbox(db, 'contact_messages', query.state),
  };
}

const viewListed = ({ id, state, created_at, name, subject }: ContactMessageRow): StaffMessage => ({
  id,
  state,
  sent_at: created_at.toISOString(),
  name,
  subject,
});

export async function readMessage(db: Db, id: number): Promise<StaffMessageDetails> {
  const row = await findMessage(db, id);
  if (row === null) throw notFound();
  const { email, phone, language, message, answer } = row;
  return {
    ...viewListed(row),
    ...{ email, phone, language, message, answer },
    is_customer: row.customer_id !== null,
    history: await readHistory(db, 'message', id),
  };
}

/**
 * Stores the answer; a job mails it. When two staff members answer at once, the second gets an error; a repeated
 * request changes nothing.
 */
export async function answerMessage(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  id: number,
  answer: string,
): Promise<void> {
  const now = clock();
  await db.transaction().execute(async (trx) => {
    const message = await lockMessage(trx, id);
    if (message === null) throw notFound();
    if (message.answer === answer) return;
    if (message.answer !== null) throw new ApiError('message_answered');
    await saveAnswer(trx, id, answer, now);
    const entry = { action: 'message.answered', subject: 'message', subjectId: id };
    const before = { state: message.state };
    await audit(trx, actor, { ...entry, before, after: { state: 'answered' } }, now);
  });
}

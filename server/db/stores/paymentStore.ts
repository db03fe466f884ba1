import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Attempt = Selectable<Database['payment_attempts']>;
export type Capture = Selectable<Database['payment_captures']>;

export async function insertAttempt(
  db: Db,
  attempt: Omit<Insertable<Database['payment_attempts']>, 'number'>,
): Promise<Attempt> {
  const { order_id } = attempt;
  return db
    .insertInto('payment_attempts')
    .values({ ...attempt, number: await nextNumber(db, order_id) })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Call it with the order locked: two attempts at once would get one number. */
export async function nextNumber(db: Db, orderId: number): Promise<number> {
  const { last } = await db
    .selectFrom('payment_attempts')
    .select((select) => select.fn.max<number | null>('number').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

export async function findAttempt(db: Db, reference: string): Promise<Attempt | null> {
  const attempt = await db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirst();
  return attempt ?? null;
}

export async function getAttempt(db: Db, id: number): Promise<Attempt> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export async function updateAttempt(
  db: Db,
  id: number,
  changes: Updateable<Database['payment_attempts']>,
): Promise<void> {
  await db.updateTable('payment_attempts').set(changes).where('id', '=', id).execute();
}

/** Newest first. */
export async function pendingAttempts(db: Db, orderId: number, limit: number): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', '=', 'pending')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

export async function attemptsOfOrders(db: Db, orderIds: readonly number[]): Promise<Attempt[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('number')
    .execute();
}

export interface EnquiryClaim {
  now: Date;
  /** The one before has to be as old as this. */
  notSince: Date;
  /** Nobody else asks until then. */
  until: Date;
}

/** True for the one caller that may ask the gateway about this attempt now. */
export async function claimEnquiry(
  db: Db,
  id: number,
  { now, notSince, until }: EnquiryClaim,
): Promise<boolean> {
  const claimed = await db
    .updateTable('payment_attempts')
    .set({ last_enquired_at: now, enquiring_until: until })
    .where('id', '=', id)
    .where((where) =>
      where.or([where('last_enquired_at', 'is', null), where('last_enquired_at', '<=', notSince)]),
    )
    .where((where) =>
      where.or([where('enquiring_until', 'is', null), where('enquiring_until', '<=', now)]),
    )
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/**
 * Takes attempts whose check is due and moves their next one away, so that no other process takes
 * them meanwhile; a process that dies leaves them to be taken again.
 */
export async function claimDueAttempts(
  db: Db,
  now: Date,
  leaseUntil: Date,
  limit: number,
): Promise<Attempt[]> {
  return db
    .updateTable('payment_attempts')
    .set({ next_check_at: leaseUntil, checks: sql`checks + 1` })
    .where('id', 'in', (select) =>
      select
        .selectFrom('payment_attempts')
        .select('id')
        .where('next_check_at', '<=', now)
        .orderBy('next_check_at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
}

/** Recording one transaction again changes nothing; false then. */
export async function recordCapture(
  db: Db,
  capture: Insertable<Database['payment_captures']>,
): Promise<boolean> {
  const row = await db
    .insertInto('payment_captures')
    .values(capture)
    .onConflict((conflict) => conflict.columns(['attempt_id', 'transaction_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function capturesOfAttempt(db: Db, attemptId: number): Promise<Capture[]> {
  return db
    .selectFrom('payment_captures')
    .selectAll()
    .where('attempt_id', '=', attemptId)
    .orderBy('id')
    .execute();
}

/** The capture that pays the order, with the reference of its attempt. */
export async function settlingCapture(
  db: Db,
  orderId: number,
): Promise<(Capture & { reference: string }) | null> {
  const capture = await db
    .selectFrom('payment_captures')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_captures.attempt_id')
    .selectAll('payment_captures')
    .select('payment_attempts.reference')
    .where('payment_captures.order_id', '=', orderId)
    .where('settles', '=', true)
    .executeTakeFirst();
  return capture ?? null;
}

import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { PayableKey, PayableKind } from '../../../src/payment/reference.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Attempt = Selectable<Database['payment_attempts']>;
export type Capture = Selectable<Database['payment_captures']>;
/** The fields that identify a capture within an attempt; null where the gateway has not reported one. */
export type CaptureIdentity = Pick<Capture, 'payment_id' | 'token' | 'paid_on' | 'amount_fils'>;
export type SettlingCapture = Capture & { reference: string };

type PayableColumns = Pick<Attempt, 'order_id' | 'appointment_id'>;
export const COLUMNS = { order: 'order_id', appointment: 'appointment_id' } as const;

/** The order or appointment that an attempt or a capture belongs to. */
export function payableOf({ order_id, appointment_id }: PayableColumns): PayableKey {
  if (order_id !== null) return { kind: 'order', id: order_id };
  if (appointment_id !== null) return { kind: 'appointment', id: appointment_id };
  throw new Error('A payment without an order or an appointment');
}

export function payableColumns({ kind, id }: PayableKey): PayableColumns {
  return { order_id: null, appointment_id: null, [COLUMNS[kind]]: id };
}

type NewAttempt = Omit<Insertable<Database['payment_attempts']>, 'number' | keyof PayableColumns>;

export async function insertAttempt(
  db: Db,
  payable: PayableKey,
  attempt: NewAttempt,
): Promise<Attempt> {
  const number = await nextNumber(db, payable);
  return db
    .insertInto('payment_attempts')
    .values({ ...attempt, ...payableColumns(payable), number })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Call it with the payable locked: two concurrent attempts would get one number. */
export async function nextNumber(db: Db, { kind, id }: PayableKey): Promise<number> {
  const { last } = await db
    .selectFrom('payment_attempts')
    .select((select) => select.fn.max<number | null>('number').as('last'))
    .where(COLUMNS[kind], '=', id)
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

/**
 * Attempts of an order or an appointment that may have been captured without a record. The least recently checked
 * come first, because there may not be enquiries for all.
 */
export async function capturableAttempts(db: Db, { kind, id }: PayableKey): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where(COLUMNS[kind], '=', id)
    .where((where) =>
      where.or([
        where('status', 'in', ['pending', 'abandoned']),
        // A refused checkout is never checked again: there was no page to pay on.
        where.and([where('status', '=', 'failed'), where('next_check_at', 'is not', null)]),
      ]),
    )
    .orderBy('last_enquired_at', (order) => order.asc().nullsFirst())
    .orderBy('number')
    .execute();
}

/** Newest first. */
export async function pendingAttempts(
  db: Db,
  { kind, id }: PayableKey,
  limit: number,
): Promise<Attempt[]> {
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where(COLUMNS[kind], '=', id)
    .where('status', '=', 'pending')
    .orderBy('number', 'desc')
    .limit(limit)
    .execute();
}

/** Oldest first. */
export async function attemptsOf(
  db: Db,
  kind: PayableKind,
  ids: readonly number[],
): Promise<Attempt[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('payment_attempts')
    .selectAll()
    .where(COLUMNS[kind], 'in', ids)
    .orderBy('number')
    .execute();
}

interface EnquiryClaim {
  now: Date;
  /** Only when the last enquiry was not after this. */
  notSince: Date;
  /** No other process asks until then. */
  until: Date;
}

/** True for the one caller that may enquire about this attempt now. */
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

/** With the time since which the check is due. */
export type DueAttempt = Attempt & { due_at: Date };

/**
 * Claims the next due attempt and postpones its check, so that no other process takes it meanwhile; after a crash it
 * becomes due again. The longest due comes first, but each further attempt of one customer counts as due a minute
 * later: a customer with many does not delay others, and does not wait forever.
 */
export async function claimDueAttempt(
  db: Db,
  now: Date,
  leaseUntil: Date,
): Promise<DueAttempt | null> {
  const claimed = await db
    .with('waiting', (select) =>
      select
        .selectFrom('payment_attempts')
        .leftJoin('orders', 'orders.id', 'payment_attempts.order_id')
        .leftJoin('appointments', 'appointments.id', 'payment_attempts.appointment_id')
        .select([
          'payment_attempts.id',
          sql<Date>`next_check_at + interval '1 minute' * (count(*) over (partition by
            coalesce(orders.customer_id, appointments.customer_id), payment_attempts.status) - 1)
          `.as('turn'),
        ])
        .where('next_check_at', '<=', now),
    )
    .with('due', (select) =>
      select
        .selectFrom('payment_attempts')
        .innerJoin('waiting', 'waiting.id', 'payment_attempts.id')
        .select(['payment_attempts.id', sql<Date>`next_check_at`.as('due_at')])
        // Another process may have taken it since they were put in order.
        .where('next_check_at', '<=', now)
        // A customer may be waiting for those; the others are only checked again.
        .orderBy(sql`status = 'pending'`, 'desc')
        .orderBy('waiting.turn')
        .orderBy('payment_attempts.id')
        .limit(1)
        .forUpdate('payment_attempts')
        .skipLocked(),
    )
    .updateTable('payment_attempts')
    .from('due')
    .set({ next_check_at: leaseUntil, checks: sql`checks + 1` })
    .whereRef('payment_attempts.id', '=', 'due.id')
    .returningAll('payment_attempts')
    .returning('due.due_at')
    .executeTakeFirst();
  return claimed ?? null;
}

/** An earlier check stays, so that it keeps its place among those that wait. */
export async function checkBy(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: sql`least(next_check_at, ${at})` })
    .where('id', '=', id)
    .execute();
}

/** While it is undecided; an earlier check stays. */
export async function checkUndecidedAt(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ next_check_at: at })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .where((where) =>
      where.or([where('next_check_at', 'is', null), where('next_check_at', '>', at)]),
    )
    .execute();
}

/** Keeps the data of the first return of an attempt. */
export async function reportCharge(db: Db, reference: string, fils: number): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ reported_charge_fils: fils })
    .where('reference', '=', reference)
    .where('reported_charge_fils', 'is', null)
    .execute();
}

/** The captures that pay, each with the reference of its attempt and its known charge. */
export async function settlingCaptures(
  db: Db,
  kind: PayableKind,
  ids: readonly number[],
): Promise<SettlingCapture[]> {
  if (ids.length === 0) return [];
  const captures = await db
    .selectFrom('payment_captures')
    .innerJoin('payment_attempts', 'payment_attempts.id', 'payment_captures.attempt_id')
    .selectAll('payment_captures')
    .select(['payment_attempts.reference', 'payment_attempts.reported_charge_fils'])
    .where(`payment_captures.${COLUMNS[kind]}`, 'in', ids)
    .where('settles', '=', true)
    .execute();
  return captures.map(({ reported_charge_fils, ...capture }) => ({
    ...capture,
    administrative_charge_fils: capture.administrative_charge_fils ?? reported_charge_fils,
  }));
}

export async function settlingCapture(
  db: Db,
  { kind, id }: PayableKey,
): Promise<SettlingCapture | null> {
  const [capture] = await settlingCaptures(db, kind, [id]);
  return capture ?? null;
}

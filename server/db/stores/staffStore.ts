import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export type Staff = Selectable<Database['staff']>;

/** Null where the e-mail has an account already. */
export async function insertStaff(
  db: Db,
  member: Insertable<Database['staff']>,
): Promise<number | null> {
  const row = await db
    .insertInto('staff')
    .values(member)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function findStaffByEmail(db: Db, email: string): Promise<Staff | null> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockStaff(trx: Db, id: number): Promise<Staff | null> {
  const row = await trx
    .selectFrom('staff')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function updateStaff(
  db: Db,
  id: number,
  changes: Updateable<Database['staff']>,
): Promise<void> {
  await db.updateTable('staff').set(changes).where('id', '=', id).execute();
}

/** Stores the time step of a code; false where that code or a later one was used before. */
export async function takeCodeStep(db: Db, id: number, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('staff')
    .set({ last_code_step: step })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce(last_code_step, 0) < ${step}`)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function isStaffed(db: Db): Promise<boolean> {
  const row = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

export type MemberRow = Awaited<ReturnType<typeof listStaff>>[number];

/** With their open sessions, active accounts first. */
export async function listStaff(db: Db, now: Date) {
  return db
    .selectFrom('staff')
    .leftJoin('staff_sessions', (join) =>
      join.onRef('staff_id', '=', 'staff.id').on('expires_at', '>', now),
    )
    .select((eb) => [
      'staff.id',
      'name',
      'email',
      'role',
      'disabled_at',
      eb('second_factor', 'is not', null).as('has_second_factor'),
      eb.fn.count<number>('staff_sessions.id').as('open_sessions'),
      eb.fn.max('staff_sessions.last_used_at').as('last_used_at'),
    ])
    .groupBy('staff.id')
    .orderBy(sql`disabled_at is not null`)
    .orderBy('staff.id')
    .execute();
}

export async function saveStaffLink(
  db: Db,
  link: Insertable<Database['staff_links']>,
): Promise<void> {
  const { token_hash, second_factor, expires_at } = link;
  await db
    .insertInto('staff_links')
    .values(link)
    .onConflict((conflict) =>
      conflict.column('staff_id').doUpdateSet({ token_hash, second_factor, expires_at }),
    )
    .execute();
}

export type StaffLinkRow = NonNullable<Awaited<ReturnType<typeof findStaffLink>>>;

/** With its account; null for an expired link or a closed account. */
export async function findStaffLink(db: Db, tokenHash: string, now: Date) {
  const row = await db
    .selectFrom('staff_links')
    .innerJoin('staff', 'staff.id', 'staff_id')
    .select(['staff_id', 'staff_links.second_factor', 'name', 'email', 'role'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .where('disabled_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/** False where the link has been used meanwhile: of two concurrent uses, one counts. */
export async function deleteStaffLink(db: Db, tokenHash: string): Promise<boolean> {
  const used = await db
    .deleteFrom('staff_links')
    .where('token_hash', '=', tokenHash)
    .returning('staff_id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteStaffLinkOf(db: Db, staffId: number): Promise<void> {
  await db.deleteFrom('staff_links').where('staff_id', '=', staffId).execute();
}

export async function deleteExpiredStaffLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('staff_links').where('expires_at', '<=', now).execute();
}

export async function isStaffAddressKnown(
  db: Db,
  staffId: number,
  addressHash: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('staff_addresses')
    .select('staff_id')
    .where('staff_id', '=', staffId)
    .where('address_hash', '=', addressHash)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveStaffAddress(
  db: Db,
  address: Insertable<Database['staff_addresses']>,
): Promise<void> {
  const { last_used_at } = address;
  await db
    .insertInto('staff_addresses')
    .values(address)
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'address_hash']).doUpdateSet({ last_used_at }),
    )
    .execute();
}

export async function deleteUnusedStaffAddresses(db: Db, usedBefore: Date): Promise<void> {
  await db.deleteFrom('staff_addresses').where('last_used_at', '<', usedBefore).execute();
}

interface StoredSecondFactor {
  readonly table: 'staff' | 'staff_links';
  readonly staff_id: number;
  readonly second_factor: string;
}

/** Those of accounts and of open links. */
export async function listSecondFactors(db: Db): Promise<StoredSecondFactor[]> {
  const accounts = await db
    .selectFrom('staff')
    .select(['id as staff_id', 'second_factor'])
    .execute();
  const links = await db.selectFrom('staff_links').select(['staff_id', 'second_factor']).execute();
  return [
    ...accounts.flatMap(({ staff_id, second_factor }) =>
      second_factor === null ? [] : [{ table: 'staff' as const, staff_id, second_factor }],
    ),
    ...links.map((link) => ({ table: 'staff_links' as const, ...link })),
  ];
}

/** False when it has been changed meanwhile. */
export async function replaceSecondFactor(
  db: Db,
  { table, staff_id, second_factor }: StoredSecondFactor,
  replacement: string,
): Promise<boolean> {
  const key = table === 'staff' ? sql.ref('id') : sql.ref('staff_id');
  const { numAffectedRows } = await sql`
    update ${sql.table(table)} set second_factor = ${replacement}
    where ${key} = ${staff_id} and second_factor = ${second_factor}
  `.execute(db);
  return numAffectedRows === 1n;
}

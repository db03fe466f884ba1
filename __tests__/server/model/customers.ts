import { sql } from 'kysely';
import { addDays, kuwaitToday } from '../../../src/contract/kuwaitTime.ts';
import { PREPARATION_DAYS } from '../../../src/contract/deliveryCalendar.ts';
import type { Db } from '../../../server/db/database.ts';
import { hashToken } from '../../../server/domain/tokens.ts';

export interface ModelCustomer {
  id: number;
  token: string;
  addressId: number;
}

const LIFETIME_MS = 30 * 24 * 3_600_000;

/** Written to the tables: signing up through the API would cost more than all that follows. */
export async function createCustomer(db: Db, name: string, now: Date): Promise<ModelCustomer> {
  const { id } = await db
    .insertInto('customers')
    .values({
      first_name: name,
      last_name: 'Al-Salem',
      email: `${name}@model.example`,
      phone: '+96550012345',
      civil_id: null,
      password_hash: 'none',
      terms_accepted_at: now,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const address = await db
    .insertInto('addresses')
    .values({
      customer_id: id,
      location: 'home',
      area_id: 1,
      block: '4',
      street: 'Salem',
      house_building: '12',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token: `model-${name}`, addressId: address.id };
}

/** Thirty days from now. */
export async function signIn(db: Db, { id, token }: ModelCustomer, now: Date): Promise<void> {
  const expires_at = new Date(now.getTime() + LIFETIME_MS);
  const session = { created_at: now, last_used_at: now, expires_at };
  await db
    .insertInto('sessions')
    .values({ token_hash: hashToken(token), customer_id: id, ...session })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(session))
    .execute();
}

/** Adds a plan to the open cart, ready to be ordered, in one statement. */
export async function fillCart(
  db: Db,
  { id }: ModelCustomer,
  { voucher, now }: { voucher: string | null; now: Date },
): Promise<number> {
  const startDate = addDays(kuwaitToday(now), PREPARATION_DAYS);
  const { rows } = await sql<{ cart_id: number }>`
    with cart as (
      insert into carts (customer_id, status, created_at) values (${id}, 'open', ${now})
      on conflict (customer_id) where status = 'open' do update set status = carts.status
      returning id
    ), line as (
      insert into cart_items (cart_id, variant_id, meals, snacks, days, start_date,
        delivery_preference, delivery_time_slot_id, quantity, meals_selected_by, created_at)
      select id, 1, 3, 1, 5, ${startDate}, 'all_days', 1, 1, 'dietitian', ${now} from cart
      returning id
    )
    insert into questionnaires (customer_id, cart_item_id, medical_condition,
      no_dislikes_allergies, age, height, weight, activity_level, saved_at)
    select ${id}, line.id, false, true, 30, 170, 70, 'moderate', ${now} from line
    returning (select id from cart) as cart_id`.execute(db);
  const cartId = rows[0]?.cart_id ?? 0;
  if (voucher !== null) {
    await sql`update carts set voucher_id = (select id from vouchers where code = ${voucher})
      where id = ${cartId}`.execute(db);
  }
  return cartId;
}

/** Deletes everything of an earlier schedule, except the kitchen and the customers. */
export async function clearTables(db: Db): Promise<void> {
  await sql`with refunded as (delete from refunds),
    stopped as (delete from plan_stops),
    captures as (delete from payment_captures),
    attempts as (delete from payment_attempts),
    booked as (delete from appointments),
    uses as (delete from voucher_uses),
    days as (delete from order_days),
    ordered as (delete from orders),
    answers as (delete from questionnaires),
    filled as (delete from carts),
    working as (delete from staff_sessions),
    asked as (update enquiry_slots set used_at = null)
    delete from rate_limits`.execute(db);
}

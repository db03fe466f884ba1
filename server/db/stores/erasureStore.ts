import { sql } from 'kysely';
import type { Db } from '../database.ts';

/** Every other change of what belongs to the customer waits until the transaction ends. */
export async function lockPerson(trx: Db, customerId: number): Promise<{ email: string } | null> {
  const customer = await trx
    .selectFrom('customers')
    .select(['email', 'deleted_at'])
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  for (const table of ['carts', 'orders', 'appointments'] as const) {
    await trx
      .selectFrom(table)
      .select('id')
      .where('customer_id', '=', customerId)
      .orderBy('id')
      .forUpdate()
      .execute();
  }
  return customer.deleted_at === null ? { email: customer.email } : null;
}

/** Deletes what belongs to the person alone; orders have their own copies of ordered lines. */
export async function deleteBelongings(trx: Db, customerId: number): Promise<void> {
  for (const table of BELONGINGS) {
    await trx.deleteFrom(table).where('customer_id', '=', customerId).execute();
  }
  const carts = trx.selectFrom('carts').select('id').where('customer_id', '=', customerId);
  await trx.deleteFrom('cart_items').where('cart_id', 'in', carts).execute();
  await trx
    .deleteFrom('carts')
    .where('customer_id', '=', customerId)
    .where((cart) =>
      cart.not(
        cart.exists(
          cart.selectFrom('orders').select('orders.id').whereRef('orders.cart_id', '=', 'carts.id'),
        ),
      ),
    )
    .execute();
  await trx
    .updateTable('carts')
    .set({ comment: null, address_id: null })
    .where('customer_id', '=', customerId)
    .execute();
}

const BELONGINGS = [
  'account_mails',
  'addresses',
  'contact_messages',
  'health_consents',
  'known_addresses',
  'mail_opt_outs',
  'mail_switches',
  'password_resets',
  'questionnaires',
  'sessions',
] as const;

/** Those that a guest sent under this e-mail, once the kitchen has them in its mailbox. */
export async function deleteMailedMessages(trx: Db, email: string): Promise<void> {
  await trx
    .deleteFrom('contact_messages')
    .where('email', '=', email)
    .where('customer_id', 'is', null)
    .where('mail_due_at', 'is', null)
    .execute();
}

/** Orders keep products, dates, amounts and payments. */
export async function blankOrders(trx: Db, customerId: number, now: Date): Promise<void> {
  await trx
    .updateTable('orders')
    .set({ status: 'failed', closed_at: now, closed_reason: 'account_deleted' })
    .where('customer_id', '=', customerId)
    .where('paid_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute();
  await trx
    .updateTable('orders')
    .set({
      customer_name: '',
      customer_email: '',
      customer_phone: null,
      comment: null,
      confirmation_due_at: null,
      refund_mail_due_at: null,
      rejected_reason: null,
      rejection_due_at: null,
    })
    .where('customer_id', '=', customerId)
    .execute();
  await trx
    .updateTable('order_addresses')
    .set({
      title: null,
      block: '',
      street: '',
      avenue: null,
      house_building: '',
      floor: null,
      apartment: null,
      special_direction: null,
    })
    .where(
      'order_id',
      'in',
      trx.selectFrom('orders').select('id').where('customer_id', '=', customerId),
    )
    .execute();
}

/** The staff's notes on deliveries may describe the person. */
export async function blankDeliveries(trx: Db, customerId: number): Promise<void> {
  await trx
    .updateTable('failed_deliveries')
    .set({ note: null, mail_due_at: null })
    .where('order_day_id', 'in', (days) =>
      days
        .selectFrom('order_days as day')
        .innerJoin('order_items as item', 'item.id', 'day.order_item_id')
        .innerJoin('orders', 'orders.id', 'item.order_id')
        .select('day.id')
        .where('orders.customer_id', '=', customerId),
    )
    .execute();
}

export async function blankAppointments(trx: Db, customerId: number): Promise<void> {
  await trx
    .updateTable('appointments')
    .set({ status: 'failed' })
    .where('customer_id', '=', customerId)
    .where('status', '=', 'pending')
    .execute();
  await trx
    .updateTable('appointments')
    .set({
      customer_name: '',
      email: '',
      phone: null,
      comments: '',
      rejected_reason: null,
      mail: null,
      mail_due_at: null,
      reminder_due_at: null,
    })
    .where('customer_id', '=', customerId)
    .execute();
}

/** The row stays, because orders refer to it. Its e-mail becomes one that no form accepts, so that no login matches. */
export async function blankCustomer(trx: Db, customerId: number, now: Date): Promise<void> {
  await trx
    .updateTable('customers')
    .set({
      first_name: '',
      last_name: '',
      email: `deleted-${customerId}`,
      phone: null,
      civil_id: null,
      password_hash: '-',
      deleted_at: sql<Date>`coalesce(deleted_at, ${now})`,
    })
    .where('id', '=', customerId)
    .execute();
}

export async function deleteRateLimits(trx: Db, keys: readonly string[]): Promise<void> {
  await trx
    .deleteFrom('rate_limits')
    .where('key', 'in', [...keys])
    .execute();
}

/** Recently deleted accounts: a request that was running may have written something since. */
export async function customersDeletedSince(db: Db, since: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('customers')
    .select('id')
    .where('deleted_at', '>=', since)
    .execute();
  return rows.map(({ id }) => id);
}

import type { Selectable } from 'kysely';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

/** A voucher, and whether this customer has used it. */
export type Voucher = Omit<Selectable<Database['vouchers']>, 'version'> & { is_used: boolean };

interface VoucherRedemption {
  voucherId: number;
  customerId: number;
  orderId: number;
  oncePerCustomer: boolean;
  now: Date;
}

/** False when this customer has used the voucher already: decided by a constraint, not by a check before. */
export async function redeemVoucher(db: Db, redemption: VoucherRedemption): Promise<boolean> {
  const use = await db
    .insertInto('voucher_uses')
    .values({
      voucher_id: redemption.voucherId,
      customer_id: redemption.customerId,
      order_id: redemption.orderId,
      once_per_customer: redemption.oncePerCustomer,
      used_at: redemption.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return use !== undefined;
}

export async function freeVoucher(db: Db, orderId: number): Promise<void> {
  await db.deleteFrom('voucher_uses').where('order_id', '=', orderId).execute();
}

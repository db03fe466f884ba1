import type { Db } from '../db/database.ts';
import { closedDays } from './closedDays.ts';
import { siteContent } from './siteContent.ts';
import { vouchers } from './vouchers.ts';

const DELIVERY = { delivery_fee_fils: 2_000, free_delivery_from_fils: 100_000 };

/** Delivery daily 6:00 am to 2:30 pm (specification, section 9). */
const TIME_SLOTS = [
  { from_time: '06:00', to_time: '09:00' },
  { from_time: '09:00', to_time: '12:00' },
  { from_time: '12:00', to_time: '14:30' },
];

export async function seedKitchen(db: Db): Promise<void> {
  await db
    .insertInto('settings')
    .values({ id: 1, ...DELIVERY })
    .execute();
  await db.insertInto('delivery_time_slots').values(TIME_SLOTS).execute();
  await db
    .insertInto('closed_days')
    .values([...closedDays])
    .execute();
  await db
    .insertInto('site_content')
    .values([...siteContent])
    .execute();
  const rows = vouchers.map((voucher) => ({
    code: voucher.code,
    kind: voucher.kind,
    percent: voucher.kind === 'percent' ? voucher.percent : null,
    amount_fils: voucher.kind === 'amount' ? voucher.amount_fils : null,
    minimum_total_fils: voucher.minimum_total_fils,
    once_per_customer: voucher.once_per_customer,
    starts_on: voucher.starts_on,
    ends_on: voucher.ends_on,
  }));
  await db.insertInto('vouchers').values(rows).execute();
}

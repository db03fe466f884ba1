import type { Selectable } from 'kysely';
import type { DeliveryTimeSlot } from '../../../src/contract/wire/common.ts';
import type { SiteContentEntry } from '../../../src/contract/wire/package.ts';
import type { Db } from '../database.ts';
import type { Database } from '../schema.ts';

export async function listSiteContent(db: Db): Promise<SiteContentEntry[]> {
  return db
    .selectFrom('site_content')
    .select(['key', 'value_en', 'value_ar'])
    .orderBy('key')
    .execute();
}

export type KitchenSettings = Omit<Selectable<Database['settings']>, 'id'>;

export async function getSettings(db: Db): Promise<KitchenSettings> {
  return db
    .selectFrom('settings')
    .select(['delivery_fee_fils', 'free_delivery_from_fils'])
    .executeTakeFirstOrThrow();
}

export interface ClosedDay {
  date: string;
  name_en: string;
  name_ar: string;
}

export async function listClosedDays(db: Db, from: string): Promise<ClosedDay[]> {
  return db
    .selectFrom('closed_days')
    .select(['date', 'name_en', 'name_ar'])
    .where('date', '>=', from)
    .orderBy('date')
    .execute();
}

/** Every closed day, past ones too: a plan in the cart may have begun already. */
export async function closedDates(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('closed_days').select('date').execute();
  return new Set(rows.map(({ date }) => date));
}

export async function listTimeSlots(db: Db): Promise<DeliveryTimeSlot[]> {
  return db
    .selectFrom('delivery_time_slots')
    .select(['id', 'from_time as from', 'to_time as to'])
    .where('active', '=', true)
    .orderBy('from_time')
    .execute();
}

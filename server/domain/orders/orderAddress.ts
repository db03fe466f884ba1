import type { Selectable } from 'kysely';
import type { Address } from '../../../src/contract/wire/address.ts';
import type { Database } from '../../db/schema.ts';

/** An address as an order has copied it; its id is that of the address book. */
export function toAddress(address: Selectable<Database['order_addresses']>): Address {
  const { address_id, order_id: _order, id: _id, ...fields } = address;
  const { governorate_en, governorate_ar, area_en, area_ar, ...rest } = fields;
  return {
    ...rest,
    id: address_id,
    governorate: { name_en: governorate_en, name_ar: governorate_ar },
    area: { name_en: area_en, name_ar: area_ar },
  };
}

import type { Address, AddressInput } from '../../../src/contract/wire/address.ts';
import type { UpdateCart } from '../../../src/contract/wire/cart.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { Db } from '../../db/database.ts';
import { findAddress, type AddressFields } from '../../db/stores/addressStore.ts';
import type { FieldChecks } from './FieldChecks.ts';

/** Whether the kitchen delivers to an area. */
const isServed = ({ governorates }: Content, areaId: number): boolean =>
  governorates.some(({ areas }) => areas.some(({ id }) => id === areaId));

/** Gets only the parts of an address that are valid by themselves. */
export async function checkArea(
  { db, content }: AppContext,
  { gov_id, area_id }: Partial<Pick<AddressInput, 'gov_id' | 'area_id'>>,
  checks: FieldChecks,
): Promise<void> {
  if (gov_id === undefined || area_id === undefined) return;
  const { governorates } = await content.now(db);
  const area = governorates.flatMap(({ areas }) => areas).find(({ id }) => id === area_id);
  if (area?.gov_id !== gov_id) checks.add('area_id', 'server.validation.area_governorate');
}

/** The customer's address that a delivery is to go to; null where it cannot, which `checks` then says. */
export async function findDeliveryAddress(
  db: Db,
  offered: Content,
  { customerId, addressId }: { readonly customerId: number; readonly addressId: number },
  checks: FieldChecks,
): Promise<Address | null> {
  const address = await findAddress(db, customerId, addressId);
  if (address !== null && isServed(offered, address.area_id)) return address;
  checks.add('address_id', address === null ? 'server.order.address' : 'server.order.area_left');
  return null;
}

/** Of a cart: where it goes is asked once more when it is ordered. */
export async function checkOwnAddress(
  { db }: Pick<AppContext, 'db'>,
  customerId: number,
  { address_id: addressId = null }: Partial<UpdateCart>,
  checks: FieldChecks,
): Promise<void> {
  if (addressId !== null && (await findAddress(db, customerId, addressId)) === null) {
    checks.add('address_id', 'server.cart.address');
  }
}

/** The address as it is stored, from an address form or from a registration that has one. */
export function addressFields(input: AddressInput): AddressFields {
  return {
    title: input.title ?? null,
    location: input.location,
    area_id: input.area_id,
    block: input.block,
    street: input.street,
    avenue: input.avenue ?? null,
    house_building: input.house_building,
    floor: input.floor ?? null,
    apartment: input.apartment ?? null,
    special_direction: input.special_direction ?? null,
  };
}

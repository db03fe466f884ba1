import type { AddressInput } from '../../../src/contract/wire/address.ts';
import type { AppContext } from '../../context.ts';
import type { Content } from '../../db/content.ts';
import type { AddressFields } from '../../db/stores/addressStore.ts';
import type { FieldChecks } from './FieldChecks.ts';

/** Whether the kitchen delivers to an area. */
export const isServed = ({ governorates }: Content, areaId: number): boolean =>
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

import type { AddressInput } from '../../../src/contract/wire/address.ts';
import type { Db } from '../../db/database.ts';
import { findArea } from '../../db/stores/areaStore.ts';
import type { AddressFields } from '../../db/stores/addressStore.ts';
import type { FieldChecks } from './FieldChecks.ts';
import { cleanLine, cleanText, requireLine } from './text.ts';

/** The address as it is stored; what is wrong with it is added to the checks. */
export async function checkAddress(
  db: Db,
  checks: FieldChecks,
  input: AddressInput,
): Promise<AddressFields> {
  const area = await findArea(db, input.area_id);
  if (area === null || area.gov_id !== input.gov_id) {
    checks.add('area_id', 'server.validation.area_governorate');
  }
  return {
    title: cleanLine(input.title),
    location: input.location,
    area_id: input.area_id,
    block: requireLine(checks, 'block', input.block),
    street: requireLine(checks, 'street', input.street),
    avenue: cleanLine(input.avenue),
    house_building: requireLine(checks, 'house_building', input.house_building),
    floor: cleanLine(input.floor),
    apartment: cleanLine(input.apartment),
    special_direction: cleanText(input.special_direction),
  };
}

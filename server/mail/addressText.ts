import { pickText } from '../../src/contract/languages.ts';
import { isNumberedStreet } from '../../src/contract/rules/street.ts';
import type { Address } from '../../src/contract/wire/address.ts';
import type { MessageKey } from '../i18n/translate.ts';
import { isolate, type Words } from './words.ts';

/** The whole address, as the order's page shows it. */
export function addressText(
  address: Address,
  { say, language }: Pick<Words, 'say' | 'language'>,
): string {
  const { location, title: name, special_direction } = address;
  const area = pickText(address.area, 'name', language);
  const isOffice = location === 'office';
  const numbered = isNumberedStreet(address.street) ? 'yes' : 'no';
  const part = (key: MessageKey, value: string | null) =>
    value ? [say(key, { value: isolate(value), numbered })] : [];
  const parts = [
    part('address.block', address.block),
    part('address.street', address.street),
    part('address.avenue', address.avenue),
    part(isOffice ? 'address.building' : 'address.house', address.house_building),
    part('address.floor', address.floor),
    part('address.apartment', address.apartment),
  ].flat();
  return [
    name === null ? say(isOffice ? 'address.officeIn' : 'address.homeIn', { area }) : isolate(name),
    say('address.place', { area, governorate: pickText(address.governorate, 'name', language) }),
    parts.join(`${say('address.separator')} `),
    ...(special_direction === null ? [] : [isolate(special_direction)]),
  ].join('\n');
}

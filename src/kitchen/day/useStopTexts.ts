import { pickText } from '../../contract/languages.ts';
import { isNumberedStreet } from '../../contract/rules/street.ts';
import type { DeliveryAddress, Label } from '../../contract/wire/staff/day.ts';
import { formatTime } from '../../i18n/formats.ts';
import type { TextKey } from '../i18n/texts.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

type Names = Label['product'];

/** The texts of a sheet for addresses and times. */
export function useStopTexts() {
  const text = useText();
  const language = useLanguage();
  const join = (parts: readonly string[]) => parts.join(text('days.separator'));
  return {
    name: (names: Names) => pickText(names, 'name', language),
    list: (names: readonly Names[]) => join(names.map((one) => pickText(one, 'name', language))),
    area: (address: DeliveryAddress) => pickText(address, 'area', language),
    slot: ({ from, to }: Label['slot']) =>
      text('days.slot', { from: formatTime(from, language), to: formatTime(to, language) }),
    /** "Block 4, Salem, House 12" */
    address: (address: DeliveryAddress): string => {
      const numbered = isNumberedStreet(address.street) ? 'yes' : 'no';
      const part = (key: TextKey, value: string | null) =>
        value ? [text(key, { value, numbered })] : [];
      const isOffice = address.location === 'office';
      return join(
        [
          part('days.address.block', address.block),
          part('days.address.street', address.street),
          part('days.address.avenue', address.avenue),
          part(isOffice ? 'days.address.building' : 'days.address.house', address.house_building),
          part('days.address.floor', address.floor),
          part('days.address.apartment', address.apartment),
        ].flat(),
      );
    },
  };
}

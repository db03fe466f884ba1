import { textToFils } from '../../contract/money.ts';
import { formatMoney } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** An amount of the wire, such as "24.500". */
export function Money({ amount }: { amount: string }) {
  return <bdi>{formatMoney(textToFils(amount), useLanguage())}</bdi>;
}

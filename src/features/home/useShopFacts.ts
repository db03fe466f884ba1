import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { PREPARATION_DAYS } from '../../contract/deliveryCalendar.ts';
import {
  CHANGE_HOURS,
  DIETITIAN_AFTER_DAYS,
  FREEZE_AT_MOST_DAYS,
  REFUND_WITHIN_DAYS,
} from '../../contract/policies.ts';
import { formatMoney, formatTime } from '../../i18n/formats.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { selectDelivery } from './homeSlice.ts';
import { useSiteContent } from './useSiteContent.ts';

export type ShopFacts = Readonly<Record<string, string>>;

/**
 * The values of the texts' placeholders, from the kitchen's data and the contract. Values that are not loaded are
 * `unknown`; the texts have a wording without a figure for them.
 */
export function useShopFacts(): ShopFacts {
  const intl = useIntl();
  const language = useLanguage();
  const content = useSiteContent();
  const hours = useSelector(selectDelivery)?.hours ?? null;
  const days = (count: number) => intl.formatMessage({ id: 'plan.days' }, { count });
  const hoursOf = {
    hours: hours === null ? 'unknown' : 'known',
    from: hours === null ? '' : formatTime(hours.from, language),
    to: hours === null ? '' : formatTime(hours.to, language),
  };
  return {
    ...hoursOf,
    deliveryHours: intl.formatMessage({ id: 'delivery.hours' }, hoursOf),
    delivery: useDeliveryTerms(),
    timing: content('footer_timing') ?? 'unknown',
    startDays: days(PREPARATION_DAYS),
    freezeDays: days(FREEZE_AT_MOST_DAYS),
    refundDays: days(REFUND_WITHIN_DAYS),
    dietitianDays: days(DIETITIAN_AFTER_DAYS),
    changeHours: intl.formatMessage({ id: 'wait.hours' }, { count: CHANGE_HOURS }),
  };
}

/** One sentence: what delivery costs, and from which sub total it is free. */
export function useDeliveryTerms(): string {
  const intl = useIntl();
  const language = useLanguage();
  const terms = useSelector(selectDelivery);
  const money = (fils: number | null | undefined) => (fils ? formatMoney(fils, language) : '');
  const kind = () => {
    if (terms === null) return 'unknown';
    if (terms.fee === 0) return 'free';
    return terms.free_from === null ? 'always' : 'from';
  };
  return intl.formatMessage(
    { id: 'delivery.terms' },
    { kind: kind(), fee: money(terms?.fee), freeFrom: money(terms?.free_from) },
  );
}

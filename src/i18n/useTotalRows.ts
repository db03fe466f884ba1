import { useIntl } from 'react-intl';
import type { Fils } from '../contract/money.ts';
import type { SummaryRow } from '../ui/SummaryList.tsx';
import { formatMoney } from './formats.ts';
import { useLanguage } from './useLanguage.ts';

export interface Totals {
  sub_total: Fils;
  delivery: Fils;
  /** The kitchen's own discount. */
  discount?: Fils;
  coupon_code?: string | null;
  coupon_discount: Fils;
  grand_total: Fils;
}

/** The rows of a bill, from the sub total to the grand total, without a discount that is nil. */
export function useTotalRows(): (totals: Totals) => SummaryRow[] {
  const intl = useIntl();
  const language = useLanguage();
  const money = (fils: Fils) => formatMoney(fils, language);
  const label = (id: string) => intl.formatMessage({ id });
  const saving = (key: string, name: string, fils: Fils): SummaryRow[] => {
    if (fils === 0) return [];
    const value = intl.formatMessage({ id: 'totals.saving' }, { amount: money(fils) });
    return [{ key, label: name, value, emphasis: 'saving' }];
  };
  const couponName = (code: string | null | undefined) =>
    code
      ? intl.formatMessage({ id: 'totals.couponDiscountOf' }, { code })
      : label('totals.couponDiscount');

  return (totals) => [
    { key: 'sub_total', label: label('totals.subTotal'), value: money(totals.sub_total) },
    ...saving('discount', label('totals.discount'), totals.discount ?? 0),
    ...saving('coupon_discount', couponName(totals.coupon_code), totals.coupon_discount),
    {
      key: 'delivery',
      label: label('totals.delivery'),
      value: totals.delivery === 0 ? label('totals.deliveryFree') : money(totals.delivery),
    },
    {
      key: 'grand_total',
      label: label('totals.grandTotal'),
      value: money(totals.grand_total),
      emphasis: 'total',
    },
  ];
}

import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Language } from '../../contract/languages.ts';
import { textToFils } from '../../contract/money.ts';
import { voucherStates } from '../../contract/staff/vouchers.ts';
import type { StaffVoucher } from '../../contract/wire/staff/vouchers.ts';
import { formatDay, formatMoney } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { AddLink } from '../parts/AddLink.tsx';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { VoucherState } from './VoucherState.tsx';

/** The vouchers, newest first. */
export function VouchersPage() {
  const text = useText();
  const language = useLanguage();
  return (
    <RecordList
      columns={columnsOf(text, language)}
      actions={<AddLink to="/vouchers/new">{text('vouchers.add')}</AddLink>}
      filters={
        <ChoiceLine
          name="state"
          label={text('vouchers.fields.state')}
          none={text('vouchers.everyState')}
          choices={voucherStates.map((state) => ({
            value: state,
            label: text(`vouchers.state.${state}`),
          }))}
        />
      }
    />
  );
}

const columnsOf = (text: Text, language: Language): Column<StaffVoucher>[] => [
  {
    name: 'code',
    show: ({ id, code }) => (
      <Link component={RouterLink} to={`/vouchers/${id}`} sx={{ fontWeight: 500 }}>
        <bdi dir="ltr">{code}</bdi>
      </Link>
    ),
  },
  { name: 'discount', show: (voucher) => discountOf(voucher, language) },
  {
    name: 'minimum',
    show: ({ minimum_total: minimum }) =>
      textToFils(minimum) === 0
        ? text('vouchers.noMinimum')
        : formatMoney(textToFils(minimum), language),
  },
  {
    name: 'valid',
    show: ({ starts_on: starts, ends_on: ends }) =>
      text('vouchers.span', { from: formatDay(starts, language), to: formatDay(ends, language) }),
  },
  { name: 'uses', show: ({ uses }) => uses },
  { name: 'state', show: ({ state }) => <VoucherState state={state} /> },
];

const discountOf = ({ percent, amount }: StaffVoucher, language: Language): string =>
  percent === null ? formatMoney(textToFils(amount ?? '0.000'), language) : `${percent}%`;

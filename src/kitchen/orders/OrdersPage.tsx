import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Language } from '../../contract/languages.ts';
import { orderStatuses, SEARCH_MAX } from '../../contract/staff/orders.ts';
import type { StaffOrder } from '../../contract/wire/staff/orders.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText, type Text } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { DateLine } from '../parts/DateLine.tsx';
import { FilterPair } from '../parts/FilterBar.tsx';
import { Instant } from '../parts/Instant.tsx';
import { Mobile } from '../parts/Mobile.tsx';
import { Money } from '../parts/Money.tsx';
import type { Column } from '../parts/recordColumns.ts';
import { RecordList } from '../parts/RecordList.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { OrderChips } from './OrderChips.tsx';

const PAYMENTS = ['paid', 'not_paid'] as const;

/** The orders, newest first. */
export function OrdersPage() {
  const text = useText();
  const language = useLanguage();
  return <RecordList columns={columnsOf(text, language)} filters={<OrderFilters />} />;
}

function OrderFilters() {
  const text = useText();
  return (
    <>
      <TextLine
        name="search"
        label={text('orders.search')}
        hint={text('orders.searchHint')}
        maxLength={SEARCH_MAX}
        isOptional
      />
      <ChoiceLine
        name="status"
        label={text('orders.fields.status')}
        none={text('orders.everyStatus')}
        choices={orderStatuses.map((value) => ({ value, label: text(`orders.status.${value}`) }))}
      />
      <ChoiceLine
        name="payment"
        label={text('orders.payment')}
        none={text('orders.everyPayment')}
        choices={PAYMENTS.map((value) => ({ value, label: text(`orders.payment.${value}`) }))}
      />
      <FilterPair>
        <DateLine name="from" label={text('orders.from')} />
        <DateLine name="to" label={text('orders.to')} />
      </FilterPair>
    </>
  );
}

const columnsOf = (text: Text, language: Language): Column<StaffOrder>[] => [
  {
    name: 'number',
    show: ({ id, order_number: number }) => (
      <Link
        component={RouterLink}
        to={`/orders/${id}`}
        sx={{ fontWeight: 500, whiteSpace: 'nowrap' }}
      >
        <bdi dir="ltr">{number}</bdi>
      </Link>
    ),
  },
  {
    name: 'customer',
    show: ({ customer_name: name, phone, email }) => (
      <Stack>
        <Typography component="span" sx={{ fontWeight: 500 }}>
          <bdi>{name || text('orders.nobody')}</bdi>
        </Typography>
        <Typography component="span" variant="body2" color="textSecondary">
          {phone === null ? <bdi dir="ltr">{email}</bdi> : <Mobile number={phone} />}
        </Typography>
      </Stack>
    ),
  },
  { name: 'ordered', show: ({ ordered_at: at }) => <Instant at={at} /> },
  {
    name: 'delivered',
    show: ({ start_date: from, end_date: to }) =>
      text('orders.span', { from: formatDay(from, language), to: formatDay(to, language) }),
  },
  { name: 'total', show: ({ grand_total: total }) => <Money amount={total} /> },
  { name: 'status', show: (order) => <OrderChips order={order} /> },
];

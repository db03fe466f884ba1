import Alert from '@mui/material/Alert';
import type { ChangedDish } from '../../contract/wire/staff/catalog.ts';
import { formatDay } from '../../i18n/formats.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

type Day = ChangedDish['affected'][number];

/** Days of customers who must not eat the dish any more: what was changed, and what a staff member has to do. */
export function AffectedDays({ days }: { days: readonly Day[] }) {
  const text = useText();
  const open = days.filter(({ open: isOpen }) => isOpen);
  const closed = days.filter(({ open: isOpen }) => !isOpen);
  return (
    <>
      {closed.length > 0 && (
        <Alert severity="error">
          {text('dishes.affectedClosed', { count: closed.length })}
          <Days days={closed} />
        </Alert>
      )}
      {open.length > 0 && (
        <Alert severity="info">
          {text('dishes.affectedOpen', { count: open.length })}
          <Days days={open} />
        </Alert>
      )}
    </>
  );
}

function Days({ days }: { days: readonly Day[] }) {
  const language = useLanguage();
  return (
    <ul>
      {days.map(({ order_id: order, order_number: number, date }) => (
        <li key={`${order} ${date}`}>
          <bdi dir="ltr">{number}</bdi> · {formatDay(date, language)}
        </li>
      ))}
    </ul>
  );
}

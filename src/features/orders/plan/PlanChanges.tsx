import { useIntl } from 'react-intl';
import type { Order, OrderItem } from '../../../api/subscriptions.ts';
import { useAddressName } from '../../../components/address/AddressText.tsx';
import { dayOfWeekday } from '../../../contract/kuwaitTime.ts';
import { pickText } from '../../../contract/languages.ts';
import { spanKind } from '../../../contract/planDelivery.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { formatDay, formatInstant, formatList } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { usePlanTexts } from '../../../i18n/usePlanTexts.ts';
import styles from './PlanChanges.module.css';

type Change = OrderItem['changes'][number];

interface PlanChangesProps extends Pick<OrderItem, 'changes'> {
  addresses: Order['delivery_addresses'];
}

const LINES: Readonly<Record<Exclude<Change['kind'], 'delivery'>, string>> = {
  meals: 'myPlan.changed',
  skipped: 'myPlan.historySkipped',
  taken_back: 'myPlan.historyTakenBack',
  frozen: 'myPlan.historyFrozen',
  freeze_ended: 'myPlan.historyFreezeEnded',
  stopped: 'myPlan.historyStopped',
  kitchen_closed: 'myPlan.historyKitchenClosed',
};

/** The changes by the customer and the kitchen, newest first; nothing without changes. */
export function PlanChanges({ changes, addresses }: PlanChangesProps) {
  const intl = useIntl();
  const language = useLanguage();
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{intl.formatMessage({ id: 'myPlan.changes' }, { count: changes.length })}</summary>
      <ul className={styles.list}>
        {changes.map((change, index) => (
          <li key={changes.length - index}>
            {change.kind === 'delivery' ? (
              <DeliveryLine change={change} addresses={addresses} />
            ) : (
              <ChangeLine change={change} kind={change.kind} />
            )}{' '}
            <span className={styles.at}>{formatInstant(change.changed_at, language)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ChangeLine({ change, kind }: { change: Change; kind: keyof typeof LINES }) {
  const { date, moved_to, until, added, removed } = change;
  const intl = useIntl();
  const language = useLanguage();
  const names = (dishes: Change['added']) =>
    formatList(
      dishes.map((dish) => pickText(dish, 'name', language)),
      language,
    );
  const day = (of: string) => formatLongDay(of, language);
  return intl.formatMessage(
    { id: removed.length === 0 && kind === 'meals' ? 'myPlan.changedEmpty' : LINES[kind] },
    {
      date: day(date),
      moved: moved_to && day(moved_to),
      again: moved_to === null ? 'no' : 'yes',
      until: until && day(until),
      added: names(added),
      removed: names(removed),
    },
  );
}

interface DeliveryLineProps extends Pick<PlanChangesProps, 'addresses'> {
  change: Change;
}

function DeliveryLine({ change: { date, until, delivery }, addresses }: DeliveryLineProps) {
  const intl = useIntl();
  const language = useLanguage();
  const plan = usePlanTexts();
  const nameOf = useAddressName();
  const { weekdays = null, order_address_id, delivery_time_slot: slot } = delivery ?? {};
  const address = addresses?.find((one) => one.order_address_id === order_address_id);
  const place = address && <bdi key="address">{nameOf(address)}</bdi>;
  const both = slot ? 'both' : 'address';
  return intl.formatMessage(
    { id: 'myPlan.historyDelivery' },
    {
      span: spanKind({ from: date, until, weekdays }),
      what: place ? both : 'slot',
      date: formatLongDay(date, language),
      until: until && formatLongDay(until, language),
      weekdays: formatList(
        (weekdays ?? []).map((day) => formatDay(dayOfWeekday(day), language, { weekday: 'long' })),
        language,
      ),
      address: place,
      slot: slot && plan.slot(slot),
    },
  );
}

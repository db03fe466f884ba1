import { useIntl } from 'react-intl';
import type { PlanStop } from '../../../api/subscriptions.ts';
import { kuwaitToday } from '../../../contract/kuwaitTime.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import type { Plan } from '../plan/planView.ts';
import styles from './PlanFreeze.module.css';

/** That a plan was stopped, and how far what goes back is; nothing where it was not. */
export function StopNotice({ plan: { item } }: { plan: Pick<Plan, 'item'> }) {
  const intl = useIntl();
  const language = useLanguage();
  if (!item.stop) return null;
  const { from } = item.stop;
  return (
    <Alert title={intl.formatMessage({ id: 'stopPlan.stopped' })}>
      <span className={styles.sentence}>
        {intl.formatMessage({ id: 'stopPlan.from' }, { date: formatLongDay(from, language) })}
      </span>
      <span className={styles.sentence}>
        <RefundOfStop stop={item.stop} />
      </span>
    </Alert>
  );
}

function RefundOfStop({ stop: { amount, refunded_at } }: { stop: PlanStop }) {
  const intl = useIntl();
  const language = useLanguage();
  if (amount === 0) return intl.formatMessage({ id: 'stopPlan.nothingPaid' });
  const money = formatMoney(amount, language);
  if (refunded_at === null) return intl.formatMessage({ id: 'stopPlan.due' }, { amount: money });
  const date = formatLongDay(kuwaitToday(new Date(refunded_at)), language);
  return intl.formatMessage({ id: 'stopPlan.returned' }, { amount: money, date });
}

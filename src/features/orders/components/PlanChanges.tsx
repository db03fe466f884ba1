import { useIntl } from 'react-intl';
import type { OrderItem } from '../../../api/subscriptions.ts';
import { pickText } from '../../../contract/languages.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { formatInstant } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import styles from './PlanChanges.module.css';

type Change = OrderItem['changes'][number];

const LINES: Readonly<Record<Change['kind'], string>> = {
  meals: 'myPlan.changed',
  skipped: 'myPlan.historySkipped',
  taken_back: 'myPlan.historyTakenBack',
  frozen: 'myPlan.historyFrozen',
  freeze_ended: 'myPlan.historyFreezeEnded',
  stopped: 'myPlan.historyStopped',
};

/** What the customer has changed, newest first; nothing where nothing was. */
export function PlanChanges({ changes }: Pick<OrderItem, 'changes'>) {
  const intl = useIntl();
  if (changes.length === 0) return null;
  return (
    <details className={styles.changes}>
      <summary>{intl.formatMessage({ id: 'myPlan.changes' }, { count: changes.length })}</summary>
      <ul className={styles.list}>
        {changes.map((change) => (
          <ChangeLine key={`${change.changed_at} ${change.date}`} change={change} />
        ))}
      </ul>
    </details>
  );
}

function ChangeLine({ change }: { change: Change }) {
  const { kind, date, moved_to, until, changed_at, added, removed } = change;
  const intl = useIntl();
  const language = useLanguage();
  const names = (dishes: Change['added']) =>
    intl.formatList(dishes.map((dish) => pickText(dish, 'name', language)));
  const day = (of: string) => formatLongDay(of, language);
  return (
    <li>
      {intl.formatMessage(
        { id: removed.length === 0 && kind === 'meals' ? 'myPlan.changedEmpty' : LINES[kind] },
        {
          date: day(date),
          moved: moved_to && day(moved_to),
          until: until && day(until),
          added: names(added),
          removed: names(removed),
        },
      )}{' '}
      <span className={styles.at}>{formatInstant(changed_at, language)}</span>
    </li>
  );
}

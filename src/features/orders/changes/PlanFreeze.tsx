import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { FREEZE_AT_MOST_DAYS } from '../../../contract/policies.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { SnowflakeIcon } from '../../../ui/actionIcons.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { beginnings, freezablePlan } from './freezeView.ts';
import { askToFreeze } from '../planEvents.ts';
import type { Plan } from '../plan/planView.ts';
import styles from './PlanFreeze.module.css';

const FreezeDialog = lazyPart(async () => (await import('./FreezeDialog.tsx')).FreezeDialog);

interface PlanFreezeProps {
  plan: Plan;
  order: Pick<Order, 'id' | 'as_of' | 'closed_days'>;
}

/** The way to freeze a plan, or that it was frozen; nothing where the server does not offer it. */
export function PlanFreeze({ plan, order }: PlanFreezeProps) {
  const intl = useIntl();
  const language = useLanguage();
  const { freeze, stop } = plan.item;
  const freezable = freezablePlan(plan, order);
  if (freezable === null || stop) return null;
  if (freeze === null) return <FreezeOffer {...{ plan, order, freezable }} />;
  if (freeze.until >= plan.today) return null;
  return (
    <p className={styles.soft}>
      {intl.formatMessage(
        { id: 'freeze.past' },
        {
          from: formatLongDay(freeze.from, language),
          until: formatLongDay(freeze.until, language),
        },
      )}
    </p>
  );
}

interface FreezeOfferProps extends PlanFreezeProps {
  freezable: NonNullable<ReturnType<typeof freezablePlan>>;
}

function FreezeOffer({ plan: { item, today }, order, freezable }: FreezeOfferProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const days = beginnings(freezable);
  if (days === null) return null;
  return (
    <div className={styles.offer}>
      <p className={styles.soft}>
        {intl.formatMessage({ id: 'freeze.offer' }, { max: FREEZE_AT_MOST_DAYS })}
      </p>
      <Button
        variant="secondary"
        size="s"
        iconStart={<SnowflakeIcon size={18} />}
        onClick={() => dispatch(askToFreeze(item.id))}
      >
        {intl.formatMessage({ id: 'freeze.action' })}
      </Button>
      <Suspense>
        <FreezeDialog
          plan={{ orderId: order.id, itemId: item.id }}
          freezable={freezable}
          begins={days}
          today={today}
        />
      </Suspense>
    </div>
  );
}

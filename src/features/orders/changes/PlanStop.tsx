import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { REFUND_WITHIN_DAYS } from '../../../contract/policies.ts';
import { lastDayToStop, stopProblem } from '../../../contract/stopPlan.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import type { Plan } from '../plan/planView.ts';
import { stopAsked } from '../planEvents.ts';
import styles from './PlanFreeze.module.css';
import { StopTerms } from './StopTerms.tsx';

const StopDialog = lazyPart(async () => (await import('./StopDialog.tsx')).StopDialog);

interface PlanStopProps {
  plan: Plan;
  order: Pick<Order, 'id' | 'as_of'>;
}

/** The way to stop a plan, or why it is too late; nothing where the server does not offer it, or nothing is left. */
export function PlanStop({ plan: { item, left }, order }: PlanStopProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const last = lastDayToStop(item.schedule);
  // Undefined in older recordings, and on servers without stops.
  if (item.stop !== null || order.as_of === null || last === null || left === 0) return null;
  const problem = stopProblem(item.schedule, new Date(order.as_of));
  const date = formatLongDay(last, language);
  if (problem?.key === 'stopPlan.nothingLeft') return null;
  const plan = { orderId: order.id, itemId: item.id };
  return (
    <div className={styles.offer}>
      {problem === null ? (
        <>
          <p className={styles.soft}>{intl.formatMessage({ id: 'stopPlan.offer' }, { date })}</p>
          <Button
            variant="ghost"
            size="s"
            className={styles.stop}
            onClick={() => dispatch(stopAsked(plan))}
          >
            {intl.formatMessage({ id: 'stopPlan.action' })}
          </Button>
        </>
      ) : (
        <>
          <p className={styles.soft}>
            {intl.formatMessage({ id: 'stopPlan.terms' }, { days: REFUND_WITHIN_DAYS, date })}
          </p>
          <StopTerms />
        </>
      )}
      <Suspense>
        <StopDialog plan={plan} />
      </Suspense>
    </div>
  );
}

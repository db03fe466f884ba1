import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch } from 'react-redux';
import type { Order } from '../../../api/subscriptions.ts';
import { lastDayToChange } from '../../../contract/planDays.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { freezablePlan, previewEnd, resumesOn } from './freezeView.ts';
import { askToThaw } from '../planEvents.ts';
import type { Plan } from '../plan/planView.ts';
import styles from './PlanFreeze.module.css';

const ThawDialog = lazyPart(async () => (await import('./ThawDialog.tsx')).ThawDialog);

interface FreezeNoticeProps {
  plan: Plan;
  order: Pick<Order, 'id' | 'as_of' | 'closed_days'>;
}

/** Until when a plan is frozen, with a button to end the freeze early; nothing where it is not frozen. */
export function FreezeNotice({ plan, order }: FreezeNoticeProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const { id: itemId, freeze, stop } = plan.item;
  const freezable = freezablePlan(plan, order);
  if (freezable === null || freeze == null || freeze.until < plan.today || stop) return null;
  const words = (date: string) => formatLongDay(date, language);
  const end = freeze.ended_early ? null : previewEnd(freeze, freezable);
  const next = resumesOn(freezable, freeze);
  const lastFrozen = end?.back.at(-1)?.date;
  return (
    <Alert
      title={intl.formatMessage(
        { id: freeze.from > plan.today ? 'freeze.ahead' : 'freeze.now' },
        { from: words(freeze.from), until: words(freeze.until) },
      )}
      action={
        end && (
          <Button variant="secondary" size="s" onClick={() => dispatch(askToThaw(itemId))}>
            {intl.formatMessage({ id: 'freeze.end' })}
          </Button>
        )
      }
    >
      {next && (
        <span className={styles.sentence}>
          {intl.formatMessage({ id: 'freeze.resumes' }, { date: words(next) })}
        </span>
      )}
      {lastFrozen && (
        <span className={styles.sentence}>
          {intl.formatMessage(
            { id: 'freeze.endUntil' },
            { date: words(lastDayToChange(lastFrozen)) },
          )}
        </span>
      )}
      {end && (
        <Suspense>
          <ThawDialog plan={{ orderId: order.id, itemId }} end={end} />
        </Suspense>
      )}
    </Alert>
  );
}

import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { PlanRef } from '../../../api/planFreezes.ts';
import type { StopOffer } from '../../../api/subscriptions.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { formatMoney } from '../../../i18n/formats.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Price } from '../../../ui/Price.tsx';
import { SkeletonText } from '../../../ui/Skeleton.tsx';
import { selectStop } from '../ordersSelectors.ts';
import type { StopQuestion } from '../ordersSlice.ts';
import { stopAsked, stopSubmitted, stopDismissed } from '../planEvents.ts';
import styles from './PlanFreeze.module.css';
import { StopTerms } from './StopTerms.tsx';

const REFUSED = 409;

/** Says what still comes and what goes back, before a plan is stopped. */
export function StopDialog({ plan }: { plan: PlanRef }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const question = useSelector(selectStop);
  const asked = question?.itemId === plan.itemId ? question : undefined;
  const offer = asked?.offer;
  const isSending = asked?.press.status === 'sending';
  const text = (id: string) => intl.formatMessage({ id });
  const dismiss = () => dispatch(stopDismissed());
  return (
    <Dialog
      open={asked !== undefined}
      onOpenChange={dismiss}
      title={text('stopPlan.title')}
      closeLabel={text('common.close')}
      dismissible={!isSending}
      actions={
        <>
          <Button variant="secondary" disabled={isSending} onClick={dismiss}>
            {text('stopPlan.keep')}
          </Button>
          {offer && (
            <Button
              variant="danger"
              loading={isSending}
              onClick={() => dispatch(stopSubmitted({ plan, amount: offer.amount }))}
            >
              {text('stopPlan.action')}
            </Button>
          )}
        </>
      }
    >
      {asked && <Effect question={asked} />}
    </Dialog>
  );
}

function Effect({ question }: { question: StopQuestion }) {
  const failureText = useFailureText();
  const { offer, failure, press, status } = question;
  return (
    <div className={styles.question} aria-busy={status === 'loading'}>
      {press.failure && !failure && <Alert tone="danger">{failureText(press.failure)}</Alert>}
      {status === 'loading' && <SkeletonText lines={4} />}
      {failure && (
        <Alert tone="danger" action={<WayOn question={question} />}>
          {failureText(failure)}
        </Alert>
      )}
      {offer && <Offer offer={offer} />}
    </div>
  );
}

/** Where it is too late, the terms; else another try. */
function WayOn({ question: { orderId, itemId, failure } }: { question: StopQuestion }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  if (failure?.code === REFUSED) return <StopTerms />;
  return (
    <Button variant="secondary" size="s" onClick={() => dispatch(stopAsked({ orderId, itemId }))}>
      {intl.formatMessage({ id: 'failure.retry' })}
    </Button>
  );
}

function Offer({ offer: { amount, delivery_fee, days, last_day } }: { offer: StopOffer }) {
  const intl = useIntl();
  const language = useLanguage();
  const text = (id: string, values: Record<string, string | number> = {}) =>
    intl.formatMessage({ id }, values);
  const money = (fils: number) => formatMoney(fils, language);
  return (
    <>
      <p>
        {last_day === null
          ? text('stopPlan.nothingComes')
          : text('stopPlan.lastDelivery', { date: formatLongDay(last_day, language) })}
      </p>
      {amount === 0 ? (
        <p>{text('stopPlan.nothingPaid')}</p>
      ) : (
        <div className={styles.preview}>
          <p className={styles.amount}>
            <span>{text('stopPlan.goesBack')}</span>
            <Price size="l" value={money(amount)} />
          </p>
          <p className={styles.soft}>
            {text('stopPlan.forDays', { days })}{' '}
            {delivery_fee > 0 && text('stopPlan.withDelivery', { fee: money(delivery_fee) })}
          </p>
        </div>
      )}
      {amount > 0 && <p>{text('stopPlan.how')}</p>}
      <p>{text('stopPlan.final')}</p>
    </>
  );
}

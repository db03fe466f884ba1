import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { lastDayToChange } from '../../../contract/planDays.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { selectSkip } from '../ordersSelectors.ts';
import { takeBackSubmitted } from '../ordersSlice.ts';
import type { PlanDay } from './planView.ts';
import styles from './PlanDayCard.module.css';

interface SkippedDayProps {
  day: PlanDay;
  movedTo: string;
  orderId: number;
}

/** Where the delivery of a skipped day is, and the way to take it back as long as the day is open and not frozen. */
export function SkippedDay({ day, movedTo, orderId }: SkippedDayProps) {
  const intl = useIntl();
  const language = useLanguage();
  const words = (of: string) => formatLongDay(of, language);
  const { id, date, isOpen, inFreeze } = day;
  const last = words(lastDayToChange(date));
  const rule = () => {
    if (inFreeze) return intl.formatMessage({ id: 'freeze.skipped' });
    return isOpen
      ? intl.formatMessage({ id: 'myPlan.takeBackUntil' }, { last, date: words(movedTo) })
      : intl.formatMessage({ id: 'myPlan.skipClosed' }, { date: last });
  };
  return (
    <>
      <p>{intl.formatMessage({ id: 'myPlan.moved' }, { date: words(movedTo) })}</p>
      <p className={styles.soft}>{rule()}</p>
      {isOpen && !inFreeze && id !== null && (
        <TakeBack dayId={id} orderId={orderId} date={words(date)} />
      )}
    </>
  );
}

interface TakeBackProps {
  dayId: number;
  orderId: number;
  /** Written out. */
  date: string;
}

function TakeBack({ dayId, orderId, date }: TakeBackProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const skip = useSelector(selectSkip);
  const ofDay = skip?.dayId === dayId ? skip : null;
  return (
    <>
      {ofDay?.failure && <Alert tone="danger">{failureText(ofDay.failure)}</Alert>}
      <Button
        variant="secondary"
        size="s"
        loading={ofDay?.status === 'sending'}
        aria-label={intl.formatMessage({ id: 'myPlan.takeBackOf' }, { date })}
        onClick={() => dispatch(takeBackSubmitted({ orderId, dayId }))}
      >
        {intl.formatMessage({ id: 'myPlan.takeBack' })}
      </Button>
    </>
  );
}

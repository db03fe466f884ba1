import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { lastDayToChange } from '../../../contract/planDays.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { selectSkip } from '../../orders/ordersSelectors.ts';
import { skipDismissed, skipSubmitted } from '../../orders/ordersSlice.ts';
import styles from '../PlanDayPage.module.css';

export interface SkipDialogProps {
  date: string;
  /** Where the delivery would move. */
  movesTo: string;
}

/** Says where the delivery of a day moves, before it does. */
export function SkipDialog({ date, movesTo }: SkipDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const skip = useSelector(selectSkip);
  const words = (of: string) => formatLongDay(of, language);
  const text = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id }, values);
  const [day, movedTo] = [words(date), words(movesTo)];
  return (
    <ConfirmDialog
      open={skip !== undefined}
      title={text('planDay.skipTitle', { date: day })}
      confirmLabel={text('planDay.skip')}
      cancelLabel={text('common.cancel')}
      closeLabel={text('common.close')}
      loading={skip?.status === 'sending'}
      error={skip?.failure ? failureText(skip.failure) : undefined}
      onCancel={() => dispatch(skipDismissed())}
      onConfirm={() => dispatch(skipSubmitted())}
    >
      <span className={styles.sentence}>
        {text('planDay.skipText', { date: day, moved: movedTo })}
      </span>{' '}
      <span className={styles.sentence}>{text('planDay.skipDishes', { date: movedTo })}</span>{' '}
      <span className={styles.sentence}>
        {text('planDay.skipUntil', { date: words(lastDayToChange(date)) })}
      </span>
    </ConfirmDialog>
  );
}

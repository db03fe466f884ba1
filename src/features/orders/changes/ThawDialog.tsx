import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import type { PlanRef } from '../../../api/planFreezes.ts';
import { useFailureText } from '../../../forms/useFailureText.ts';
import { formatLongDay } from '../../../i18n/formatLongDay.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { previewEnd } from './freezeView.ts';
import { selectFreeze } from '../ordersSelectors.ts';
import { stopAsking, thawSubmitted } from '../planEvents.ts';
import styles from './PlanFreeze.module.css';

interface ThawDialogProps {
  plan: PlanRef;
  end: NonNullable<ReturnType<typeof previewEnd>>;
}

/** Says which delivery comes first, and when the plan ends, before the freeze is ended. */
export function ThawDialog({ plan, end }: ThawDialogProps) {
  const intl = useIntl();
  const language = useLanguage();
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const freeze = useSelector(selectFreeze);
  const words = (date: string) => formatLongDay(date, language);
  const text = (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id }, values);
  return (
    <ConfirmDialog
      open={freeze?.itemId === plan.itemId && freeze.asks === 'thaw'}
      title={text('freeze.endTitle')}
      confirmLabel={text('freeze.end')}
      cancelLabel={text('common.cancel')}
      closeLabel={text('common.close')}
      loading={freeze?.status === 'sending'}
      error={freeze?.failure ? failureText(freeze.failure) : undefined}
      onCancel={() => dispatch(stopAsking())}
      onConfirm={() => dispatch(thawSubmitted(plan))}
    >
      <span className={styles.sentence}>
        {text('freeze.endText', { date: words(end.resumesOn), last: words(end.lastDay) })}
      </span>{' '}
      <span className={styles.sentence}>
        {text(end.hasBegun ? 'freeze.endOnce' : 'freeze.endAgain')}
      </span>
    </ConfirmDialog>
  );
}

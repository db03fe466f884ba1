import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import { MinusIcon } from '../../../ui/actionIcons.tsx';
import { Button } from '../../../ui/Button.tsx';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { selectRouteDayId } from '../../orders/ordersSelectors.ts';
import { skipPressed } from '../../orders/ordersSlice.ts';
import type { SkipDialogProps } from './SkipDialog.tsx';

const SkipDialog = lazyPart(async () => (await import('./SkipDialog.tsx')).SkipDialog);

/** The way to skip the day, after a question. */
export function SkipDay(props: SkipDialogProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const dayId = useSelector(selectRouteDayId);
  if (dayId === null) return null;
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        iconStart={<MinusIcon size={18} />}
        onClick={() => dispatch(skipPressed({ dayId }))}
      >
        {intl.formatMessage({ id: 'planDay.skip' })}
      </Button>
      <Suspense>
        <SkipDialog {...props} />
      </Suspense>
    </>
  );
}

import Typography from '@mui/material/Typography';
import type { CloseDay } from '../../contract/wire/staff/delivery.ts';
import { formatDay } from '../../i18n/formats.ts';
import { closeDay, getPromisedDay } from '../api/delivery.ts';
import { useAction } from '../api/useAction.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';
import { Failure } from '../parts/Failure.tsx';
import { Waiting } from '../parts/Waiting.tsx';

interface ClosePromisedDayProps {
  day: CloseDay;
  closed: () => void;
  close: () => void;
}

/**
 * Shows how many deliveries of a day move, and closes it for that number only: if it has changed, the new number is
 * shown and confirmed again.
 */
export function ClosePromisedDay({ day, closed, close }: ClosePromisedDayProps) {
  const text = useText();
  const language = useLanguage();
  const { answer, error, isFetching, retry } = useAnswer(getPromisedDay(day.date));
  const count = answer?.deliveries;
  const move = useAction(closeDay, { done: 'delivery.day.closed', then: closed });
  return (
    <ConfirmDialog
      title={text('delivery.day.promisedTitle', { date: formatDay(day.date, language) })}
      action={
        count === undefined || count === 0
          ? text('delivery.day.close')
          : text('delivery.day.promisedAction', { count })
      }
      isRunning={move.isRunning || isFetching}
      error={move.error}
      confirm={() => {
        if (count !== undefined) move.run({ ...day, promised: count });
      }}
      close={close}
    >
      {error !== null && <Failure error={error} retry={retry} />}
      {error === null && count === undefined && <Waiting />}
      {count === 0 && <Typography>{text('delivery.day.promisedNone')}</Typography>}
      {count !== undefined && count > 0 && (
        <Typography>{text('delivery.day.promisedText', { count })}</Typography>
      )}
    </ConfirmDialog>
  );
}

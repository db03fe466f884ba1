import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import type { StaffMessage } from '../../contract/wire/staff/messages.ts';
import { moveOn, type Inbox } from '../api/messages.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';

interface InboxStepsProps {
  inbox: Inbox;
  item: Pick<StaffMessage, 'id' | 'state'>;
}

/** Opening a new message marks it as read; a button closes and reopens it. */
export function InboxSteps({ inbox, item: { id, state } }: InboxStepsProps) {
  const text = useText();
  const read = useAction(moveOn);
  const move = useAction(moveOn);
  const markRead = useEffectEvent(() => read.run({ inbox, id, step: 'read' }));
  useEffect(() => {
    if (state === 'new') markRead();
  }, [state]);
  const step = state === 'closed' ? 'reopen' : 'close';
  return (
    <>
      <Button
        variant="outlined"
        loading={move.isRunning}
        onClick={() => move.run({ inbox, id, step })}
      >
        {text(`inbox.${step}`)}
      </Button>
      {move.error !== null && <Failure error={move.error} />}
    </>
  );
}

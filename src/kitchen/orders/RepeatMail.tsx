import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { StaffOrderDetails } from '../../contract/wire/staff/orders.ts';
import { repeatMail } from '../api/orders.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';

interface RepeatMailProps {
  order: StaffOrderDetails;
  mail: StaffOrderDetails['mails'][number];
}

/** One that is on its way is not sent twice. */
export function RepeatMail({ order: { id, email }, mail: { kind, waiting } }: RepeatMailProps) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  const repeat = useAction(repeatMail, { done: 'orders.mailDone', then: close });
  return (
    <>
      <Button variant="outlined" disabled={waiting} onClick={() => setIsAsked(true)}>
        {text(waiting ? 'orders.mailWaiting' : 'orders.mailAgain')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text(`orders.mailTitle.${kind}`)}
          action={text('orders.mailSend')}
          isRunning={repeat.isRunning}
          error={repeat.error}
          confirm={() => repeat.run({ id, kind })}
          close={close}
        >
          <Typography>{text('orders.mailText', { email })}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import type { StaffRefund } from '../../contract/wire/staff/refunds.ts';
import { useText } from '../i18n/useText.ts';
import { RecordDialog } from './RecordDialog.tsx';

/** For a refund that is due. */
export function RecordRefund({ refund }: { refund: StaffRefund }) {
  const text = useText();
  const [isAsked, setIsAsked] = useState(false);
  const action = text('refunds.record');
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        aria-label={text('refunds.named', { action, number: refund.number })}
        onClick={() => setIsAsked(true)}
      >
        {action}
      </Button>
      {isAsked && <RecordDialog refund={refund} close={() => setIsAsked(false)} />}
    </>
  );
}

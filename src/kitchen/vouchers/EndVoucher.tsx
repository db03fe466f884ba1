import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StaffVoucher } from '../../contract/wire/staff/vouchers.ts';
import { endVoucher } from '../api/vouchers.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { ConfirmDialog } from '../parts/ConfirmDialog.tsx';

export function EndVoucher({ id, code }: Pick<StaffVoucher, 'id' | 'code'>) {
  const text = useText();
  const navigate = useNavigate();
  const [isAsked, setIsAsked] = useState(false);
  const end = useAction(endVoucher, {
    done: 'vouchers.ended',
    then: () => void navigate('/vouchers'),
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setIsAsked(true)}>
        {text('vouchers.end')}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={text('vouchers.endTitle', { code })}
          action={text('vouchers.end')}
          isRunning={end.isRunning}
          error={end.error}
          confirm={() => end.run(id)}
          close={() => setIsAsked(false)}
        >
          <Typography>{text('vouchers.endText')}</Typography>
        </ConfirmDialog>
      )}
    </>
  );
}

import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { startOfAppointment } from '../../contract/appointments.ts';
import type { StaffAppointment } from '../../contract/wire/staff/appointments.ts';
import { acceptAppointment } from '../api/appointments.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { MoveDialog } from './MoveDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';

type Asking = 'reject' | 'move' | null;

/** The possible decisions about a paid appointment that has not begun. */
export function Decisions({ appointment }: { appointment: StaffAppointment }) {
  const text = useText();
  const [asking, setAsking] = useState<Asking>(null);
  const accept = useAction(acceptAppointment, { done: 'appointments.acceptDone' });
  const { status, booking_number: number } = appointment;
  const isOn = status === 'received' || status === 'accepted';
  if (!isOn || startOfAppointment(appointment) <= new Date()) return null;
  const close = () => setAsking(null);
  const named = (action: string) => text('appointments.named', { action, number });
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {status === 'received' && (
          <Button
            variant="contained"
            size="small"
            loading={accept.isRunning}
            aria-label={named(text('appointments.accept'))}
            onClick={() => accept.run(appointment)}
          >
            {text('appointments.accept')}
          </Button>
        )}
        <Button
          variant="outlined"
          size="small"
          aria-label={named(text('appointments.move'))}
          onClick={() => setAsking('move')}
        >
          {text('appointments.move')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          color="error"
          aria-label={named(text('appointments.reject'))}
          onClick={() => setAsking('reject')}
        >
          {text('appointments.reject')}
        </Button>
      </Stack>
      {accept.error !== null && <Failure error={accept.error} />}
      {asking === 'reject' && <RejectDialog appointment={appointment} close={close} />}
      {asking === 'move' && <MoveDialog appointment={appointment} close={close} />}
    </>
  );
}

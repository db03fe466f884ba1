import Typography from '@mui/material/Typography';
import { cancellationReason } from '../../contract/rules/appointment.ts';
import type { StaffAppointment } from '../../contract/wire/staff/appointments.ts';
import { rejectAppointment } from '../api/appointments.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { TextLine } from '../parts/TextLine.tsx';

interface RejectDialogProps {
  appointment: StaffAppointment;
  close: () => void;
}

export function RejectDialog({ appointment, close }: RejectDialogProps) {
  const text = useText();
  const reject = useAction(rejectAppointment, { done: 'appointments.rejectDone', then: close });
  const { id, booking_number: number } = appointment;
  return (
    <FormDialog title={text('appointments.rejectTitle', { number })} close={close}>
      <Typography>{text('appointments.rejectText')}</Typography>
      <KitchenForm
        values={{ reason: '' }}
        action={text('appointments.reject')}
        submit={async ({ reason }) => {
          await reject.send({ id, reason });
        }}
      >
        <TextLine
          name="reason"
          label={text('appointments.reason')}
          hint={text('appointments.reasonHint')}
          maxLength={cancellationReason.max}
          rows={3}
          autoFocus
        />
      </KitchenForm>
    </FormDialog>
  );
}

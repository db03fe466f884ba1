import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import type { StaffAppointment } from '../../contract/wire/staff/appointments.ts';
import { formatDay, formatTime } from '../../i18n/formats.ts';
import { getFreeTimes, moveAppointment } from '../api/appointments.ts';
import { useAction } from '../api/useAction.ts';
import { useAnswer } from '../api/useAnswer.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ChoiceLine } from '../parts/ChoiceLine.tsx';
import { DateLine } from '../parts/DateLine.tsx';
import { Failure } from '../parts/Failure.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';

interface MoveDialogProps {
  appointment: StaffAppointment;
  close: () => void;
}

export function MoveDialog({ appointment, close }: MoveDialogProps) {
  const text = useText();
  const language = useLanguage();
  const move = useAction(moveAppointment, { done: 'appointments.moveDone', then: close });
  const { id, booking_number: number, date, time } = appointment;
  return (
    <FormDialog title={text('appointments.moveTitle', { number })} close={close}>
      <Typography>
        {text('appointments.moveText', {
          date: formatDay(date, language),
          time: formatTime(time, language),
        })}
      </Typography>
      <KitchenForm
        values={{ date, time: '' }}
        action={text('appointments.move')}
        submit={async (newTime) => {
          await move.send({ id, ...newTime });
        }}
      >
        <DateLine name="date" label={text('appointments.newDate')} min={kuwaitToday(new Date())} />
        <FreeTimes dietitianId={appointment.dietitian_id} />
      </KitchenForm>
    </FormDialog>
  );
}

/** Those of the day that is chosen above. */
function FreeTimes({ dietitianId }: { dietitianId: number }) {
  const text = useText();
  const language = useLanguage();
  const date: unknown = useWatch({ name: 'date' });
  const day = typeof date === 'string' ? date : '';
  const { answer, error, retry } = useAnswer(getFreeTimes(dietitianId, day));
  if (error !== null) return <Failure error={error} retry={retry} />;
  const times = answer ?? [];
  const none = answer === undefined ? 'frame.loading' : 'appointments.noTimes';
  return (
    <ChoiceLine
      name="time"
      label={text('appointments.newTime')}
      none={text(times.length > 0 ? 'appointments.chooseTime' : none)}
      choices={times.map((time) => ({ value: time, label: formatTime(time, language) }))}
    />
  );
}

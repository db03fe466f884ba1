import Alert from '@mui/material/Alert';
import { useState } from 'react';
import type { StaffAppointment, StaffDietitian } from '../../contract/wire/staff/appointments.ts';
import { formatDay, formatTime } from '../../i18n/formats.ts';
import { saveSchedule } from '../api/appointments.ts';
import { useAction } from '../api/useAction.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { DaysOff } from './DaysOff.tsx';
import { Hours } from './Hours.tsx';
import type { ScheduleValues } from './scheduleValues.ts';

/** The week and the days off of a dietitian; paid appointments that no longer fit are listed after saving. */
export function ScheduleForm({ dietitian }: { dietitian: StaffDietitian }) {
  const text = useText();
  const [outside, setOutside] = useState<readonly StaffAppointment[]>([]);
  const save = useAction(saveSchedule, {
    done: 'dietitians.saved',
    then: (saved) => setOutside(saved.outside),
  });
  const values: ScheduleValues = {
    hours: dietitian.hours,
    days_off: dietitian.days_off.map((date) => ({ date })),
  };
  return (
    <KitchenForm
      values={values}
      action={text('dietitians.save')}
      submit={async ({ hours, days_off: daysOff }) => {
        const dates = [...new Set(daysOff.map(({ date }) => date))].filter((date) => date !== '');
        await save.send({ id: dietitian.id, hours, days_off: dates });
      }}
    >
      <Hours />
      <DaysOff />
      {outside.length > 0 && <Outside appointments={outside} />}
    </KitchenForm>
  );
}

function Outside({ appointments }: { appointments: readonly StaffAppointment[] }) {
  const text = useText();
  const language = useLanguage();
  return (
    <Alert severity="warning">
      {text('dietitians.outside')}
      <ul>
        {appointments.map(({ id, booking_number: number, customer_name: name, date, time }) => (
          <li key={id}>
            <bdi dir="ltr">{number}</bdi> · <bdi>{name}</bdi> · {formatDay(date, language)} ·{' '}
            {formatTime(time, language)}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

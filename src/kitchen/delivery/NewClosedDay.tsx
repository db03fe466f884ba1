import { useState } from 'react';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import { closedDayName } from '../../contract/staff/delivery.ts';
import { closeDay } from '../api/delivery.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { BothLanguages } from '../parts/BothLanguages.tsx';
import { DateLine } from '../parts/DateLine.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';

const EMPTY = { date: '', name_en: '', name_ar: '' };

/** Empty again after each day that was closed. */
export function NewClosedDay() {
  const text = useText();
  const [closed, setClosed] = useState(0);
  const close = useAction(closeDay, {
    done: 'delivery.day.closed',
    then: () => setClosed(closed + 1),
  });
  return (
    <KitchenForm
      key={closed}
      values={EMPTY}
      action={text('delivery.day.close')}
      submit={async (day) => {
        await close.send(day);
      }}
    >
      <DateLine name="date" label={text('delivery.day')} min={kuwaitToday(new Date())} isRequired />
      <BothLanguages
        name="name"
        label={text('delivery.day.reason')}
        maxLength={closedDayName.max}
      />
    </KitchenForm>
  );
}

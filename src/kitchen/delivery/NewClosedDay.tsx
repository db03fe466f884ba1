import { useState } from 'react';
import { ApiError } from '../../api/ApiError.ts';
import { kuwaitToday } from '../../contract/kuwaitTime.ts';
import { closedDayName } from '../../contract/staff/delivery.ts';
import type { CloseDay } from '../../contract/wire/staff/delivery.ts';
import { closeDay } from '../api/delivery.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { LocalizedTextLine } from '../parts/LocalizedTextLine.tsx';
import { DateLine } from '../parts/DateLine.tsx';
import { KitchenForm } from '../parts/KitchenForm.tsx';
import { ClosePromisedDay } from './ClosePromisedDay.tsx';

const EMPTY = { date: '', name_en: '', name_ar: '' };

const isPromised = (error: unknown): boolean =>
  error instanceof ApiError && error.facts.error === 'day_promised';

/** Empty again after each day that was closed. One that has promised deliveries is asked about. */
export function NewClosedDay() {
  const text = useText();
  const [closed, setClosed] = useState(0);
  const [promised, setPromised] = useState<CloseDay | null>(null);
  const empty = () => setClosed(closed + 1);
  const close = useAction(closeDay, { done: 'delivery.day.closed', then: empty });

  async function submit(day: CloseDay) {
    try {
      await close.send(day);
    } catch (error) {
      if (!isPromised(error)) throw error;
      setPromised(day);
    }
  }

  return (
    <>
      <KitchenForm key={closed} values={EMPTY} action={text('delivery.day.close')} submit={submit}>
        <DateLine
          name="date"
          label={text('delivery.day')}
          min={kuwaitToday(new Date())}
          isRequired
        />
        <LocalizedTextLine
          name="name"
          label={text('delivery.day.reason')}
          maxLength={closedDayName.max}
        />
      </KitchenForm>
      {promised !== null && (
        <ClosePromisedDay
          day={promised}
          closed={() => {
            setPromised(null);
            empty();
          }}
          close={() => setPromised(null)}
        />
      )}
    </>
  );
}

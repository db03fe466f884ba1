import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { MARKS_AT_MOST, type DeliveryOutcome } from '../../contract/staff/deliveryDay.ts';
import type { Delivery, DeliverySheet, MarkDeliveries } from '../../contract/wire/staff/day.ts';
import { getDeliveries, markDeliveries } from '../api/days.ts';
import { useAction } from '../api/useAction.ts';
import { useText } from '../i18n/useText.ts';
import { Failure } from '../parts/Failure.tsx';
import { useAccount } from '../session/useAccount.ts';
import { AreaGroup } from './AreaGroup.tsx';
import { DeliveryRow } from './DeliveryRow.tsx';
import { FailDialog } from './FailDialog.tsx';
import { MarkBar } from './MarkBar.tsx';
import { Sheet } from './Sheet.tsx';
import { Totals } from '../parts/Totals.tsx';
import { useStopTexts } from './useStopTexts.ts';

export function Deliveries({ date }: { date: string }) {
  return (
    <Sheet request={getDeliveries(date)} isEmpty={({ items }) => items.length === 0}>
      {(sheet) => <Stops sheet={sheet} />}
    </Sheet>
  );
}

function Stops({ sheet: { date, items, markable } }: { sheet: DeliverySheet }) {
  const text = useText();
  const { slot } = useStopTexts();
  const mayMark = useAccount().permissions.includes('deliveries.mark') && markable;
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [failing, setFailing] = useState<readonly number[] | null>(null);
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const rest = [...before].filter((id) => !ids.includes(id));
      return new Set(isChosen ? [...rest, ...ids] : rest);
    });
  const done = (_: null, { order_day_ids }: MarkDeliveries) => {
    choose(order_day_ids, false);
    setFailing(null);
  };
  const delivered = useAction(markDeliveries, { done: 'days.marked', then: done });
  const failed = useAction(markDeliveries, { done: 'days.marked', then: done });
  const mark = (ids: readonly number[], outcome: DeliveryOutcome) => {
    // Deliveries that can no longer be marked stay selected until the next change.
    const some = ids.slice(0, MARKS_AT_MOST);
    if (outcome === 'failed') setFailing(some);
    else delivered.run({ date, order_day_ids: [...some], outcome });
  };
  const isRunning = delivered.isRunning || failed.isRunning;
  return (
    <>
      <Totals
        totals={[
          [text('days.deliveries'), items.length],
          [text('days.outcome.delivered'), countOf(items, 'delivered')],
          [text('days.outcome.failed'), countOf(items, 'failed')],
          [text('days.outcome.open'), countOf(items, null)],
        ]}
      />
      {delivered.error !== null && <Failure error={delivered.error} />}
      {bySlot(items).map((ofSlot) => (
        <section key={slotKey(ofSlot[0])}>
          <Typography variant="h2" component="h3" sx={{ mt: 1, mb: 1 }}>
            {ofSlot[0] && slot(ofSlot[0].slot)}
          </Typography>
          {byArea(ofSlot).map((ofArea) => (
            <AreaGroup
              key={ofArea[0]?.address.area_en}
              deliveries={ofArea}
              chosen={mayMark ? chosen : null}
              choose={choose}
            >
              {ofArea.map((delivery) => (
                <DeliveryRow
                  key={delivery.order_day_id}
                  delivery={delivery}
                  chosen={mayMark ? chosen : null}
                  choose={choose}
                  mark={mark}
                  isRunning={isRunning}
                />
              ))}
            </AreaGroup>
          ))}
        </section>
      ))}
      {mayMark && chosen.size > 0 && (
        <MarkBar
          count={chosen.size}
          isRunning={isRunning}
          mark={(outcome) => mark([...chosen], outcome)}
          clear={() => setChosen(new Set())}
        />
      )}
      {failing !== null && (
        <FailDialog
          count={failing.length}
          send={({ reason, note }) =>
            failed.send({ date, order_day_ids: [...failing], outcome: 'failed', reason, note })
          }
          close={() => setFailing(null)}
        />
      )}
    </>
  );
}

const countOf = (items: readonly Delivery[], outcome: DeliveryOutcome | null) =>
  items.filter((delivery) => delivery.outcome === outcome).length;

const slotKey = (delivery: Delivery | undefined) =>
  delivery && `${delivery.slot.from} ${delivery.slot.to}`;
const bySlot = (items: readonly Delivery[]) => runs(items, slotKey);
const byArea = (items: readonly Delivery[]) => runs(items, (delivery) => delivery?.address.area_en);

/** The sheet has this order, so deliveries of a group follow one another. */
function runs(
  items: readonly Delivery[],
  keyOf: (one: Delivery | undefined) => string | undefined,
) {
  const groups: Delivery[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last !== undefined && keyOf(last[0]) === keyOf(item)) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

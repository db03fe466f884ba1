import { spanKind, type DeliverySpan } from '../../src/contract/planDelivery.ts';
import { CHANGE_HOURS } from '../../src/contract/policies.ts';
import type { Address } from '../../src/contract/wire/address.ts';
import type { DeliveryTimeSlot } from '../../src/contract/wire/common.ts';
import { addressText } from './addressText.ts';
import { paragraph, stacked, type Letter } from './letter.ts';
import { factsOf, letterAbout, type DayOfPlan } from './planLetter.ts';
import type { Words } from './words.ts';

/** The first day of the change. */
interface ChangedDelivery extends DayOfPlan, Pick<DeliverySpan, 'until' | 'weekdays'> {
  /** Null where each day kept its own. */
  address: Address | null;
  slot: DeliveryTimeSlot | null;
}

export function changedDeliveryLetter(
  { until, weekdays, address, slot, ...day }: ChangedDelivery,
  words: Words,
): Letter {
  const { say, list, wholeDay } = words;
  const facts = {
    ...factsOf(day, words),
    span: spanKind({ from: day.date, until, weekdays }),
    until: wholeDay(until ?? day.date),
    weekdays: list((weekdays ?? []).map(words.weekday)),
  };
  return letterAbout(day, words, {
    subject: say('server.mail.delivery.subject', facts),
    heading: say('server.mail.delivery.heading'),
    text: say('server.mail.delivery.text', facts),
    parts: [
      stacked([
        ...(address === null
          ? []
          : [{ label: say('orders.label.address'), value: addressText(address, words) }]),
        ...(slot === null
          ? []
          : [{ label: say('plan.label.deliverySlot'), value: words.slot(slot) }]),
      ]),
      paragraph(say('server.mail.delivery.again', { hours: CHANGE_HOURS })),
    ],
  });
}

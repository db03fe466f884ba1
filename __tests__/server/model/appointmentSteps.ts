import * as fc from 'fast-check';
import { HOLD_MINUTES } from '../../../src/contract/appointments.ts';
import { allEnded } from '../../../server/payments/allEnded.ts';
import { NOURA, YOUSEF } from '../../support/appointments.ts';
import { press, start } from './paymentSteps.ts';
import type { TestSystem } from './TestSystem.ts';
import { Step } from './Step.ts';
import { pick, type Payable, type Visit } from './visit.ts';

interface Slot {
  user_id: number;
  date: string;
  time: string;
}

/** Few, so that customers compete for them: two at the same time, one of them this evening. */
const SLOTS: readonly Slot[] = [
  { user_id: YOUSEF, date: '2027-01-14', time: '15:00' },
  { user_id: YOUSEF, date: '2027-01-14', time: '15:30' },
  { user_id: YOUSEF, date: '2027-01-12', time: '19:00' },
  { user_id: NOURA, date: '2027-01-14', time: '10:00' },
];

const MINUTE_MS = 60_000;

const customers = fc.constantFrom(0, 0, 1);
const slots = fc.nat({ max: SLOTS.length - 1 });
const index = fc.nat({ max: 3 });
const hasAppointments = ({ payables }: Visit) =>
  payables.some(({ kind }) => kind === 'appointment');

interface Booked {
  booking: { id: number };
}

async function bookSlot(
  visit: Visit,
  system: TestSystem,
  customer: number,
  slot: Slot,
): Promise<void> {
  const booked = await system.call<Booked>(customer, 'POST', 'appointment-booking', {
    ...slot,
    comments: 'I sleep badly and eat late.',
  });
  if (booked === null) return;
  const { id } = booked.booking;
  if (!visit.payables.some((known) => known.id === id))
    visit.payables.push({ kind: 'appointment', id, customer });
}

function pickAppointment({ payables }: Visit, at: number): Payable {
  return pick(
    payables.filter(({ kind }) => kind === 'appointment'),
    at,
  );
}

export const book = fc.tuple(customers, slots).map(
  ([customer, slot]) =>
    new Step({
      name: `book(${customer}, slot ${slot})`,
      act: (visit, system) => bookSlot(visit, system, customer, pick(SLOTS, slot)),
    }),
);

/** Both customers click the button at once. */
export const raceForSlot = slots.map(
  (slot) =>
    new Step({
      name: `raceForSlot(slot ${slot})`,
      act: async (visit, system) => {
        const both = [0, 1].map((customer) => bookSlot(visit, system, customer, pick(SLOTS, slot)));
        await allEnded(both);
      },
    }),
);

/**
 * The hold expires while the customer is on the hosted page, another customer takes the slot, and then the first one
 * pays.
 */
export const overtaken = index.map(
  (at) =>
    new Step({
      name: `overtaken(${at})`,
      applies: hasAppointments,
      act: async (visit, system) => {
        const payable = pickAppointment(visit, at);
        const page = await start(visit, system, payable);
        if (page === null) return;
        system.pass((HOLD_MINUTES + 1) * MINUTE_MS);
        await bookSlot(visit, system, payable.customer + 1, await slotOf(system, payable));
        await press(visit, system, page, { action: 'pay' });
      },
    }),
);

function slotOf({ db }: TestSystem, { id }: Payable): Promise<Slot> {
  return db
    .selectFrom('appointments')
    .select(['dietitian_id as user_id', 'date', 'time'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** To another time, or to the other dietitian, who has another fee. */
export const move = fc.tuple(index, slots).map(
  ([at, slot]) =>
    new Step({
      name: `move(${at}, slot ${slot})`,
      applies: hasAppointments,
      act: async (visit, system) => {
        const { id, customer } = pickAppointment(visit, at);
        const change = { booking_id: id, ...pick(SLOTS, slot) };
        await system.call(customer, 'PUT', 'appointment-booking', change);
      },
    }),
);

/** Also a paid one: the kitchen then decides again, and nothing is paid twice. */
export const moveWhenPaid = fc.tuple(index, slots).map(
  ([at, slot]) =>
    new Step({
      name: `moveWhenPaid(${at}, slot ${slot})`,
      applies: hasAppointments,
      act: async (visit, system) => {
        const { id, customer } = pickAppointment(visit, at);
        const { date, time } = pick(SLOTS, slot);
        await system.call(customer, 'PUT', `move-booking/${id}`, { date, time });
      },
    }),
);

export const cancel = index.map(
  (at) =>
    new Step({
      name: `cancel(${at})`,
      applies: hasAppointments,
      act: async (visit, system) => {
        const { id, customer } = pickAppointment(visit, at);
        const body = { status: 'cancelled', rejected_reason: 'I am travelling.' };
        await system.call(customer, 'PUT', `cancel-booking/${id}`, body);
      },
    }),
);

/** The kitchen confirms or rejects an appointment that was paid. */
export const decide = fc.tuple(index, fc.boolean()).map(
  ([at, isAccepted]) =>
    new Step({
      name: `${isAccepted ? 'accept' : 'reject'}(${at})`,
      applies: hasAppointments,
      act: async (visit, system) => {
        const { id } = pickAppointment(visit, at);
        await system.decide(id, isAccepted);
      },
    }),
);

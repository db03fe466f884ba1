import { isBookableAt, startOfAppointment } from '../../../src/contract/appointments.ts';
import { addDays } from '../../../src/contract/kuwaitTime.ts';
import { filsToText } from '../../../src/contract/money.ts';
import type { AppointmentForm } from '../../../src/contract/wire/appointment.ts';
import type { AppContext } from '../../context.ts';
import { takenSlots, type Slot } from '../../db/stores/slotStore.ts';
import { getProfile } from '../../db/stores/customerStore.ts';
import {
  listDaysOff,
  listDietitians,
  listWorkingHours,
  type DayOff,
  type Dietitian,
  type WorkingHours,
} from '../../db/stores/dietitianStore.ts';
import { bookingWindow, slotTimes } from './slots.ts';

/** What a customer needs to choose a dietitian and a day. */
export async function viewAppointmentForm(
  { db, content, clock }: AppContext,
  customerId: number,
): Promise<AppointmentForm> {
  const now = clock();
  const { first, last } = bookingWindow(now);
  const dietitians = await listDietitians(db);
  const hours = await listWorkingHours(
    db,
    dietitians.map(({ id }) => id),
  );
  const fullDays = daysWithoutTime({
    hours,
    taken: await takenSlots(db, { first, last, now }),
    daysOff: await listDaysOff(db, first),
    now,
  });
  const { phone, email } = await getProfile(db, customerId);
  const { closedDays } = await content.now(db);
  return {
    dietitians: dietitians.map((dietitian) =>
      toDietitian(dietitian, hours, fullDays(dietitian.id)),
    ),
    phone,
    email,
    first_date: first,
    last_date: last,
    closed_days: closedDays.filter(({ date }) => date >= first && date <= last),
  };
}

function toDietitian(dietitian: Dietitian, hours: readonly WorkingHours[], fullDays: string[]) {
  const { key: _key, position: _position, active: _active, fee_fils, ...shown } = dietitian;
  const own = hours.filter(({ dietitian_id }) => dietitian_id === dietitian.id);
  const weekdays = [...new Set(own.map(({ weekday }) => weekday))];
  return { ...shown, fee: filsToText(fee_fils), weekdays, full_days: fullDays };
}

interface Occupation {
  hours: readonly WorkingHours[];
  taken: readonly Slot[];
  daysOff: readonly DayOff[];
  now: Date;
}

/**
 * Working days of the dietitian on which nothing can be booked: days off, and days with every slot sold, held or
 * past.
 */
export function daysWithoutTime({ hours, taken, daysOff, now }: Occupation) {
  const { first, last } = bookingWindow(now);
  const sold = new Set(taken.map(keyOf));
  return (dietitianId: number): string[] => {
    const own = hours.filter(({ dietitian_id }) => dietitian_id === dietitianId);
    const off = new Set(
      daysOff.filter((day) => day.dietitian_id === dietitianId).map(({ date }) => date),
    );
    const isFree = (date: string, time: string) =>
      !off.has(date) &&
      !sold.has(keyOf({ dietitian_id: dietitianId, date, time })) &&
      isBookableAt(startOfAppointment({ date, time }), now);
    const full: string[] = [];
    for (let date = first; date <= last; date = addDays(date, 1)) {
      const times = slotTimes(own, date);
      if (times.length > 0 && !times.some((time) => isFree(date, time))) full.push(date);
    }
    return full;
  };
}

const keyOf = ({ dietitian_id, date, time }: Slot) => `${dietitian_id} ${date} ${time}`;

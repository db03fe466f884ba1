import { isBookableAt, startOfAppointment } from '../../../src/contract/appointments.ts';
import { addDays } from '../../../src/contract/kuwaitTime.ts';
import type { Slot } from '../../db/stores/bookingStore.ts';
import type { WorkingHours } from '../../db/stores/dietitianStore.ts';
import { bookingWindow, slotTimes } from './slots.ts';

interface Occupation {
  hours: readonly WorkingHours[];
  taken: readonly Slot[];
  now: Date;
}

/** For a dietitian: the working days of the window on which every time is sold, held or over. */
export function daysWithoutTime({ hours, taken, now }: Occupation) {
  const { first, last } = bookingWindow(now);
  const sold = new Set(taken.map(keyOf));
  return (dietitianId: number): string[] => {
    const own = hours.filter(({ dietitian_id }) => dietitian_id === dietitianId);
    const isFree = (date: string, time: string) =>
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

import type { AppointmentSlot } from '../../../contract/wire/appointment.ts';

const PARTS = [
  ['morning', '12:00'],
  ['afternoon', '17:00'],
  ['evening', '24:00'],
] as const;

type Part = (typeof PARTS)[number][0];

/** The slots under the part of the day in which they begin; parts without slots are left out. */
export function partsOfDay(
  slots: readonly AppointmentSlot[],
): (readonly [Part, readonly AppointmentSlot[]])[] {
  const partOf = (time: string) => PARTS.find(([, end]) => time < end)?.[0];
  return PARTS.flatMap(([part]) => {
    const some = slots.filter(({ time }) => partOf(time) === part);
    return some.length === 0 ? [] : [[part, some] as const];
  });
}

import type { WorkingHours } from '../../contract/wire/staff/appointments.ts';

/** As the fields hold it: react-hook-form's lists hold objects. */
export interface ScheduleValues {
  hours: WorkingHours[];
  days_off: { date: string }[];
}

export const DAY_MINUTES = 24 * 60;

/** 540 → "09:00" */
export const timeOfMinute = (minute: number): string =>
  [Math.floor((minute % DAY_MINUTES) / 60), minute % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

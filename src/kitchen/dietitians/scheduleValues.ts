import type { WorkingHours } from '../../contract/wire/staff/appointments.ts';

/** As the fields hold it: react-hook-form's lists hold objects. */
export interface ScheduleValues {
  hours: WorkingHours[];
  days_off: { date: string }[];
}

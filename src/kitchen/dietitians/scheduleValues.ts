import type { WorkingHours } from '../../contract/wire/staff/appointments.ts';

/** As the fields hold it: a list of a form has objects. */
export interface ScheduleValues {
  hours: WorkingHours[];
  days_off: { date: string }[];
}

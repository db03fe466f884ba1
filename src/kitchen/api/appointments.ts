import type { ApiRequest } from '../../api/client.ts';
import {
  count,
  day,
  fieldOf,
  filledText,
  flag,
  id,
  list,
  nullable,
  object,
  oneOf,
  text,
  time,
} from '../../api/shape.ts';
import type {
  Schedule,
  ScheduleSaved,
  StaffAppointment,
  StaffDietitian,
  WorkingHours,
} from '../../contract/wire/staff/appointments.ts';

export const readAppointment = object<StaffAppointment>({
  id,
  booking_number: filledText,
  dietitian_id: id,
  date: day,
  time,
  status: oneOf('pending', 'received', 'accepted', 'rejected', 'cancelled', 'failed'),
  customer_name: text,
  email: text,
  phone: nullable(text),
  fee: text,
  comments: nullable(text),
  rejected_reason: nullable(text),
  refund_due: flag,
});

const readHours = object<WorkingHours>({ weekday: count, from_minute: count, to_minute: count });

const readDietitian = object<StaffDietitian>({
  id,
  name_en: text,
  name_ar: text,
  hours: list(readHours),
  days_off: list(day),
});

type Decision = (appointment: Pick<StaffAppointment, 'id'>) => ApiRequest<null>;

export const acceptAppointment: Decision = ({ id: number }) => ({
  method: 'POST',
  path: `appointments/${number}/accept`,
  parse: () => null,
});

export const rejectAppointment = ({
  id: number,
  reason,
}: {
  id: number;
  reason: string;
}): ApiRequest<null> => ({
  method: 'POST',
  path: `appointments/${number}/reject`,
  body: { reason },
  parse: () => null,
});

export const moveAppointment = ({
  id: number,
  ...newTime
}: {
  id: number;
  date: string;
  time: string;
}): ApiRequest<null> => ({
  method: 'POST',
  path: `appointments/${number}/move`,
  body: newTime,
  parse: () => null,
});

export const getDietitians = (): ApiRequest<StaffDietitian[]> => ({
  method: 'GET',
  path: 'dietitians',
  parse: (answer) => list(readDietitian)(fieldOf(answer, 'items'), 'items'),
});

export const getFreeTimes = (dietitianId: number, date: string): ApiRequest<string[]> => ({
  method: 'GET',
  path: `dietitians/${dietitianId}/free-times`,
  query: { date },
  parse: (answer) => list(time)(fieldOf(answer, 'times'), 'times'),
});

export const saveSchedule = ({
  id: number,
  ...body
}: Schedule & { id: number }): ApiRequest<ScheduleSaved> => ({
  method: 'PUT',
  path: `dietitians/${number}/schedule`,
  body,
  parse: object<ScheduleSaved>({ dietitian: readDietitian, outside: list(readAppointment) }),
});

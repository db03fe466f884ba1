import { Type, type Static } from 'typebox';
import { SLOT_MINUTES } from '../../appointments.ts';
import { cancellationReason } from '../../rules/appointment.ts';
import {
  AppointmentStatus,
  DateText,
  Id,
  LocalizedName,
  MoneyText,
  nullableText,
  Weekday,
} from '../common.ts';
import { text } from '../ruled.ts';
import { ListQuery } from './list.ts';

export const StaffAppointment = Type.Object({
  id: Id,
  booking_number: Type.String(),
  dietitian_id: Id,
  /** A Kuwait day and a time of day. */
  date: DateText,
  time: Type.String(),
  status: AppointmentStatus,
  customer_name: Type.String(),
  email: Type.String(),
  phone: nullableText,
  fee: MoneyText,
  /** Null for roles without the permission `comments.read`. */
  comments: nullableText,
  rejected_reason: nullableText,
  /** The money has to go back, or has gone back. */
  refund_due: Type.Boolean(),
});
export type StaffAppointment = Static<typeof StaffAppointment>;

/** Appointments that are or were paid; held slots do not concern the kitchen yet. */
export const StaffAppointmentsQuery = ListQuery({
  from: Type.Optional(DateText),
  to: Type.Optional(DateText),
  dietitian_id: Type.Optional(Id),
  status: Type.Optional(Type.Enum(['received', 'accepted', 'rejected', 'cancelled'])),
});

export const RejectAppointment = Type.Object(
  { reason: text(cancellationReason) },
  { additionalProperties: false },
);

const minute = Type.Integer({ minimum: 0, maximum: 24 * 60, multipleOf: SLOT_MINUTES });

/** A part of a weekday, in minutes after midnight in Kuwait. */
export const WorkingHours = Type.Object(
  { weekday: Weekday, from_minute: minute, to_minute: minute },
  { additionalProperties: false },
);
export type WorkingHours = Static<typeof WorkingHours>;

/** When a dietitian takes appointments: the week, and the days ahead on which none are. */
export const Schedule = Type.Object(
  {
    hours: Type.Array(WorkingHours, { maxItems: 50 }),
    days_off: Type.Array(DateText, { maxItems: 366, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type Schedule = Static<typeof Schedule>;

export const StaffDietitian = Type.Object({
  id: Id,
  ...LocalizedName,
  ...Schedule.properties,
});
export type StaffDietitian = Static<typeof StaffDietitian>;

/** Upcoming paid appointments that a new schedule no longer offers: they stay until a staff member moves them. */
export const ScheduleSaved = Type.Object({
  dietitian: StaffDietitian,
  outside: Type.Array(StaffAppointment),
});
export type ScheduleSaved = Static<typeof ScheduleSaved>;

export const FreeTimes = Type.Object({ times: Type.Array(Type.String()) });

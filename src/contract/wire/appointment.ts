import { Type, type Static } from 'typebox';
import { appointmentComments, cancellationReason } from '../rules/appointment.ts';
import { email } from '../rules/person.ts';
import { mobile } from '../rules/phone.ts';
import {
  AppointmentStatus,
  DateText,
  Id,
  LocalizedName,
  MoneyText,
  nullableText,
  Weekday,
} from './common.ts';
import { AppointmentPaymentResult, PaymentStatus, RefundFields } from './payment.ts';
import { optionalText, text } from './ruled.ts';
import { TimeText } from './timeOfDay.ts';

/** Where the appointment is. */
const Place = { place_en: Type.String(), place_ar: Type.String() };

export const Dietitian = Type.Object({
  /** `user_id` of the other calls. */
  id: Id,
  ...LocalizedName,
  title_en: Type.String(),
  title_ar: Type.String(),
  bio_en: Type.String(),
  bio_ar: Type.String(),
  ...Place,
  image: Type.String(),
  fee: MoneyText,
  /** Ascending. */
  weekdays: Type.Array(Weekday),
  /** Days within the window on which no time is left; it may have changed a moment later. */
  full_days: Type.Array(DateText),
});
export type Dietitian = Static<typeof Dietitian>;

export const AppointmentForm = Type.Object({
  dietitians: Type.Array(Dietitian),
  /** The customer's contact details, used unless the booking has others. */
  phone: nullableText,
  email: Type.String(),
  /** Kuwait days between which appointments can be booked; some of them may be full. */
  first_date: DateText,
  last_date: DateText,
  closed_days: Type.Array(Type.Object({ date: DateText, ...LocalizedName })),
});
export type AppointmentForm = Static<typeof AppointmentForm>;

export const AppointmentSlot = Type.Object({
  time: TimeText,
  /** True for a slot that this customer holds, too. */
  available: Type.Boolean(),
  /**
   * `held`: another customer is paying for it, and it may become free. `past`: over, or within the next two hours.
   * `overlap`: the customer has another appointment at this time.
   */
  reason: Type.Union([
    Type.Literal('taken'),
    Type.Literal('held'),
    Type.Literal('past'),
    Type.Literal('overlap'),
    Type.Null(),
  ]),
  /** The unpaid booking with which this customer holds the slot. */
  booking_id: Type.Union([Id, Type.Null()]),
});
export type AppointmentSlot = Static<typeof AppointmentSlot>;

export const AppointmentSlots = Type.Object({
  user_id: Id,
  date: DateText,
  slots: Type.Array(AppointmentSlot),
  /** Why there is no slot at all. */
  closed_reason: Type.Union([
    Type.Literal('closed_day'),
    Type.Literal('day_off'),
    Type.Literal('out_of_range'),
    Type.Null(),
  ]),
});
export type AppointmentSlots = Static<typeof AppointmentSlots>;

export const AppointmentSlotsQuery = Type.Object(
  { user_id: Id, date: DateText },
  { additionalProperties: false },
);
export type AppointmentSlotsQuery = Static<typeof AppointmentSlotsQuery>;

const contact = {
  /** Instead of the profile's. */
  phone: optionalText(mobile),
  email: optionalText(email),
};

export const BookAppointment = Type.Object(
  {
    user_id: Id,
    date: DateText,
    time: TimeText,
    comments: text(appointmentComments),
    ...contact,
  },
  { additionalProperties: false },
);
export type BookAppointment = Static<typeof BookAppointment>;

/** Moves an unpaid booking; missing fields stay as they are. */
export interface ChangeAppointment {
  booking_id: number;
  user_id?: number;
  date?: string;
  time?: string;
  comments?: string;
  phone?: string | null;
  email?: string | null;
}

/** PUT appointment-booking: with `order_reference_number` a payment result, else a change. */
export const UpdateAppointment = Type.Object(
  {
    ...Type.Partial(BookAppointment).properties,
    ...Type.Partial(AppointmentPaymentResult).properties,
    booking_id: Id,
  },
  { additionalProperties: false },
);
export type UpdateAppointment = Static<typeof UpdateAppointment>;

export const CancelAppointment = Type.Object(
  { status: Type.Literal('cancelled'), rejected_reason: text(cancellationReason) },
  { additionalProperties: false },
);
export type CancelAppointment = Static<typeof CancelAppointment>;

/** Where a paid appointment goes; the dietitian stays. */
export const MoveAppointment = Type.Object(
  { date: DateText, time: TimeText },
  { additionalProperties: false },
);
export type MoveAppointment = Static<typeof MoveAppointment>;

export const AppointmentBooking = Type.Object({
  id: Id,
  booking_number: Type.String(),
  /** ISO instant. */
  created_at: Type.String(),
  user_id: Id,
  dietitian: Type.Object({
    ...LocalizedName,
    title_en: Type.String(),
    title_ar: Type.String(),
    ...Place,
    image: Type.String(),
  }),
  comments: Type.String(),
  date: DateText,
  time: TimeText,
  fee: MoneyText,
  booking_status: AppointmentStatus,
  payment_status: PaymentStatus,
  /** The gateway has not given a final answer yet. */
  payment_pending: Type.Boolean(),
  /** The newest attempt failed; while `payable` it can be tried again. */
  payment_failed: Type.Boolean(),
  /** Unpaid, and its slot is still held. */
  payable: Type.Boolean(),
  /** ISO instant until which the slot is held; null when nothing is waiting. */
  held_until: nullableText,
  /** Seconds from this answer: use it for a countdown, the customer's clock may be wrong. */
  held_for_seconds: Type.Integer({ minimum: 0 }),
  cancellable: Type.Boolean(),
  /** Paid, and it can still be moved to another time without paying again. */
  movable: Type.Boolean(),
  /** What a cancellation now would refund of a paid fee. */
  refund_on_cancel: Type.Boolean(),
  ...RefundFields,
  rejected_reason: nullableText,
  cancelled_by: Type.Union([Type.Literal('customer'), Type.Literal('other'), Type.Null()]),
  phone: nullableText,
  email: Type.String(),
  amount_paid: Type.Union([MoneyText, Type.Null()]),
  paid_via: nullableText,
  /** ISO instant. */
  paid_on: nullableText,
  payment_id: nullableText,
  order_reference_number: nullableText,
  /** In the language of the request: why the payment failed although money was taken, when the slot was lost. */
  message: nullableText,
  /** For the calendar file: the id of the event, and the number of its changes. */
  calendar_uid: Type.String(),
  calendar_sequence: Type.Integer({ minimum: 0 }),
});
export type AppointmentBooking = Static<typeof AppointmentBooking>;

export const AppointmentResponse = Type.Object({ booking: AppointmentBooking });
export type AppointmentResponse = Static<typeof AppointmentResponse>;

export const AppointmentsResponse = Type.Object({ bookings: Type.Array(AppointmentBooking) });
export type AppointmentsResponse = Static<typeof AppointmentsResponse>;

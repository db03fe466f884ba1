import type { Fils } from '../contract/money.ts';
import type * as wire from '../contract/wire/appointment.ts';
import type { AppointmentPaymentResult } from '../contract/wire/payment.ts';
import type { ApiClient } from './client.ts';
import { localized, money, readClosedDay, readPaymentStatus } from './common.ts';
import {
  count,
  day,
  flag,
  id,
  instant,
  list,
  nullable,
  object,
  oneOf,
  optional,
  text,
  time,
  type Reader,
} from './shape.ts';

export type Dietitian = Omit<wire.Dietitian, 'fee'> & { fee: Fils };
export type AppointmentForm = Omit<wire.AppointmentForm, 'dietitians'> & {
  dietitians: Dietitian[];
};
/** The wire says booking where the storefront says appointment, and user where it says dietitian. */
type WireNames = 'user_id' | 'booking_number' | 'booking_status';
type AmountsInFils = Omit<wire.AppointmentBooking, 'fee' | 'amount_paid'> & {
  fee: Fils;
  amount_paid: Fils | null;
};
/** An appointment with its amounts in fils. */
export type Appointment = Omit<AmountsInFils, WireNames> & {
  number: string;
  dietitianId: number;
  status: wire.AppointmentBooking['booking_status'];
};
export type AppointmentSlots = Omit<wire.AppointmentSlots, 'user_id'> & { dietitianId: number };

/** A Kuwait day of a dietitian. */
export interface DietitianDay {
  dietitianId: number;
  date: string;
}
/** What a customer books: a free slot, and comments for the dietitian. */
export interface AppointmentInput extends DietitianDay {
  time: string;
  comments: string;
}

const readForm = object<AppointmentForm>({
  dietitians: list(
    object<Dietitian>({
      id,
      ...localized(text, 'name', 'title', 'bio', 'place'),
      image: text,
      fee: money,
      weekdays: list(count),
      full_days: list(day),
    }),
  ),
  phone: nullable(text),
  email: text,
  first_date: day,
  last_date: day,
  closed_days: list(readClosedDay),
});

const readWireSlots = object<wire.AppointmentSlots>({
  user_id: id,
  date: day,
  slots: list(
    object<wire.AppointmentSlot>({
      time,
      available: flag,
      reason: nullable(oneOf('taken', 'held', 'past', 'overlap')),
      booking_id: nullable(id),
    }),
  ),
  closed_reason: nullable(oneOf('closed_day', 'day_off', 'out_of_range')),
});

const readSlots: Reader<AppointmentSlots> = (value, at) => {
  const { user_id: dietitianId, ...slots } = readWireSlots(value, at);
  return { ...slots, dietitianId };
};

const readWireAppointment = object<AmountsInFils>({
  id,
  booking_number: text,
  created_at: instant,
  user_id: id,
  dietitian: object<Appointment['dietitian']>({
    ...localized(text, 'name', 'title', 'place'),
    image: text,
  }),
  comments: text,
  date: day,
  time,
  fee: money,
  booking_status: oneOf('pending', 'received', 'accepted', 'rejected', 'cancelled', 'failed'),
  payment_status: readPaymentStatus,
  payment_pending: flag,
  payment_failed: flag,
  payable: flag,
  held_until: nullable(instant),
  held_for_seconds: count,
  cancellable: flag,
  movable: optional(flag, false),
  refund_on_cancel: flag,
  refund_due: flag,
  refunded: optional(flag, false),
  rejected_reason: nullable(text),
  cancelled_by: nullable(oneOf('customer', 'other')),
  phone: nullable(text),
  email: text,
  amount_paid: nullable(money),
  paid_via: nullable(text),
  paid_on: nullable(instant),
  payment_id: nullable(text),
  order_reference_number: nullable(text),
  message: nullable(text),
  calendar_uid: text,
  calendar_sequence: count,
});

export const readAppointment: Reader<Appointment> = (value, at) => {
  const { user_id, booking_number, booking_status, ...rest } = readWireAppointment(value, at);
  return { ...rest, dietitianId: user_id, number: booking_number, status: booking_status };
};

const toWireInput = ({ dietitianId, ...input }: AppointmentInput): wire.BookAppointment => ({
  user_id: dietitianId,
  ...input,
});

const readBooking = object<{ booking: Appointment }>({ booking: readAppointment });
const readBookings = object<{ bookings: Appointment[] }>({ bookings: list(readAppointment) });

const parseBooking = (response: unknown) => readBooking(response).booking;

export const getAppointmentForm = (api: ApiClient) =>
  api.request({ method: 'GET', path: 'appointment-bookings-form', parse: readForm });

export const getAppointmentSlots = (api: ApiClient, { dietitianId, date }: DietitianDay) =>
  api.request({
    method: 'GET',
    path: 'appointment-bookings-time-slots',
    query: { user_id: dietitianId, date },
    parse: readSlots,
  });

export const bookAppointment = (api: ApiClient, input: AppointmentInput) => {
  const body = toWireInput(input);
  return api.request({ method: 'POST', path: 'appointment-booking', body, parse: parseBooking });
};

export const changeAppointment = (
  api: ApiClient,
  { appointmentId, ...input }: AppointmentInput & { appointmentId: number },
) => {
  const body: wire.ChangeAppointment = { booking_id: appointmentId, ...toWireInput(input) };
  return api.request({ method: 'PUT', path: 'appointment-booking', body, parse: parseBooking });
};

export const sendAppointmentPaymentResult = (api: ApiClient, result: AppointmentPaymentResult) =>
  api.request({ method: 'PUT', path: 'appointment-booking', body: result, parse: parseBooking });

export const getAppointment = (api: ApiClient, { id }: { id: number }) =>
  api.request({ method: 'GET', path: `appointment-booking/${id}`, parse: parseBooking });

export const getAppointments = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'customer-booking',
    parse: (response) => readBookings(response).bookings,
  });

export const moveAppointment = (
  api: ApiClient,
  { appointmentId, ...slot }: wire.MoveAppointment & { appointmentId: number },
) => {
  const path = `move-booking/${appointmentId}`;
  return api.request({ method: 'PUT', path, body: slot, parse: parseBooking });
};

export const cancelAppointment = (
  api: ApiClient,
  { id, reason }: { id: number; reason: string },
) => {
  const body: wire.CancelAppointment = { status: 'cancelled', rejected_reason: reason };
  return api.request({ method: 'PUT', path: `cancel-booking/${id}`, body, parse: parseBooking });
};

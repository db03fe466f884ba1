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
  text,
  time,
} from './shape.ts';

export type Dietitian = Omit<wire.Dietitian, 'fee'> & { fee: Fils };
export type AppointmentForm = Omit<wire.AppointmentForm, 'dietitians'> & {
  dietitians: Dietitian[];
};
/** An appointment with its amounts in fils. */
export type Appointment = Omit<wire.AppointmentBooking, 'fee' | 'amount_paid'> & {
  fee: Fils;
  amount_paid: Fils | null;
};

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

const readSlots = object<wire.AppointmentSlots>({
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

export const readAppointment = object<Appointment>({
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
  refund_on_cancel: flag,
  refund_due: flag,
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

const readBooking = object<{ booking: Appointment }>({ booking: readAppointment });
const readBookings = object<{ bookings: Appointment[] }>({ bookings: list(readAppointment) });

const parseBooking = (response: unknown) => readBooking(response).booking;

export const getAppointmentForm = (api: ApiClient) =>
  api.request({ method: 'GET', path: 'appointment-bookings-form', parse: readForm });

export const getAppointmentSlots = (api: ApiClient, query: wire.AppointmentSlotsQuery) =>
  api.request({
    method: 'GET',
    path: 'appointment-bookings-time-slots',
    query,
    parse: readSlots,
  });

export const bookAppointment = (api: ApiClient, input: wire.BookAppointment) =>
  api.request({ method: 'POST', path: 'appointment-booking', body: input, parse: parseBooking });

export const changeAppointment = (api: ApiClient, change: wire.ChangeAppointment) =>
  api.request({ method: 'PUT', path: 'appointment-booking', body: change, parse: parseBooking });

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

export const cancelAppointment = (
  api: ApiClient,
  { id, reason }: { id: number; reason: string },
) => {
  const body: wire.CancelAppointment = { status: 'cancelled', rejected_reason: reason };
  return api.request({ method: 'PUT', path: `cancel-booking/${id}`, body, parse: parseBooking });
};

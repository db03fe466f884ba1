import { textToFils, type Fils } from '../contract/money.ts';
import type * as wire from '../contract/wire/appointment.ts';
import type { AppointmentPaymentResult } from '../contract/wire/payment.ts';
import type { ApiClient } from './client.ts';

export type Dietitian = Omit<wire.Dietitian, 'fee'> & { fee: Fils };
export type AppointmentForm = Omit<wire.AppointmentForm, 'dietitians'> & {
  dietitians: Dietitian[];
};
/** A booking with its amounts in fils. */
export type Appointment = Omit<wire.AppointmentBooking, 'fee' | 'amount_paid'> & {
  fee: Fils;
  amount_paid: Fils | null;
};

export function toAppointment(booking: wire.AppointmentBooking): Appointment {
  return {
    ...booking,
    fee: textToFils(booking.fee),
    amount_paid: booking.amount_paid === null ? null : textToFils(booking.amount_paid),
  };
}

const parseBooking = (response: unknown) =>
  toAppointment((response as wire.AppointmentResponse).booking);

export const getAppointmentForm = (api: ApiClient) =>
  api.request({
    method: 'GET',
    path: 'appointment-bookings-form',
    parse: (response): AppointmentForm => {
      const form = response as wire.AppointmentForm;
      return {
        ...form,
        dietitians: form.dietitians.map((one) => ({ ...one, fee: textToFils(one.fee) })),
      };
    },
  });

export const getAppointmentSlots = (api: ApiClient, query: wire.AppointmentSlotsQuery) =>
  api.request({
    method: 'GET',
    path: 'appointment-bookings-time-slots',
    query,
    parse: (response) => {
      const answer = response as wire.AppointmentSlots;
      return { ...answer, slots: answer.slots.map((slot) => slot) };
    },
  });

export const bookAppointment = (api: ApiClient, wish: wire.BookAppointment) =>
  api.request({ method: 'POST', path: 'appointment-booking', body: wish, parse: parseBooking });

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
    parse: (response) => (response as wire.AppointmentsResponse).bookings.map(toAppointment),
  });

export const cancelAppointment = (
  api: ApiClient,
  { id, reason }: { id: number; reason: string },
) => {
  const body: wire.CancelAppointment = { status: 'cancelled', rejected_reason: reason };
  return api.request({ method: 'PUT', path: `cancel-booking/${id}`, body, parse: parseBooking });
};

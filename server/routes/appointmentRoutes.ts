import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  AppointmentForm,
  AppointmentResponse,
  AppointmentSlots,
  AppointmentSlotsQuery,
  AppointmentsResponse,
  BookAppointment,
  CancelAppointment,
  UpdateAppointment,
  type ChangeAppointment,
} from '../../src/contract/wire/appointment.ts';
import { Id } from '../../src/contract/wire/common.ts';
import { findOwnBooking, getBooking, type Booking } from '../db/stores/bookingStore.ts';
import { bookAppointment } from '../domain/appointments/bookAppointment.ts';
import { changeAppointment, changedSlot } from '../domain/appointments/changeAppointment.ts';
import { cancelAppointment } from '../domain/appointments/decideAppointment.ts';
import { readBooking, readBookings } from '../domain/appointments/readBookings.ts';
import { viewSlots } from '../domain/appointments/slots.ts';
import { viewForm } from '../domain/appointments/viewForm.ts';
import { notFound } from '../errors/ApiError.ts';
import { answers, ok } from '../http/envelope.ts';
import { assertOpen, duringMaintenance } from '../http/maintenance.ts';
import { currentCustomer } from '../http/session.ts';
import type { Locale } from '../i18n/translate.ts';
import { acceptResult } from '../payments/acceptResult.ts';
import { refreshPayable } from '../payments/enquiry.ts';
import { enquireConflictingHolds } from '../payments/expiredHolds.ts';
import type { PaymentContext } from '../payments/paymentContext.ts';

const Params = Type.Object({ id: Id });

/** Appointments with a dietitian, from the choice of a slot to its cancellation. */
export function appointmentRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    await app.register(choiceRoutes(context));
    await app.register(bookingRoutes(context));
  };
}

function choiceRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/appointment-bookings-form',
      { schema: { response: answers(AppointmentForm) } },
      async (request) => ok(await viewForm(context, currentCustomer(request))),
    );

    const slots = { querystring: AppointmentSlotsQuery, response: answers(AppointmentSlots) };
    app.get('/appointment-bookings-time-slots', { schema: slots }, async (request) =>
      ok(await viewSlots(context, currentCustomer(request), request.query)),
    );
  };
}

function bookingRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  const { db } = context;
  const detail = async (booking: Booking, locale: Locale) =>
    ok({ booking: await readBooking(context, booking, locale) });

  return async (app) => {
    const booked = { body: BookAppointment, response: answers(AppointmentResponse) };
    app.post('/appointment-booking', { schema: booked }, async (request) => {
      const { body: input, locale: language } = request;
      const customerId = currentCustomer(request);
      const slot = { dietitian_id: input.user_id, date: input.date, time: input.time };
      await enquireConflictingHolds(context, customerId, slot);
      return detail(await bookAppointment(context, { customerId, language, input }), language);
    });

    const updated = { body: UpdateAppointment, response: answers(AppointmentResponse) };
    app.put(
      '/appointment-booking',
      { schema: updated, config: duringMaintenance },
      async (request) => ok({ booking: await update(context, currentCustomer(request), request) }),
    );

    app.get(
      '/customer-booking',
      { schema: { response: answers(AppointmentsResponse) } },
      async (request) =>
        ok({ bookings: await readBookings(context, currentCustomer(request), request.locale) }),
    );

    const viewed = { params: Params, response: answers(AppointmentResponse) };
    app.get(
      '/appointment-booking/:id',
      { schema: viewed, config: duringMaintenance },
      async (request) => {
        const { id } = request.params;
        const booking = await findOwnBooking(db, currentCustomer(request), id);
        if (booking === null) throw notFound();
        if (booking.paid_at === null) await refreshPayable(context, { kind: 'appointment', id });
        return detail(await getBooking(db, id), request.locale);
      },
    );

    const cancelled = {
      params: Params,
      body: CancelAppointment,
      response: answers(AppointmentResponse),
    };
    app.put('/cancel-booking/:id', { schema: cancelled }, async (request) => {
      const { rejected_reason } = request.body;
      const customerId = currentCustomer(request);
      const booking = await cancelAppointment(
        context,
        customerId,
        request.params.id,
        rejected_reason,
      );
      context.background.run(() => context.notifications.sendDue());
      return detail(booking, request.locale);
    });
  };
}

interface UpdateRequest {
  body: UpdateAppointment;
  locale: Locale;
}

/** The gateway's reference makes it a payment result; anything else changes the unpaid booking. */
async function update(
  context: PaymentContext,
  customerId: number,
  { body, locale }: UpdateRequest,
) {
  const { booking_id: id, order_reference_number: reference } = body;
  if (reference === undefined) {
    assertOpen(context.config);
    return readBooking(context, await change(context, customerId, body), locale);
  }
  const hint = { ...body, order_reference_number: reference };
  const { undecided } = await acceptResult(context, customerId, { kind: 'appointment', id }, hint);
  const booking = await readBooking(context, await getBooking(context.db, id), locale);
  return { ...booking, payment_pending: undecided || booking.payment_pending };
}

async function change(
  context: PaymentContext,
  customerId: number,
  wanted: ChangeAppointment,
): Promise<Booking> {
  const known = await findOwnBooking(context.db, customerId, wanted.booking_id);
  if (known === null) throw notFound();
  await enquireConflictingHolds(context, customerId, changedSlot(known, wanted));
  return changeAppointment(context, customerId, wanted);
}

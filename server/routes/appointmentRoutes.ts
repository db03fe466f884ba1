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
  MoveAppointment,
  UpdateAppointment,
} from '../../src/contract/wire/appointment.ts';
import { Id } from '../../src/contract/wire/common.ts';
import {
  findOwnAppointment,
  getAppointment,
  type Appointment,
} from '../db/stores/appointmentStore.ts';
import { viewAppointmentForm } from '../domain/appointments/appointmentForm.ts';
import {
  bookAppointment,
  changeAppointment,
  changedSlot,
  checkSentChange,
  type AppointmentChange,
} from '../domain/appointments/bookAppointment.ts';
import { checkOtherSlot, checkSentSlot } from '../domain/appointments/checkAppointment.ts';
import { cancelAppointment } from '../domain/appointments/decideAppointment.ts';
import { moveAppointment, slotOfMove } from '../domain/appointments/moveAppointment.ts';
import { readAppointment, readAppointments } from '../domain/appointments/readAppointments.ts';
import { viewSlots } from '../domain/appointments/slots.ts';
import type { FieldChecks } from '../domain/validation/FieldChecks.ts';
import { notFound } from '../errors/ApiError.ts';
import { answers, ok } from '../http/envelope.ts';
import { completeRefusal, paramsReader } from '../http/formChecks.ts';
import { duringMaintenance } from '../http/maintenance.ts';
import { currentCustomer } from '../http/session.ts';
import type { Language } from '../../src/contract/languages.ts';
import { acceptResult } from '../payments/acceptResult.ts';
import { refreshPayable } from '../payments/enquiry.ts';
import { enquireConflictingHolds } from '../payments/expiredHolds.ts';
import type { PaymentContext } from '../payments/paymentContext.ts';

const Params = Type.Object({ id: Id });
const paramsOf = paramsReader(Params);

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
      async (request) => ok(await viewAppointmentForm(context, currentCustomer(request))),
    );

    const slots = { querystring: AppointmentSlotsQuery, response: answers(AppointmentSlots) };
    app.get('/appointment-bookings-time-slots', { schema: slots }, async (request) => {
      const { user_id: dietitianId, date } = request.query;
      return ok(await viewSlots(context, currentCustomer(request), { dietitianId, date }));
    });
  };
}

function bookingRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  const { db } = context;
  const detail = async (appointment: Appointment, locale: Language) =>
    ok({ booking: await readAppointment(context, appointment, locale) });

  return async (app) => {
    const booked = { body: BookAppointment, response: answers(AppointmentResponse) };
    const preValidation = completeRefusal(BookAppointment, ({ user_id, date, time }, checks) =>
      checkSentSlot(context, { dietitian_id: user_id, date, time }, checks),
    );
    app.post('/appointment-booking', { schema: booked, preValidation }, async (request) => {
      const { user_id, date, time, comments, phone = null, email = null } = request.body;
      const { locale: language } = request;
      const customerId = currentCustomer(request);
      const slot = { dietitian_id: user_id, date, time };
      await enquireConflictingHolds(context, customerId, slot);
      const input = { customerId, language, slot, comments, phone, email };
      return detail(await bookAppointment(context, input), language);
    });

    const updated = { body: UpdateAppointment, response: answers(AppointmentResponse) };
    app.put(
      '/appointment-booking',
      {
        schema: updated,
        config: duringMaintenance,
        preValidation: completeRefusal(UpdateAppointment, async (form, checks, request) => {
          if (isPaymentResult(form, checks)) return;
          await checkSentChange(context, currentCustomer(request), form, checks);
        }),
      },
      async (request) => {
        if (request.body.order_reference_number === undefined) await app.maintenance.assertOff();
        return ok({ booking: await update(context, currentCustomer(request), request) });
      },
    );

    app.get(
      '/customer-booking',
      { schema: { response: answers(AppointmentsResponse) } },
      async (request) =>
        ok({ bookings: await readAppointments(context, currentCustomer(request), request.locale) }),
    );

    const viewed = { params: Params, response: answers(AppointmentResponse) };
    app.get(
      '/appointment-booking/:id',
      { schema: viewed, config: duringMaintenance },
      async (request) => {
        const { id } = request.params;
        const appointment = await findOwnAppointment(db, currentCustomer(request), id);
        if (appointment === null) throw notFound();
        if (appointment.paid_at === null)
          await refreshPayable(context, { kind: 'appointment', id });
        return detail(await getAppointment(db, id), request.locale);
      },
    );

    const moved = {
      params: Params,
      body: MoveAppointment,
      response: answers(AppointmentResponse),
    };
    const checkMove = completeRefusal(MoveAppointment, async ({ date, time }, checks, request) => {
      const id = paramsOf(request)?.id;
      const known =
        id === undefined ? null : await findOwnAppointment(db, currentCustomer(request), id);
      await checkOtherSlot(
        context,
        known,
        { dietitian_id: known?.dietitian_id, date, time },
        checks,
      );
    });
    app.put('/move-booking/:id', { schema: moved, preValidation: checkMove }, async (request) => {
      const move = { ...request.body, id: request.params.id };
      const customerId = currentCustomer(request);
      await enquireConflictingHolds(
        context,
        customerId,
        await slotOfMove(context, customerId, move),
      );
      const appointment = await moveAppointment(context, customerId, move);
      context.background.run(() => context.mails.sendDue());
      return detail(appointment, request.locale);
    });

    const cancelled = {
      params: Params,
      body: CancelAppointment,
      response: answers(AppointmentResponse),
    };
    app.put('/cancel-booking/:id', { schema: cancelled }, async (request) => {
      const { rejected_reason: reason } = request.body;
      const customerId = currentCustomer(request);
      const appointment = await cancelAppointment(context, customerId, request.params.id, reason);
      context.background.run(() => context.mails.sendDue());
      return detail(appointment, request.locale);
    });
  };
}

interface UpdateRequest {
  body: UpdateAppointment;
  locale: Language;
}

const isPaymentResult = (form: Partial<UpdateAppointment>, checks: FieldChecks): boolean =>
  form.order_reference_number !== undefined || checks.has('order_reference_number');

/** A body with the gateway's reference is a payment result; any other changes the unpaid appointment. */
async function update(
  context: PaymentContext,
  customerId: number,
  { body, locale }: UpdateRequest,
) {
  const { booking_id: id, order_reference_number: reference } = body;
  if (reference === undefined) {
    return readAppointment(context, await change(context, customerId, changeOf(body)), locale);
  }
  const hint = { ...body, order_reference_number: reference };
  const { undecided } = await acceptResult(context, customerId, { kind: 'appointment', id }, hint);
  const appointment = await readAppointment(context, await getAppointment(context.db, id), locale);
  return { ...appointment, payment_pending: undecided || appointment.payment_pending };
}

function changeOf(body: UpdateAppointment): AppointmentChange {
  return {
    appointmentId: body.booking_id,
    dietitianId: body.user_id ?? null,
    date: body.date ?? null,
    time: body.time ?? null,
    comments: body.comments ?? null,
    phone: body.phone ?? null,
    email: body.email ?? null,
  };
}

async function change(
  context: PaymentContext,
  customerId: number,
  wanted: AppointmentChange,
): Promise<Appointment> {
  const known = await findOwnAppointment(context.db, customerId, wanted.appointmentId);
  if (known === null) throw notFound();
  await enquireConflictingHolds(context, customerId, changedSlot(known, wanted));
  return changeAppointment(context, customerId, wanted);
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { DateText, Id } from '../../../src/contract/wire/common.ts';
import { MoveAppointment } from '../../../src/contract/wire/appointment.ts';
import {
  FreeTimes,
  RejectAppointment,
  Schedule,
  ScheduleSaved,
  StaffAppointment,
  StaffAppointmentsQuery,
  StaffDietitian,
} from '../../../src/contract/wire/staff/appointments.ts';
import { ListOf } from '../../../src/contract/wire/staff/list.ts';
import type { Appointment } from '../../db/stores/appointmentStore.ts';
import { findAppointment } from '../../db/stores/appointmentStore.ts';
import {
  acceptAppointment,
  rejectAppointment,
} from '../../domain/appointments/decideAppointment.ts';
import { checkOtherSlot } from '../../domain/appointments/checkAppointment.ts';
import { freeTimes } from '../../domain/appointments/slots.ts';
import type { StaffActor } from '../../domain/staff/actor.ts';
import {
  checkSchedule,
  readDietitians,
  saveSchedule,
} from '../../domain/staff/dietitianSchedule.ts';
import { rescheduleAppointment } from '../../domain/staff/rescheduleAppointment.ts';
import {
  readStaffAppointments,
  viewStaffAppointment,
} from '../../domain/staff/staffAppointments.ts';
import { notFound } from '../../errors/ApiError.ts';
import { answers, ok } from '../../http/envelope.ts';
import { checkForm, completeRefusal, paramsReader } from '../../http/formChecks.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';
import type { PaymentContext } from '../../payments/paymentContext.ts';

const ById = Type.Object({ id: Id });
const paramsOf = paramsReader(ById);
const Decided = answers(Type.Object({ appointment: StaffAppointment }));

/** The dietitians' calendar, and their hours. */
export function appointmentRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  const { db } = context;
  const known = async (id: number): Promise<Appointment> => {
    const appointment = await findAppointment(db, id);
    if (appointment?.paid_at == null) throw notFound();
    return appointment;
  };
  const decided = (appointment: Appointment, actor: StaffActor) => {
    context.background.run(() => context.mails.sendDue());
    return ok({ appointment: viewStaffAppointment(appointment, actor) });
  };
  return async (app) => {
    const list = {
      querystring: StaffAppointmentsQuery,
      response: answers(ListOf(StaffAppointment)),
    };
    app.get('/appointments', { ...needs('appointments.read'), schema: list }, async (request) =>
      ok(await readStaffAppointments(context, currentStaff(request), request.query)),
    );

    app.post(
      '/appointments/:id/accept',
      { ...needs('appointments.write'), schema: { params: ById, response: Decided } },
      async (request) => {
        const actor = currentStaff(request);
        const { id } = await known(request.params.id);
        return decided(await acceptAppointment(context, actor, id), actor);
      },
    );

    const reject = { params: ById, body: RejectAppointment, response: Decided };
    app.post(
      '/appointments/:id/reject',
      { ...needs('appointments.write'), schema: reject },
      async (request) => {
        const actor = currentStaff(request);
        const { id } = await known(request.params.id);
        return decided(await rejectAppointment(context, actor, id, request.body.reason), actor);
      },
    );

    const move = { params: ById, body: MoveAppointment, response: Decided };
    app.post(
      '/appointments/:id/move',
      {
        ...needs('appointments.write'),
        schema: move,
        preValidation: completeRefusal(MoveAppointment, async ({ date, time }, checks, request) => {
          const id = paramsOf(request)?.id;
          const before = id === undefined ? null : await findAppointment(db, id);
          const slot = { dietitian_id: before?.dietitian_id, date, time };
          await checkOtherSlot(context, before, slot, checks);
        }),
      },
      async (request) => {
        const actor = currentStaff(request);
        const appointment = await known(request.params.id);
        return decided(
          await rescheduleAppointment(context, actor, appointment, request.body),
          actor,
        );
      },
    );

    app.get(
      '/dietitians',
      { ...needs('appointments.read'), schema: { response: answers(ListOf(StaffDietitian)) } },
      async () => {
        const items = await readDietitians(context);
        return ok({ items, total: items.length });
      },
    );

    const times = {
      params: ById,
      querystring: Type.Object({ date: DateText }, { additionalProperties: false }),
      response: answers(FreeTimes),
    };
    app.get(
      '/dietitians/:id/free-times',
      { ...needs('appointments.write'), schema: times },
      async ({ params, query }) => ok({ times: await freeTimes(context, params.id, query.date) }),
    );

    const schedule = { params: ById, body: Schedule, response: answers(ScheduleSaved) };
    app.put(
      '/dietitians/:id/schedule',
      {
        ...needs('hours.write'),
        schema: schedule,
        preValidation: checkForm(Schedule, (form, checks) => checkSchedule(context, form, checks)),
      },
      async (request) => {
        const actor = currentStaff(request);
        const { dietitian, outside } = await saveSchedule(
          context,
          actor,
          request.params.id,
          request.body,
        );
        return ok({ dietitian, outside: outside.map((one) => viewStaffAppointment(one, actor)) });
      },
    );
  };
}

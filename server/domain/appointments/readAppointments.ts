import { startOfAppointment } from '../../../src/contract/appointments.ts';
import { filsToText } from '../../../src/contract/money.ts';
import type { AppointmentBooking } from '../../../src/contract/wire/appointment.ts';
import type { AppointmentStatus } from '../../../src/contract/wire/common.ts';
import type { AppContext } from '../../context.ts';
import { listAppointments, type Appointment } from '../../db/stores/appointmentStore.ts';
import { dietitiansOf, type Dietitian } from '../../db/stores/dietitianStore.ts';
import {
  attemptsOf,
  settlingCaptures,
  type Attempt,
  type SettlingCapture,
} from '../../db/stores/paymentStore.ts';
import { refundStates, type RefundState } from '../../db/stores/refundStore.ts';
import type { Language } from '../../../src/contract/languages.ts';
import { translate } from '../../i18n/translate.ts';
import { isPaymentPending } from '../orders/orderState.ts';
import {
  appointmentNumber,
  calendarUid,
  isCancellable,
  isMovable,
  isPayable,
  isRefunded,
} from './appointmentState.ts';

interface AppointmentParts {
  appointment: Appointment;
  dietitian: Dietitian;
  attempts: readonly Attempt[];
  capture: SettlingCapture | null;
  refund: RefundState | null;
}

export async function readAppointment(
  context: AppContext,
  appointment: Appointment,
  locale: Language,
): Promise<AppointmentBooking> {
  const [view] = await viewAppointments(context, [appointment], locale);
  if (view === undefined) throw new Error(`Appointment ${appointment.id} has no dietitian`);
  return view;
}

export async function readAppointments(
  context: AppContext,
  customerId: number,
  locale: Language,
): Promise<AppointmentBooking[]> {
  const appointments = await listAppointments(context.db, customerId, context.clock());
  return viewAppointments(context, appointments, locale);
}

export async function viewAppointments(
  context: AppContext,
  appointments: readonly Appointment[],
  locale: Language,
): Promise<AppointmentBooking[]> {
  const { db } = context;
  const ids = appointments.map(({ id }) => id);
  const dietitians = await dietitiansOf(db, [
    ...new Set(appointments.map(({ dietitian_id }) => dietitian_id)),
  ]);
  const attempts = await attemptsOf(db, 'appointment', ids);
  const captures = await settlingCaptures(db, 'appointment', ids);
  const refunds = await refundStates(db, 'appointment', ids);
  return appointments.flatMap((appointment) => {
    const dietitian = dietitians.find(({ id }) => id === appointment.dietitian_id);
    if (dietitian === undefined) return [];
    const parts = {
      appointment,
      dietitian,
      attempts: attempts.filter(({ appointment_id }) => appointment_id === appointment.id),
      capture: captures.find(({ appointment_id }) => appointment_id === appointment.id) ?? null,
      refund: refunds.get(appointment.id) ?? null,
    };
    return [toWireAppointment(context, parts, locale)];
  });
}

function toWireAppointment(
  { clock, config }: AppContext,
  parts: AppointmentParts,
  locale: Language,
): AppointmentBooking {
  const { appointment, dietitian, refund } = parts;
  const isRefundShown = isLost(appointment) && refund !== 'made';
  return {
    id: appointment.id,
    booking_number: appointmentNumber(appointment.id),
    created_at: appointment.created_at.toISOString(),
    user_id: appointment.dietitian_id,
    dietitian: {
      name_en: dietitian.name_en,
      name_ar: dietitian.name_ar,
      title_en: dietitian.title_en,
      title_ar: dietitian.title_ar,
      place_en: dietitian.place_en,
      place_ar: dietitian.place_ar,
      image: dietitian.image,
    },
    comments: appointment.comments,
    date: appointment.date,
    time: appointment.time,
    fee: filsToText(appointment.fee_fils),
    ...stateOf(parts, clock()),
    refund_due: appointment.refund_due && refund !== 'made',
    refunded: refund === 'made',
    rejected_reason: appointment.rejected_reason,
    cancelled_by: appointment.cancelled_by,
    phone: appointment.phone,
    email: appointment.email,
    ...paymentOf(parts),
    message: isRefundShown ? translate(locale, 'server.appointment.not_completed') : null,
    calendar_uid: calendarUid(appointment.id, config.publicUrl),
    calendar_sequence: appointment.calendar_sequence,
  };
}

function stateOf({ appointment, attempts }: AppointmentParts, now: Date) {
  const isPending = isPaymentPending(appointment, attempts, now);
  const payable = isPayable(appointment, now);
  const newest = attempts.at(-1)?.status;
  const heldMs = payable ? appointment.held_until.getTime() - now.getTime() : 0;
  return {
    booking_status: statusOf(appointment, isPending, payable),
    payment_status: appointment.paid_at === null ? ('not_paid' as const) : ('paid' as const),
    payment_pending: isPending,
    payment_failed: appointment.paid_at === null && (newest === 'failed' || newest === 'abandoned'),
    payable,
    held_until: payable ? appointment.held_until.toISOString() : null,
    held_for_seconds: Math.ceil(heldMs / 1000),
    cancellable: isCancellable(appointment, now),
    movable: isMovable(appointment, now),
    refund_on_cancel: startOfAppointment(appointment) > now && isRefunded(appointment, now),
  };
}

/** An expired hold has failed, released or not, unless it may have been paid. */
function statusOf(
  appointment: Appointment,
  isPending: boolean,
  payable: boolean,
): AppointmentStatus {
  if (appointment.status !== 'pending' && appointment.status !== 'failed')
    return appointment.status;
  return payable || isPending ? 'pending' : 'failed';
}

/** The payment came after the slot was lost. */
function isLost({ paid_at, refund_due, status }: Appointment): boolean {
  return paid_at === null && refund_due && status !== 'pending';
}

function paymentOf({ appointment, attempts, capture }: AppointmentParts) {
  const paidFils = capture?.amount_fils ?? null;
  return {
    amount_paid: paidFils === null ? null : filsToText(paidFils),
    paid_via: capture?.payment_type ?? null,
    paid_on: (capture?.paid_on ?? appointment.paid_at)?.toISOString() ?? null,
    payment_id: capture?.payment_id ?? null,
    order_reference_number: capture?.reference ?? attempts.at(-1)?.reference ?? null,
  };
}

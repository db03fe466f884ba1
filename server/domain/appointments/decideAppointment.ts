import { cancellationReason } from '../../../src/contract/rules/appointment.ts';
import type { AppContext } from '../../context.ts';
import {
  getAppointment,
  lockAppointment,
  lockOwnAppointment,
  updateAppointment,
  type Appointment,
} from '../../db/stores/appointmentStore.ts';
import { makeFeeRefundDue } from '../../db/stores/refundStore.ts';
import { ApiError, notFound } from '../../errors/ApiError.ts';
import { rateLimit } from '../rateLimit.ts';
import { audit, type Auditor } from '../staff/audit.ts';
import { FieldChecks } from '../validation/FieldChecks.ts';
import { requiredTextViolation } from '../validation/ruledValue.ts';
import { BOOKING_LIMIT, isCancellable, isOn, isRefunded, mailAbout } from './appointmentState.ts';

/** The customer cancels an appointment or releases a held slot. Sent again, it changes nothing. */
export async function cancelAppointment(
  { db, clock }: AppContext,
  customerId: number,
  id: number,
  reason: string,
): Promise<Appointment> {
  const now = clock();
  await rateLimit(db, `appointment:${customerId}`, BOOKING_LIMIT, now);
  return db.transaction().execute(async (trx) => {
    const appointment = await lockOwnAppointment(trx, customerId, id);
    if (appointment === null) throw notFound();
    if (appointment.status === 'cancelled') return appointment;
    if (!isCancellable(appointment, now)) throw new ApiError('booking_not_cancellable');
    if (isRefunded(appointment, now)) await makeFeeRefundDue(trx, id, now);
    await updateAppointment(trx, id, {
      status: 'cancelled',
      cancelled_at: now,
      cancelled_by: 'customer',
      rejected_reason: reason,
      refund_due: appointment.refund_due || isRefunded(appointment, now),
      ...(appointment.paid_at === null ? {} : mailAbout(appointment, 'cancelled', now)),
    });
    return getAppointment(trx, id);
  });
}

/** The kitchen confirms an appointment that was paid. */
export async function acceptAppointment(
  { db, clock }: AppContext,
  actor: Auditor,
  id: number,
): Promise<Appointment> {
  const now = clock();
  return db.transaction().execute(async (trx) => {
    const appointment = await lockAppointment(trx, id);
    if (appointment.status === 'accepted') return appointment;
    if (appointment.status !== 'received') throw new ApiError('booking_closed');
    await updateAppointment(trx, id, {
      status: 'accepted',
      ...mailAbout(appointment, 'confirmed', now),
    });
    await audit(trx, actor, decided(appointment, 'accepted'), now);
    return getAppointment(trx, id);
  });
}

/** The kitchen rejects an appointment: the slot is free again, and the fee is always refunded. */
export async function rejectAppointment(
  { db, clock }: AppContext,
  actor: Auditor,
  id: number,
  reasonText: string,
): Promise<Appointment> {
  const now = clock();
  const reason = checkReason(reasonText);
  return db.transaction().execute(async (trx) => {
    const appointment = await lockAppointment(trx, id);
    if (appointment.status === 'rejected') return appointment;
    if (!isOn(appointment)) throw new ApiError('booking_closed');
    await makeFeeRefundDue(trx, id, now);
    await updateAppointment(trx, id, {
      status: 'rejected',
      cancelled_at: now,
      cancelled_by: 'other',
      rejected_reason: reason,
      refund_due: true,
      ...mailAbout(appointment, 'cancelled', now),
    });
    await audit(trx, actor, decided(appointment, 'rejected'), now);
    return getAppointment(trx, id);
  });
}

const decided = ({ id, status }: Appointment, next: 'accepted' | 'rejected') => ({
  action: `appointment.${next}`,
  subject: 'appointment',
  subjectId: id,
  before: { status },
  after: { status: next },
});

/** The kitchen's reason comes from no form. */
function checkReason(text: string): string {
  const reason = cancellationReason.normalise(text);
  const violation = requiredTextViolation(cancellationReason, reason);
  const checks = new FieldChecks();
  if (violation !== null) checks.addViolation('rejected_reason', violation);
  checks.finish();
  return reason;
}

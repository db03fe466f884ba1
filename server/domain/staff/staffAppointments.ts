import { mayStaff } from '../../../src/contract/staff/permissions.ts';
import type { StaffAppointment } from '../../../src/contract/wire/staff/appointments.ts';
import { filsToText } from '../../../src/contract/money.ts';
import type { AppContext } from '../../context.ts';
import type { Appointment } from '../../db/stores/appointmentStore.ts';
import {
  countPaidAppointments,
  listPaidAppointments,
  type AppointmentFilter,
} from '../../db/stores/staffAppointmentStore.ts';
import { appointmentNumber } from '../appointments/appointmentState.ts';
import type { StaffActor } from './actor.ts';
import { audit } from './audit.ts';
import { pageOf, type ListPage } from './listPage.ts';

const mayReadComments = ({ role }: StaffActor) => mayStaff(role, 'comments.read');

/** A page of the calendar. It holds what customers write to their dietitian, so each read is logged. */
export async function readStaffAppointments(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  actor: StaffActor,
  query: AppointmentFilter & ListPage,
) {
  const rows = await listPaidAppointments(db, query, pageOf(query));
  if (mayReadComments(actor) && rows.length > 0) {
    const after = { appointments: rows.map(({ id }) => id) };
    await audit(db, actor, { action: 'comments.read', subject: 'appointments', after }, clock());
  }
  return {
    items: rows.map((row) => viewStaffAppointment(row, actor)),
    total: await countPaidAppointments(db, query),
  };
}

export function viewStaffAppointment(row: Appointment, actor: StaffActor): StaffAppointment {
  const { id, dietitian_id, date, time, status, customer_name, email, phone } = row;
  return {
    id,
    booking_number: appointmentNumber(id),
    dietitian_id,
    date,
    time,
    status,
    customer_name,
    email,
    phone,
    fee: filsToText(row.fee_fils),
    comments: mayReadComments(actor) ? row.comments : null,
    rejected_reason: row.rejected_reason,
    refund_due: row.refund_due,
  };
}

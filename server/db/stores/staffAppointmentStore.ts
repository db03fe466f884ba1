import type { Db } from '../database.ts';
import type { Appointment } from './appointmentStore.ts';

export interface AppointmentFilter {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly dietitian_id?: number | undefined;
  readonly status?: Appointment['status'] | undefined;
}

/** Paid appointments only: a held slot does not concern the kitchen yet. */
function filtered(db: Db, { from, to, dietitian_id, status }: AppointmentFilter) {
  let paid = db.selectFrom('appointments').where('paid_at', 'is not', null);
  if (from !== undefined) paid = paid.where('date', '>=', from);
  if (to !== undefined) paid = paid.where('date', '<=', to);
  if (dietitian_id !== undefined) paid = paid.where('dietitian_id', '=', dietitian_id);
  if (status !== undefined) paid = paid.where('status', '=', status);
  return paid;
}

/** In calendar order. */
export async function listPaidAppointments(
  db: Db,
  filter: AppointmentFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<Appointment[]> {
  return filtered(db, filter)
    .selectAll()
    .orderBy('date')
    .orderBy('time')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countPaidAppointments(db: Db, filter: AppointmentFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Those that take place, from this day on. */
export async function appointmentsAhead(
  db: Db,
  dietitianId: number,
  first: string,
): Promise<Appointment[]> {
  return db
    .selectFrom('appointments')
    .selectAll()
    .where('dietitian_id', '=', dietitianId)
    .where('date', '>=', first)
    .where('status', 'in', ['received', 'accepted'])
    .orderBy('date')
    .orderBy('time')
    .execute();
}

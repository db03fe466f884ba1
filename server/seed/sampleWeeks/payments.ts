import type { Db } from '../../db/database.ts';

interface Payment {
  readonly amount: number;
  readonly at: Date;
}

interface PaymentOfOrder extends Payment {
  readonly orderId: number;
  readonly outcome: 'captured' | 'failed';
}

/** As the gateway's answer would have been recorded. */
export async function payForOrder(
  trx: Db,
  { orderId, outcome, ...payment }: PaymentOfOrder,
): Promise<void> {
  const owner = { order_id: orderId, appointment_id: null };
  await insertAttempt(trx, { ...payment, owner, reference: `SUB-${orderId}-1-sample`, outcome });
}

/** Returns the id of the capture. */
export async function payForAppointment(
  trx: Db,
  { appointmentId, ...payment }: Payment & { readonly appointmentId: number },
): Promise<number> {
  const owner = { order_id: null, appointment_id: appointmentId };
  const reference = `APT-${appointmentId}-1-sample`;
  return insertAttempt(trx, { ...payment, owner, reference, outcome: 'captured' });
}

interface Attempt extends Payment {
  readonly owner: { order_id: number | null; appointment_id: number | null };
  readonly reference: string;
  readonly outcome: 'captured' | 'failed';
}

async function insertAttempt(trx: Db, attempt: Attempt): Promise<number> {
  const { owner, reference, outcome, amount, at } = attempt;
  const { id } = await trx
    .insertInto('payment_attempts')
    .values({
      ...owner,
      number: 1,
      reference,
      source: 'relay',
      amount_fils: amount,
      status: outcome,
      created_at: at,
      decided_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (outcome === 'failed') return id;
  const capture = await trx
    .insertInto('payment_captures')
    .values({
      ...owner,
      attempt_id: id,
      payment_id: `sample-${id}`,
      payment_type: 'KNET',
      result_code: 'CAPTURED',
      amount_fils: amount,
      paid_on: at,
      settles: true,
      recorded_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return capture.id;
}

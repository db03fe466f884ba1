import { createCipheriv } from 'node:crypto';
import { sealEnvelope } from '../../src/payment/envelope.ts';
import type { Session, Transaction } from './records.ts';
import type { SandboxSettings } from './settings.ts';

const BLOCK = 32;

/** The encrypted `data` of a return, in the form that the session's scenario asks for. */
export function returnData(
  session: Session,
  transaction: Transaction,
  { gateway }: Pick<SandboxSettings, 'gateway'>,
): string {
  const payload = payloadOf(session, transaction);
  const { name } = session.scenario;
  if (name === 'zero-padding') return sealWithZeros(payload, gateway);
  const sealed = sealEnvelope(payload, gateway);
  return name === 'bit-flipped' ? flipBit(sealed) : sealed;
}

function payloadOf(session: Session, transaction: Transaction): Record<string, unknown> {
  const isPaid = transaction.status === 'SUCCESSFUL';
  const [variable1, variable2, variable3, variable4, variable5] = session.fields.variables;
  const fields = {
    resultCode: transaction.resultCode,
    amount: transaction.amount,
    paymentToken: transaction.token,
    paymentId: transaction.paymentId,
    paidOn: transaction.datetime,
    orderReferenceNumber: transaction.reference,
    variable1,
    variable2,
    variable3,
    variable4,
    variable5,
    method: transaction.paymentType,
    administrativeCharge: transaction.administrativeCharge,
  };
  return {
    status: isPaid,
    code: isPaid ? 1 : 0,
    message: isPaid ? 'Transaction Success' : 'Transaction Failed',
    response: session.scenario.name === 'nested' ? { data: fields } : fields,
  };
}

function sealWithZeros(payload: Record<string, unknown>, { key, iv }: SandboxSettings['gateway']) {
  const text = Buffer.from(JSON.stringify(payload));
  const padded = Buffer.concat([text, Buffer.alloc(BLOCK - (text.length % BLOCK))]);
  const cipher = createCipheriv('aes-256-cbc', Buffer.from(key), Buffer.from(iv)).setAutoPadding(
    false,
  );
  return Buffer.concat([cipher.update(padded), cipher.final()]).toString('hex');
}

/** In the middle of the ciphertext: one block becomes noise, and one bit of the next changes. */
function flipBit(data: string): string {
  const bytes = Buffer.from(data, 'hex');
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  return bytes.toString('hex');
}

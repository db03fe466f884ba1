import type { FastifyBaseLogger } from 'fastify';
import type { Session, Transaction } from './records.ts';
import { methodName } from './methods.ts';

const TIMEOUT_MS = 5_000;

/** Clear text, unsigned, sent once: as the provider does it. */
export async function sendWebhook(
  { fields, token }: Session,
  transaction: Transaction,
  log: FastifyBaseLogger,
): Promise<void> {
  if (fields.webhookUrl === null) return;
  try {
    await fetch(fields.webhookUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(webhookBody(transaction)),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    log.warn({ session: token.slice(0, 6) }, 'The shop did not take the webhook.');
  }
}

function webhookBody(transaction: Transaction): Record<string, unknown> {
  return {
    token: transaction.token,
    amount: transaction.amount,
    reference_number: transaction.reference,
    status: transaction.status,
    payment_type: methodName(transaction.paymentType),
    datetime: transaction.datetime,
  };
}

import type { FastifyInstance, FastifyReply } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { methodName } from './methods.ts';
import type { Session, Transaction } from './records.ts';
import type { SandboxSettings } from './settings.ts';
import type { SandboxStore } from './store.ts';

interface EnquiryRequest {
  Params: { id: string };
  Querystring: { isOrderReference?: string };
}

const NOT_FOUND = { status: false, code: 404, message: 'Transaction not found' };
const RETRY_AFTER_SECONDS = 1;

export function enquiryRoute(app: FastifyInstance, settings: SandboxSettings, store: SandboxStore) {
  app.get<EnquiryRequest>('/api/transaction/:id', async (request, reply) => {
    if (request.headers['accesscode'] !== settings.gateway.accessCode) {
      return reply.send({ status: false, code: 501, message: 'Authentication failed' });
    }
    const { id } = request.params;
    const isReference = request.query.isOrderReference === '1';
    const found = isReference ? store.transactionsOfReference(id) : store.transactionsOfToken(id);
    const faulty = store
      .sessionsOfReference(found[0]?.reference ?? id)
      .find((session) => session.faultsLeft > 0);
    if (faulty) {
      store.saveSession({ ...faulty, faultsLeft: faulty.faultsLeft - 1 });
      return answerFault(faulty, found, settings, reply);
    }
    return answer(found, reply);
  });
}

/** Newest first: `data` is the newest, `results` has them all. */
function answer(found: readonly Transaction[], reply: FastifyReply, status?: string) {
  const results = found.map((transaction) => resultOf(transaction, status)).reverse();
  if (results.length === 0) return reply.code(404).send(NOT_FOUND);
  return reply.send({ status: true, message: 'Transaction found', data: results[0], results });
}

async function answerFault(
  { scenario }: Session,
  found: readonly Transaction[],
  settings: SandboxSettings,
  reply: FastifyReply,
) {
  const { name } = scenario;
  if (name === 'enquiry-404') return reply.code(404).send(NOT_FOUND);
  if (name === 'enquiry-500')
    return reply.code(500).type('text/html').send('<h1>Server Error</h1>');
  if (name === 'enquiry-429') {
    void reply.code(429).header('Retry-After', String(RETRY_AFTER_SECONDS));
    return reply.send({ status: false, code: 429, message: 'Too many requests' });
  }
  if (name === 'enquiry-timeout') {
    await wait(settings.hangMs, undefined, { ref: false });
    return answer(found, reply);
  }
  return answer(found, reply, 'PENDING');
}

function resultOf(transaction: Transaction, status: string = transaction.status) {
  return {
    token: transaction.token,
    amount: transaction.amount,
    reference_number: transaction.reference,
    status,
    PaymentID: transaction.paymentId,
    payment_type: methodName(transaction.paymentType),
    datetime: transaction.datetime,
    currency: 'KWD',
    resultCode: transaction.resultCode,
    administrativeCharge: transaction.isChargeHidden ? undefined : transaction.administrativeCharge,
  };
}

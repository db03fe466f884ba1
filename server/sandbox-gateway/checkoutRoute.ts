import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { openEnvelope, sealEnvelope } from '../../src/payment/envelope.ts';
import { checkoutFaults, checkoutFields, type FieldFaults } from './checkoutRules.ts';
import { digits } from './digits.ts';
import { fieldOf } from './formBody.ts';
import type { CheckoutFields, Session } from './records.ts';
import { scenarioOfReference } from './scenarios.ts';
import type { SandboxSettings } from './settings.ts';
import type { SandboxStore } from './store.ts';

export function checkoutRoute(
  app: FastifyInstance,
  settings: SandboxSettings,
  store: SandboxStore,
) {
  const { gateway } = settings;
  app.post('/checkout', async (request, reply) => {
    if (request.headers['accesscode'] !== gateway.accessCode) {
      return refuse(reply, 501, 'Authentication failed');
    }
    const values = openOrNull(fieldOf(request, 'data') ?? '', settings);
    if (values === null) return refuse(reply, 506, 'Invalid request data');
    const faults = checkoutFaults(values, gateway.merchantCode);
    if (Object.keys(faults).length > 0) return refuse(reply, 422, 'Invalid input', faults);
    const fields = checkoutFields(values);
    if (!settings.methods.includes(fields.paymentType)) {
      return refuse(reply, 503, 'Payment method is not enabled');
    }
    const session = newSession(fields, settings.clock());
    store.saveSession(session);
    return reply.type('text/plain').send(sealEnvelope(successOf(session), gateway));
  });
}

function openOrNull(data: string, { gateway }: SandboxSettings): Record<string, unknown> | null {
  try {
    return openEnvelope(data, gateway);
  } catch {
    return null;
  }
}

/** The provider answers its refusals with HTTP 200, in clear. */
function refuse(reply: FastifyReply, code: number, message: string, data?: FieldFaults) {
  return reply.send({ status: false, code, message, ...(data ? { data } : {}) });
}

function newSession(fields: CheckoutFields, now: Date): Session {
  return {
    token: randomBytes(32).toString('base64url'),
    paymentToken: digits(19),
    createdAt: now.getTime(),
    fields,
    scenario: scenarioOfReference(fields.orderReferenceNumber),
    action: null,
    returnUrl: null,
    faultsLeft: 0,
  };
}

function successOf(session: Session): Record<string, unknown> {
  return {
    status: true,
    code: 200,
    message: 'Checkout session created',
    response: { data: session.token },
    token: session.paymentToken,
  };
}

import { checkoutRequest } from './checkout.ts';
import { CheckoutRefused, readCheckoutResponse } from './checkoutResponse.ts';
import { checkEnvelopeKeys, openEnvelope, sealEnvelope } from './envelope.ts';
import { readLimitedBody } from './limitedBody.ts';
import { directReference } from './reference.ts';
import { payableIdFromVariable, readPaymentResult } from './result.ts';
import { RETURN_PATHS } from './returnPaths.ts';
import { PaymentTransportError, type PaymentOrder, type PaymentTransport } from './transport.ts';

/** Reaches the page in the runtime settings, and so every visitor: see docs/payment.md. */
export interface DirectGateway {
  baseUrl: string;
  merchantCode: string;
  accessCode: string;
  key: string;
  iv: string;
}

export interface DirectTransportOptions {
  gateway: DirectGateway;
  /** The shop's own address, for the returns. */
  publicUrl: string;
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;

/** The browser encrypts and calls the gateway itself: for a deployment that has no relay. */
export function directTransport(options: DirectTransportOptions): PaymentTransport {
  checkEnvelopeKeys(options.gateway);
  return {
    checkout: (order, signal) => checkout(options, order, signal),
    openResult: (data) => new Promise((resolve) => resolve(openResult(options.gateway, data))),
  };
}

async function checkout(
  options: DirectTransportOptions,
  order: PaymentOrder,
  signal?: AbortSignal,
) {
  const { gateway } = options;
  const paths = RETURN_PATHS[order.payable.kind];
  const reference = directReference(order.payable, crypto.getRandomValues(new Uint8Array(8)));
  const request = checkoutRequest({
    ...order,
    payableId: order.payable.id,
    merchantCode: gateway.merchantCode,
    orderReferenceNumber: reference,
    responseUrl: `${options.publicUrl}${paths.response}`,
    failureUrl: `${options.publicUrl}${paths.failure}`,
    webhookUrl: null,
  });
  const body = await post(
    options,
    JSON.stringify({ data: sealEnvelope(request, gateway) }),
    signal,
  );
  const { sessionToken } = readSession(body, gateway);
  return {
    payment_url: `${gateway.baseUrl}/payment?data=${encodeURIComponent(sessionToken)}`,
    order_reference_number: reference,
  };
}

function openResult(gateway: DirectGateway, data: string) {
  try {
    return readPaymentResult(openEnvelope(data, gateway), payableIdFromVariable);
  } catch {
    throw new PaymentTransportError('refused');
  }
}

function readSession(body: string, gateway: DirectGateway) {
  try {
    return readCheckoutResponse(body, gateway);
  } catch (error) {
    if (error instanceof CheckoutRefused) throw new PaymentTransportError('refused', error.code);
    throw new PaymentTransportError('malformed');
  }
}

/** Sent once: the gateway has no idempotency keys, so a failed POST is never repeated. */
async function post(
  { gateway, timeoutMs = TIMEOUT_MS }: DirectTransportOptions,
  body: string,
  signal?: AbortSignal,
): Promise<string> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(`${gateway.baseUrl}/checkout`, {
      method: 'POST',
      redirect: 'error',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      headers: {
        accessCode: gateway.accessCode,
        Accept: 'application/json',
        'Content-Type': 'application/json',
      },
      body,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    return await readLimitedBody(response);
  } catch {
    if (signal?.aborted) throw new PaymentTransportError('cancelled');
    throw new PaymentTransportError(timeout.aborted ? 'timeout' : 'network');
  }
}

import type { FastifyInstance } from 'fastify';
import { sealEnvelope, openEnvelope } from '../../src/payment/envelope.ts';
import { readCheckoutResponse } from '../../src/payment/checkoutResponse.ts';
import { buildSandboxGateway } from '../../server/sandbox-gateway/app.ts';
import type { SandboxSettings } from '../../server/sandbox-gateway/settings.ts';

export const TEST_GATEWAY = {
  baseUrl: 'http://gateway.test',
  merchantCode: '100000',
  accessCode: 'c333729b-d060-4b74-a49d-7686a8353481',
  key: '0123456789ABCDEF0123456789ABCDEF',
  iv: 'FEDCBA9876543210',
};

export const CHECKOUT = {
  merchantCode: '100000',
  amount: '45.000',
  currency: 'KWD',
  paymentType: 0,
  responseUrl: 'http://shop.test/payment',
  failureUrl: 'http://shop.test/order-failed',
  version: '2.0',
  orderReferenceNumber: 'SUB-1001-1-0a1b2c3d',
  variable1: '1001',
  variable2: 'en',
  name: 'نورة <b>',
};

export function testSandbox(changes: Partial<SandboxSettings> = {}): FastifyInstance {
  return buildSandboxGateway({
    gateway: TEST_GATEWAY,
    shopOrigin: 'http://shop.test',
    journalPath: null,
    clock: () => new Date('2026-11-21T08:00:00Z'),
    methods: [0, 1, 2],
    hangMs: 0,
    lateWebhookMs: 0,
    ...changes,
  });
}

export function postCheckout(app: FastifyInstance, changes: Record<string, unknown> = {}) {
  return app.inject({
    method: 'POST',
    url: '/checkout',
    headers: { accesscode: TEST_GATEWAY.accessCode },
    payload: { data: sealEnvelope({ ...CHECKOUT, ...changes }, TEST_GATEWAY) },
  });
}

export async function openSession(
  app: FastifyInstance,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const { body } = await postCheckout(app, changes);
  return readCheckoutResponse(body, TEST_GATEWAY).sessionToken;
}

/** Presses a button of the hosted page. */
export function act(app: FastifyInstance, data: string, form: Record<string, string> = {}) {
  return app.inject({
    method: 'POST',
    url: '/payment',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ action: 'pay', ...form, data }).toString(),
  });
}

export interface ReturnToShop {
  path: string;
  data: string;
}

export function returnOf(location: unknown): ReturnToShop {
  const url = new URL(String(location));
  return { path: url.pathname, data: url.searchParams.get('data') ?? '' };
}

export function openReturn(location: unknown): Record<string, unknown> {
  return openEnvelope(returnOf(location).data, TEST_GATEWAY);
}

export function enquire(app: FastifyInstance, reference: string) {
  return app.inject({
    method: 'GET',
    url: `/api/transaction/${reference}?isOrderReference=1`,
    headers: { accesscode: TEST_GATEWAY.accessCode },
  });
}

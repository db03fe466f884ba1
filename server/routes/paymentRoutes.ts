import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import {
  OpenPaymentResult,
  PaymentResultOpened,
  PaymentStarted,
  StartPayment,
} from '../../src/contract/wire/payment.ts';
import { textToFils } from '../../src/contract/money.ts';
import type { PayableKey } from '../../src/payment/reference.ts';
import { answers, Nothing, ok } from '../http/envelope.ts';
import { duringMaintenance } from '../http/maintenance.ts';
import { currentCustomer } from '../http/session.ts';
import { openResult } from '../payments/openResult.ts';
import type { PaymentContext } from '../payments/paymentContext.ts';
import { startPayment } from '../payments/startPayment.ts';
import { reconcileDueAttempts } from '../payments/reconcile.ts';
import { followWebhook } from '../payments/webhook.ts';

/** The relay: the only place that knows the gateway's key. */
export function paymentRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/payments/checkout',
      { schema: { body: StartPayment, response: answers(PaymentStarted) } },
      async (request) => {
        const { amount, ...target } = { amount: undefined, ...request.body };
        const { reference, paymentUrl } = await startPayment(context, {
          customerId: currentCustomer(request),
          payable: payableOf(target),
          language: request.locale,
          shownFee: amount === undefined ? undefined : textToFils(amount),
        });
        return ok({ ...target, order_reference_number: reference, payment_url: paymentUrl });
      },
    );

    app.post(
      '/payments/result',
      {
        schema: { body: OpenPaymentResult, response: answers(PaymentResultOpened) },
        config: duringMaintenance,
      },
      async (request) => {
        const customerId = currentCustomer(request);
        return ok({ result: await openResult(context, customerId, request.body.data) });
      },
    );
  };
}

function payableOf(body: StartPayment): PayableKey {
  return 'subscription_id' in body
    ? { kind: 'order', id: body.subscription_id }
    : { kind: 'appointment', id: body.booking_id };
}

/** The gateway calls it without a session or signature, so it answers at once, whatever the body says. */
export function webhookRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/payments/webhook',
      {
        schema: { body: Type.Unknown(), response: answers(Nothing) },
        config: duringMaintenance,
      },
      async (request) => {
        context.background.run(async () => {
          if (await followWebhook(context, request.body)) await reconcileDueAttempts(context);
        });
        return ok({});
      },
    );
  };
}

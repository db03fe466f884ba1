import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { textToFils } from '../../src/contract/money.ts';
import { Id } from '../../src/contract/wire/common.ts';
import { PaymentResult } from '../../src/contract/wire/payment.ts';
import {
  CreateSubscription,
  SubscriptionReopened,
  SubscriptionResponse,
  SubscriptionsResponse,
} from '../../src/contract/wire/subscription.ts';
import { findOwnOrder, getOrder, type Order } from '../db/stores/orderStore.ts';
import { viewCart } from '../domain/cart/cart.ts';
import { checkSentOrder, createOrder } from '../domain/orders/createOrder.ts';
import { readOrder, readOrders } from '../domain/orders/readOrders.ts';
import { reopenOrder } from '../domain/orders/reopenOrder.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { notFound } from '../errors/ApiError.ts';
import { answers, ok } from '../http/envelope.ts';
import { completeRefusal } from '../http/formChecks.ts';
import { duringMaintenance } from '../http/maintenance.ts';
import { currentCustomer } from '../http/session.ts';
import { acceptResult } from '../payments/acceptResult.ts';
import { askAboutOpenAttempts, refreshPayable } from '../payments/enquiry.ts';
import type { PaymentContext } from '../payments/paymentContext.ts';

const REOPENINGS = { limit: 20, windowSeconds: 15 * 60 };

const Params = Type.Object({ id: Id });

/** Orders and the results of their payments. */
export function subscriptionRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  const { db, clock } = context;
  const detail = async (customerId: number, order: Order) => ({
    subscription_details: await readOrder(db, order, clock()),
    cart: await viewCart(context, customerId),
  });
  return async (app) => {
    app.post(
      '/subscriptions',
      {
        schema: { body: CreateSubscription, response: answers(SubscriptionResponse) },
        preValidation: completeRefusal(CreateSubscription, (form, checks, request) =>
          checkSentOrder(context, currentCustomer(request), form, checks),
        ),
      },
      async (request) => {
        const customerId = currentCustomer(request);
        const { cart_id: cartId, address_id: addressId, comment, grand_total } = request.body;
        const shownTotal = grand_total === undefined ? undefined : textToFils(grand_total);
        const input = { customerId, cartId, addressId, comment, shownTotal };
        const order = await createOrder(context, { ...input, language: request.locale });
        return ok(await detail(customerId, order));
      },
    );

    app.get(
      '/subscriptions',
      { schema: { response: answers(SubscriptionsResponse) } },
      async (request) => {
        const customerId = currentCustomer(request);
        return ok({
          subscriptions: await readOrders(db, customerId, clock()),
          cart: await viewCart(context, customerId),
        });
      },
    );

    app.get(
      '/subscriptions/:id',
      {
        schema: { params: Params, response: answers(SubscriptionResponse) },
        config: duringMaintenance,
      },
      async (request) => {
        const customerId = currentCustomer(request);
        const order = await findOwnOrder(db, customerId, request.params.id);
        if (order === null) throw notFound();
        if (order.paid_at !== null) return ok(await detail(customerId, order));
        await refreshPayable(context, { kind: 'order', id: order.id });
        return ok(await detail(customerId, await getOrder(db, order.id)));
      },
    );

    app.post(
      '/subscriptions/:id/reopen',
      { schema: { params: Params, response: answers(SubscriptionReopened) } },
      async (request) => {
        const customerId = currentCustomer(request);
        await rateLimit(db, `reopen:${customerId}`, REOPENINGS, clock());
        const order = await findOwnOrder(db, customerId, request.params.id);
        if (order === null) throw notFound();
        const asked = await askAboutOpenAttempts(context, { kind: 'order', id: order.id });
        const { paymentPageOpen } = await reopenOrder(context, order, asked);
        const reopened = await detail(customerId, await getOrder(db, order.id));
        return ok({ ...reopened, payment_page_open: paymentPageOpen });
      },
    );

    app.put(
      '/subscriptions',
      {
        schema: { body: PaymentResult, response: answers(SubscriptionResponse) },
        config: duringMaintenance,
      },
      async (request) => {
        const customerId = currentCustomer(request);
        const { subscription_id: id, ...hint } = request.body;
        const { undecided } = await acceptResult(context, customerId, { kind: 'order', id }, hint);
        const { subscription_details, cart } = await detail(customerId, await getOrder(db, id));
        const payment_pending = undecided || subscription_details.payment_pending;
        return ok({ subscription_details: { ...subscription_details, payment_pending }, cart });
      },
    );
  };
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type, type Static } from 'typebox';
import { textToFils } from '../../src/contract/money.ts';
import { Id } from '../../src/contract/wire/common.ts';
import {
  ChangeDelivery,
  ChangePlanDay,
  FreezePlan,
  PlanDayResponse,
  StopOffer,
  StopPlan,
} from '../../src/contract/wire/planDay.ts';
import { SubscriptionResponse } from '../../src/contract/wire/subscription.ts';
import type { AppContext } from '../context.ts';
import { getOrder } from '../db/stores/orderStore.ts';
import { viewCart } from '../domain/cart/cart.ts';
import { changePlanDay, viewPlanDay } from '../domain/orders/planDay.ts';
import { changeDelivery, checkSentDelivery } from '../domain/orders/changeDelivery.ts';
import { checkPeriod, freezePlan, thawPlan } from '../domain/orders/freezePlan.ts';
import type { PlanRequest } from '../domain/orders/heldPlan.ts';
import { readOrder } from '../domain/orders/readOrders.ts';
import { skipDay, takeDayBack } from '../domain/orders/skipDay.ts';
import { stopPlan, viewStop } from '../domain/orders/stopPlan.ts';
import { rateLimit } from '../domain/rateLimit.ts';
import { answers, ok } from '../http/envelope.ts';
import { completeRefusal } from '../http/formChecks.ts';
import { currentCustomer } from '../http/session.ts';

/** Each change is a mail. */
const CHANGES = { limit: 60, windowSeconds: 60 * 60 };

const Params = Type.Object({ id: Id, dayId: Id });

const PlanParams = Type.Object({ id: Id, itemId: Id });

const MOVES = [
  ['PUT', skipDay],
  ['DELETE', takeDayBack],
] as const;

/** The days of plans that are paid. */
export function planRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  const { db, clock } = context;
  const orderWithCart = async (customerId: number, orderId: number) => ({
    subscription_details: await readOrder(db, await getOrder(db, orderId), clock()),
    cart: await viewCart(context, customerId),
  });
  const change = async (plan: PlanRequest, make: () => Promise<void>) => {
    await rateLimit(db, `day:${plan.customerId}`, CHANGES, clock());
    await make();
    return ok(await orderWithCart(plan.customerId, plan.orderId));
  };
  return async (app) => {
    app.get(
      '/subscriptions/:id/days/:dayId',
      { schema: { params: Params, response: answers(PlanDayResponse) } },
      async (request) => {
        const { id: orderId, dayId } = request.params;
        return ok(
          await viewPlanDay(context, { customerId: currentCustomer(request), orderId, dayId }),
        );
      },
    );

    app.put(
      '/subscriptions/:id/days/:dayId',
      { schema: { params: Params, body: ChangePlanDay, response: answers(SubscriptionResponse) } },
      async (request) => {
        const customerId = currentCustomer(request);
        const { id: orderId, dayId } = request.params;
        await rateLimit(db, `day:${customerId}`, CHANGES, clock());
        const change = { choice: request.body, language: request.locale };
        await changePlanDay(context, { customerId, orderId, dayId, ...change });
        return ok(await orderWithCart(customerId, orderId));
      },
    );

    app.put(
      '/subscriptions/:id/items/:itemId/freeze',
      {
        schema: { params: PlanParams, body: FreezePlan, response: answers(SubscriptionResponse) },
        preValidation: completeRefusal(FreezePlan, (form, checks) =>
          checkPeriod(form, null, clock(), checks),
        ),
      },
      async (request) => {
        const plan = planOf(request);
        return change(plan, () => freezePlan(context, { ...plan, period: request.body }));
      },
    );

    app.delete(
      '/subscriptions/:id/items/:itemId/freeze',
      { schema: { params: PlanParams, response: answers(SubscriptionResponse) } },
      async (request) => {
        const plan = planOf(request);
        return change(plan, () => thawPlan(context, plan));
      },
    );

    app.put(
      '/subscriptions/:id/items/:itemId/delivery',
      {
        schema: {
          params: PlanParams,
          body: ChangeDelivery,
          response: answers(SubscriptionResponse),
        },
        preValidation: completeRefusal(ChangeDelivery, (form, checks, request) =>
          checkSentDelivery(context, currentCustomer(request), form, checks),
        ),
      },
      async (request) => {
        const plan = planOf(request);
        return change(plan, () => changeDelivery(context, { ...plan, change: request.body }));
      },
    );

    app.get(
      '/subscriptions/:id/items/:itemId/stop',
      { schema: { params: PlanParams, response: answers(StopOffer) } },
      async (request) => ok(await viewStop(context, planOf(request))),
    );

    app.put(
      '/subscriptions/:id/items/:itemId/stop',
      { schema: { params: PlanParams, body: StopPlan, response: answers(SubscriptionResponse) } },
      async (request) => {
        const plan = planOf(request);
        const shown = textToFils(request.body.amount);
        return change(plan, () => stopPlan(context, { ...plan, shown }));
      },
    );

    for (const [method, move] of MOVES) {
      app.route({
        method,
        url: '/subscriptions/:id/days/:dayId/skip',
        schema: { params: Params, response: answers(SubscriptionResponse) },
        handler: async (request) => {
          const customerId = currentCustomer(request);
          const { id: orderId, dayId } = request.params;
          await rateLimit(db, `day:${customerId}`, CHANGES, clock());
          await move(context, { customerId, orderId, dayId, language: request.locale });
          return ok(await orderWithCart(customerId, orderId));
        },
      });
    }
  };
}

const planOf = (request: FastifyRequest & { params: Static<typeof PlanParams> }): PlanRequest => ({
  customerId: currentCustomer(request),
  orderId: request.params.id,
  itemId: request.params.itemId,
  language: request.locale,
});

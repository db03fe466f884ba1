import type { FastifyPluginAsync, RouteOptions } from 'fastify';
import type { AppContext } from '../context.ts';
import { compressAnswer } from '../http/compressAnswer.ts';
import { readSession, requireSession } from '../http/session.ts';
import type { PaymentContext } from '../payments/paymentContext.ts';
import { accountRoutes } from './accountRoutes.ts';
import { addressRoutes } from './addressRoutes.ts';
import { appointmentRoutes } from './appointmentRoutes.ts';
import { cartRoutes } from './cartRoutes.ts';
import { contactRoutes } from './contactRoutes.ts';
import { docsRoutes } from './docsRoutes.ts';
import { mailPreferenceRoutes } from './mailPreferenceRoutes.ts';
import { mealRoutes } from './mealRoutes.ts';
import { packageRoutes } from './packageRoutes.ts';
import { paymentRoutes, webhookRoutes } from './paymentRoutes.ts';
import { planRoutes } from './planRoutes.ts';
import { privacyRoutes } from './privacyRoutes.ts';
import { problemReportRoutes } from './problemReportRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { questionnaireRoutes } from './questionnaireRoutes.ts';
import { renewalRoutes } from './renewalRoutes.ts';
import { subscriptionRoutes } from './subscriptionRoutes.ts';
import { unsubscribeRoutes } from './unsubscribeRoutes.ts';

/**
 * Each group has one guard, so this shows who may call what. Answers of accounts hold tokens, so they are not
 * compressed.
 */
export function apiRoutes(context: PaymentContext): FastifyPluginAsync {
  return async (api) => {
    await api.register(webhookRoutes(context));
    await api.register(docsRoutes());
    await api.register(accountRoutes(context));
    await api.register(contactRoutes(context));
    await api.register(problemReportRoutes(context));
    await api.register(unsubscribeRoutes(context));
    await api.register(guestsAndCustomers(context));
    await api.register(customersOnly(context));
  };
}

function guestsAndCustomers(context: AppContext): FastifyPluginAsync {
  return async (group) => {
    group.addHook('onRequest', readSession(context));
    group.addHook('onSend', compressAnswer);
    await group.register(packageRoutes(context));
  };
}

function customersOnly(context: PaymentContext): FastifyPluginAsync {
  return async (group) => {
    group.addHook('onRequest', requireSession(context));
    group.addHook('onSend', compressAnswer);
    group.addHook('onRoute', documentSession);
    await group.register(profileRoutes(context));
    await group.register(privacyRoutes(context));
    await group.register(mailPreferenceRoutes(context));
    await group.register(addressRoutes(context));
    await group.register(cartRoutes(context));
    await group.register(questionnaireRoutes(context));
    await group.register(mealRoutes(context));
    await group.register(subscriptionRoutes(context));
    await group.register(planRoutes(context));
    await group.register(renewalRoutes(context));
    await group.register(appointmentRoutes(context));
    await group.register(paymentRoutes(context));
  };
}

/** The OpenAPI document says which calls need a session. */
function documentSession(route: RouteOptions): void {
  route.schema = { ...route.schema, security: [{ session: [] }] };
}

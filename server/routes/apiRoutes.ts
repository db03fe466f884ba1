import type { FastifyPluginAsync } from 'fastify';
import type { AppContext } from '../context.ts';
import { readSession, requireSession } from '../http/session.ts';
import { accountRoutes } from './accountRoutes.ts';
import { addressRoutes } from './addressRoutes.ts';
import { cartRoutes } from './cartRoutes.ts';
import { docsRoutes } from './docsRoutes.ts';
import { mealRoutes } from './mealRoutes.ts';
import { packageRoutes } from './packageRoutes.ts';
import { profileRoutes } from './profileRoutes.ts';
import { questionnaireRoutes } from './questionnaireRoutes.ts';

/** Who may call what shows here: each group has one guard. */
export function apiRoutes(context: AppContext): FastifyPluginAsync {
  return async (api) => {
    await api.register(docsRoutes());
    await api.register(accountRoutes(context));
    await api.register(guestsAndCustomers(context));
    await api.register(customersOnly(context));
  };
}

function guestsAndCustomers(context: AppContext): FastifyPluginAsync {
  return async (group) => {
    group.addHook('onRequest', readSession(context));
    await group.register(packageRoutes(context));
  };
}

function customersOnly(context: AppContext): FastifyPluginAsync {
  return async (group) => {
    group.addHook('onRequest', requireSession(context));
    await group.register(profileRoutes(context));
    await group.register(addressRoutes(context));
    await group.register(cartRoutes(context));
    await group.register(questionnaireRoutes(context));
    await group.register(mealRoutes(context));
  };
}

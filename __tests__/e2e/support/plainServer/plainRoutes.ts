import { accountRoutes } from './plainAccount.ts';
import { appointmentRoutes } from './plainAppointments.ts';
import type { Routes } from './plainCall.ts';
import { cartRoutes } from './plainCart.ts';
import { planRoutes } from './plainPlans.ts';
import { subscriptionRoutes } from './plainSubscriptions.ts';

/** The calls of section 7, each with as little as it can answer. */
export const plainRoutes: Routes = {
  ...accountRoutes,
  ...planRoutes,
  ...cartRoutes,
  ...subscriptionRoutes,
  ...appointmentRoutes,
};

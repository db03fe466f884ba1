import type { FastifyPluginAsync, RouteOptions } from 'fastify';
import { compressAnswer } from '../../http/compressAnswer.ts';
import { duringMaintenance } from '../../http/maintenance.ts';
import { shareSchemas, STAFF_SCHEMAS } from '../../http/sharedSchemas.ts';
import {
  needs,
  refuseOtherSites,
  requirePermission,
  requireStaff,
} from '../../http/staffSession.ts';
import type { PaymentContext } from '../../payments/paymentContext.ts';
import { catalogRoutes } from './catalogRoutes.ts';
import { dayRoutes } from './dayRoutes.ts';
import { deliveryRoutes } from './deliveryRoutes.ts';
import { appointmentRoutes } from './appointmentRoutes.ts';
import { memberRoutes } from './memberRoutes.ts';
import { messageRoutes } from './messageRoutes.ts';
import { numberRoutes } from './numberRoutes.ts';
import { pictureRoutes } from './pictureRoutes.ts';
import { planDayRoutes } from './planDayRoutes.ts';
import { shopRoutes } from './shopRoutes.ts';
import { orderRoutes } from './orderRoutes.ts';
import { refundRoutes } from './refundRoutes.ts';
import { staffAccountRoutes } from './staffAccountRoutes.ts';
import { voucherRoutes } from './voucherRoutes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    staffSwagger: FastifyInstance['swagger'];
  }
}

/** The kitchen's API, with an OpenAPI document of its own. It keeps working while the shop is closed. */
export function staffRoutes(context: PaymentContext): FastifyPluginAsync {
  return async (staff) => {
    staff.decorateRequest('staff', null);
    staff.addHook('onRequest', refuseOtherSites);
    staff.addHook('onRoute', goOnDuringMaintenance);
    await staff.register(staffAccountRoutes(context));
    await staff.register(async (group) => {
      group.addHook('onRequest', requireStaff(context));
      group.addHook('onSend', compressAnswer);
      group.addHook('onRoute', requirePermission);
      group.addHook('onRoute', documentSession);
      group.get('/docs', { ...needs(null), schema: { hide: true } }, () =>
        shareSchemas(staff.staffSwagger(), STAFF_SCHEMAS),
      );
      await group.register(memberRoutes(context));
      await group.register(dayRoutes(context));
      await group.register(appointmentRoutes(context));
      await group.register(orderRoutes(context));
      await group.register(refundRoutes(context));
      await group.register(messageRoutes(context));
      await group.register(shopRoutes(context));
      await group.register(voucherRoutes(context));
      await group.register(deliveryRoutes(context));
      await group.register(catalogRoutes(context));
      await group.register(pictureRoutes(context));
      await group.register(numberRoutes(context));
      await group.register(planDayRoutes(context));
    });
  };
}

function goOnDuringMaintenance(route: RouteOptions): void {
  route.config = { ...route.config, ...duringMaintenance };
}

/** The OpenAPI document says which calls need a session. */
function documentSession(route: RouteOptions): void {
  route.schema = { ...route.schema, security: [{ session: [] }] };
}

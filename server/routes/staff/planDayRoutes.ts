import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../../src/contract/wire/common.ts';
import { ListOf } from '../../../src/contract/wire/staff/list.ts';
import {
  ChangeStaffPlanDay,
  StaffPlanDay,
  StaffPlanDayDetails,
  StaffPlanDaysQuery,
} from '../../../src/contract/wire/staff/planDays.ts';
import type { AppContext } from '../../context.ts';
import {
  changeStaffPlanDay,
  readStaffPlanDay,
  readStaffPlanDays,
} from '../../domain/staff/planDays.ts';
import { answers, Nothing, ok } from '../../http/envelope.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';

const OfDay = Type.Object({ id: Id });

/** The days of plans that the kitchen fills, for the dietitians. */
export function planDayRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    const list = { querystring: StaffPlanDaysQuery, response: answers(ListOf(StaffPlanDay)) };
    app.get('/plan-days', { ...needs('plans.read'), schema: list }, async ({ query }) =>
      ok(await readStaffPlanDays(context, query)),
    );

    app.get(
      '/plan-days/:id',
      { ...needs('plans.read'), schema: { params: OfDay, response: answers(StaffPlanDayDetails) } },
      async (request) =>
        ok(await readStaffPlanDay(context, currentStaff(request), request.params.id)),
    );

    app.put(
      '/plan-days/:id',
      {
        ...needs('plans.write'),
        schema: { params: OfDay, body: ChangeStaffPlanDay, response: answers(Nothing) },
      },
      async (request) => {
        const { params, body } = request;
        await changeStaffPlanDay(context, currentStaff(request), params.id, body);
        return ok({});
      },
    );
  };
}

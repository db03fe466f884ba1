import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../../src/contract/wire/common.ts';
import { ListOf } from '../../../src/contract/wire/staff/list.ts';
import {
  RecordRefund,
  StaffRefund,
  StaffRefundsQuery,
} from '../../../src/contract/wire/staff/refunds.ts';
import { readStaffRefunds, recordStaffRefund } from '../../domain/refunds.ts';
import { answers, ok } from '../../http/envelope.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';
import type { PaymentContext } from '../../payments/paymentContext.ts';

/** Refunds that are due, and those that were made. */
export function refundRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  const { db, clock } = context;
  return async (app) => {
    const list = { querystring: StaffRefundsQuery, response: answers(ListOf(StaffRefund)) };
    app.get('/refunds', { ...needs('refunds.read'), schema: list }, async ({ query }) =>
      ok(await readStaffRefunds(db, query)),
    );

    const record = {
      params: Type.Object({ id: Id }),
      body: RecordRefund,
      response: answers(Type.Object({ refund: StaffRefund })),
    };
    app.post(
      '/refunds/:id/record',
      { ...needs('refunds.record'), schema: record },
      async (request) => {
        const { params, body } = request;
        const made = { at: clock(), reference: body.reference };
        const refund = await recordStaffRefund(db, currentStaff(request), params.id, made);
        context.background.run(() => context.mails.sendDue());
        return ok({ refund });
      },
    );
  };
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../../src/contract/wire/common.ts';
import { ListOf } from '../../../src/contract/wire/staff/list.ts';
import {
  NoteOrder,
  RejectOrder,
  RepeatMail,
  StaffOrder,
  StaffOrderDetails,
  StaffOrdersQuery,
} from '../../../src/contract/wire/staff/orders.ts';
import { acceptOrder, rejectOrder } from '../../domain/orders/decideOrder.ts';
import { repeatMail } from '../../domain/staff/orderMails.ts';
import { noteOrder } from '../../domain/staff/orderNotes.ts';
import { readStaffOrder, readStaffOrders } from '../../domain/staff/staffOrders.ts';
import { answers, ok } from '../../http/envelope.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';
import type { PaymentContext } from '../../payments/paymentContext.ts';

const ById = Type.Object({ id: Id });
const Shown = answers(Type.Object({ order: StaffOrderDetails }));

/** Orders: listing, decisions, notes and mails. Each change answers the updated order. */
export function orderRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  const shown = async (id: number) => ok({ order: await readStaffOrder(context, id) });
  const mailed = (id: number) => {
    context.background.run(() => context.mails.sendDue());
    return shown(id);
  };
  return async (app) => {
    const list = { querystring: StaffOrdersQuery, response: answers(ListOf(StaffOrder)) };
    app.get('/orders', { ...needs('orders.read'), schema: list }, async ({ query }) =>
      ok(await readStaffOrders(context.db, query)),
    );

    app.get(
      '/orders/:id',
      { ...needs('orders.read'), schema: { params: ById, response: Shown } },
      ({ params }) => shown(params.id),
    );

    app.post(
      '/orders/:id/accept',
      { ...needs('orders.write'), schema: { params: ById, response: Shown } },
      async (request) => {
        const { id } = request.params;
        await acceptOrder(context, currentStaff(request), id);
        return shown(id);
      },
    );

    const reject = { params: ById, body: RejectOrder, response: Shown };
    app.post(
      '/orders/:id/reject',
      { ...needs('orders.write'), schema: reject },
      async (request) => {
        const { params, body } = request;
        await rejectOrder(context, currentStaff(request), params.id, body.reason);
        return mailed(params.id);
      },
    );

    const note = { params: ById, body: NoteOrder, response: Shown };
    app.post('/orders/:id/notes', { ...needs('orders.write'), schema: note }, async (request) => {
      const { params, body } = request;
      await noteOrder(context, currentStaff(request), params.id, body.note);
      return shown(params.id);
    });

    const repeat = { params: ById, body: RepeatMail, response: Shown };
    app.post('/orders/:id/mails', { ...needs('orders.write'), schema: repeat }, async (request) => {
      const { params, body } = request;
      await repeatMail(context, currentStaff(request), params.id, body.kind);
      return mailed(params.id);
    });
  };
}

import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { Id } from '../../../src/contract/wire/common.ts';
import { ListOf } from '../../../src/contract/wire/staff/list.ts';
import {
  AnswerMessage,
  StaffMessage,
  StaffMessageDetails,
  StaffMessagesQuery,
  StaffReport,
  StaffReportDetails,
  StaffReportsQuery,
} from '../../../src/contract/wire/staff/messages.ts';
import { moveOn } from '../../domain/staff/inbox.ts';
import { answerMessage, readMessage, readMessages } from '../../domain/staff/messages.ts';
import { readReport, readReports } from '../../domain/staff/reports.ts';
import { answers, Nothing, ok } from '../../http/envelope.ts';
import { currentStaff, needs } from '../../http/staffSession.ts';
import type { PaymentContext } from '../../payments/paymentContext.ts';

const ById = Type.Object({ id: Id });
const INBOXES = [
  { path: '/messages', kind: 'message' },
  { path: '/problem-reports', kind: 'report' },
] as const;

/** Messages of the contact form, and problem reports. */
export function messageRoutes(context: PaymentContext): FastifyPluginAsyncTypebox {
  const { db } = context;
  return async (app) => {
    const messages = { querystring: StaffMessagesQuery, response: answers(ListOf(StaffMessage)) };
    app.get('/messages', { ...needs('messages.read'), schema: messages }, async ({ query }) =>
      ok(await readMessages(db, query)),
    );

    app.get(
      '/messages/:id',
      {
        ...needs('messages.read'),
        schema: { params: ById, response: answers(StaffMessageDetails) },
      },
      async ({ params }) => ok(await readMessage(db, params.id)),
    );

    app.post(
      '/messages/:id/answer',
      {
        ...needs('messages.write'),
        schema: { params: ById, body: AnswerMessage, response: answers(Nothing) },
      },
      async (request) => {
        const { params, body } = request;
        await answerMessage(context, currentStaff(request), params.id, body.answer);
        context.background.run(() => context.mails.sendDue());
        return ok({});
      },
    );

    const reports = { querystring: StaffReportsQuery, response: answers(ListOf(StaffReport)) };
    app.get('/problem-reports', { ...needs('messages.read'), schema: reports }, async ({ query }) =>
      ok(await readReports(db, query)),
    );

    app.get(
      '/problem-reports/:id',
      {
        ...needs('messages.read'),
        schema: { params: ById, response: answers(StaffReportDetails) },
      },
      async ({ params }) => ok(await readReport(db, params.id)),
    );

    for (const { path, kind } of INBOXES) {
      for (const step of ['read', 'close', 'reopen'] as const) {
        app.post(
          `${path}/:id/${step}`,
          { ...needs('messages.write'), schema: { params: ById, response: answers(Nothing) } },
          async (request) => {
            const { id } = request.params;
            await moveOn(context, currentStaff(request), { kind, id }, step);
            return ok({});
          },
        );
      }
    }
  };
}

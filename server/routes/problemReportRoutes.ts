import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ProblemReport, ProblemReportReceipt } from '../../src/contract/wire/problemReport.ts';
import type { AppContext } from '../context.ts';
import { receiveProblemReport } from '../domain/problemReports.ts';
import { answers, ok } from '../http/envelope.ts';

/** A character of a recording may take three bytes. */
const BODY_LIMIT_BYTES = 1_300_000;

/** Has no guard and reads no session: reports are anonymous. */
export function problemReportRoutes(context: AppContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/problem-reports',
      {
        bodyLimit: BODY_LIMIT_BYTES,
        schema: { body: ProblemReport, response: answers(ProblemReportReceipt) },
      },
      async ({ body, ip, id }) =>
        ok(await receiveProblemReport(context, body, { ip, requestId: id })),
    );
  };
}

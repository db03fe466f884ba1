import type * as wire from '../contract/wire/problemReport.ts';
import type { ApiClient } from './client.ts';
import { id, object, text } from './shape.ts';

/** A number that the customer can quote. */
export type ReportReceipt = wire.ProblemReportReceipt;

const readReceipt = object<ReportReceipt>({ number: id, reference: text });

export const sendProblemReport = (api: ApiClient, report: wire.ProblemReport) =>
  api.request({
    method: 'POST',
    path: 'problem-reports',
    body: report,
    parse: readReceipt,
  });

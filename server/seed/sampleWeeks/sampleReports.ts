import type { Language } from '../../../src/contract/languages.ts';
import { buildPath } from '../../../src/contract/pages/matchRoute.ts';
import type { AppContext } from '../../context.ts';
import { insertProblemReport } from '../../db/stores/problemReportStore.ts';

type Context = Pick<AppContext, 'db' | 'clock'>;

const HOUR_MS = 60 * 60_000;
const SECOND_MS = 1000;

const REPORTS = [
  {
    language: 'ar',
    message: 'لا تفتح الخريطة عند الضغط على العنوان في أسفل الصفحة.',
    pages: ['home', 'aboutUs', 'contactUs'],
  },
  {
    language: 'en',
    message: 'The picture of the salmon does not load.',
    pages: ['home', 'contactUs'],
  },
] as const;

/** Beside each message a short visit, as the customer's browser would have recorded it. */
export async function addReports({ db, clock }: Context): Promise<void> {
  for (const [index, { language, message, pages }] of REPORTS.entries()) {
    const created_at = new Date(clock().getTime() - (REPORTS.length - index) * HOUR_MS);
    const recording = JSON.stringify(visitTo(pages, language, created_at));
    const request_id = `sample-${index + 1}`;
    await insertProblemReport(db, { request_id, message, recording, created_at });
  }
}

function visitTo(pages: (typeof REPORTS)[number]['pages'], language: Language, end: Date) {
  const state = { language: { current: language, settled: true } };
  const entries = pages.map((page, index) => ({
    at: end.getTime() - (pages.length - index) * SECOND_MS,
    action: {
      type: 'router/locationChanged',
      payload: {
        location: { pathname: buildPath(page), search: '', hash: '', key: `sample${index}` },
        action: index === 0 ? 'POP' : 'PUSH',
      },
    },
    cause: null,
  }));
  return { version: 1, release: 'sample', language, entries, segments: [{ first: 0, state }] };
}

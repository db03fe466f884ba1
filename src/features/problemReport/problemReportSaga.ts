import { call, fork, getContext, put, select, type SagaGenerator } from 'typed-redux-saga';
import { sendProblemReport } from '../../api/problemReports.ts';
import { draftNames } from '../../forms/draftNames.ts';
import { paths } from '../../routing/paths.ts';
import { safeRedirect } from '../../routing/redirect.ts';
import { selectLocation } from '../../routing/routerSlice.ts';
import type { BrowserPort } from '../../saga/browserPort.ts';
import { submit } from '../../saga/callApi.ts';
import { takeLeadingGuarded } from '../../saga/guarded.ts';
import { onRoute } from '../../saga/onRoute.ts';
import { draftDropped } from '../drafts/draftsSlice.ts';
import {
  problemReportFailed,
  problemReportOpened,
  problemReportSubmitted,
  problemReportSucceeded,
  recordingAgreed,
  recordingStopped,
  selectProblemReport,
} from './problemReportSlice.ts';

export function* problemReportSaga(): SagaGenerator<void> {
  yield* fork(onRoute, 'problemReport' as const, openReport);
  yield* takeLeadingGuarded(recordingAgreed, beginRecording);
  yield* takeLeadingGuarded(recordingStopped, forgetRecording);
  yield* takeLeadingGuarded(problemReportSubmitted, sendReport);
}

/** The shown recording does not change before it is sent, whatever happens meanwhile. */
export function* openReport(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  yield* put(problemReportOpened(browser.recorder?.visit() ?? null));
}

/** The recorder has to exist before the store, so the page that the customer came from is loaded again. */
export function* beginRecording(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  const { search } = yield* select(selectLocation);
  // Starts again where there is a recording already: it was too long to be sent.
  browser.recorder?.forget();
  yield* call(browser.beginRecording);
  yield* call(browser.assign, safeRedirect(search) ?? paths.home());
}

export function* forgetRecording(): SagaGenerator<void> {
  const browser = yield* getContext<BrowserPort>('browser');
  browser.recorder?.forget();
}

export function* sendReport({
  payload: { message },
}: ReturnType<typeof problemReportSubmitted>): SagaGenerator<void> {
  const { visit } = yield* select(selectProblemReport);
  if (visit === null) return;
  const { ok } = yield* submit(
    { succeeded: problemReportSucceeded, failed: problemReportFailed },
    sendProblemReport,
    { message, recording: visit.text },
  );
  if (!ok) return;
  yield* put(draftDropped(draftNames.problemReport));
  yield* call(forgetRecording);
}

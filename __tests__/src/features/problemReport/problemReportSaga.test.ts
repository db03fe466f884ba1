import {
  beginRecording,
  forgetRecording,
  openReport,
  sendReport,
} from '../../../../src/features/problemReport/problemReportSaga.ts';
import {
  problemReportOpened,
  problemReportSubmitted,
  problemReportSucceeded,
  recordingBegun,
  selectProblemReport,
} from '../../../../src/features/problemReport/problemReportSlice.ts';
import { draftChanged } from '../../../../src/features/drafts/draftsSlice.ts';
import { locationChanged } from '../../../../src/routing/routerSlice.ts';
import { callFailures } from '../../../support/callFailures.ts';
import { recordedVisit } from '../../../support/factories/recording.ts';
import { runSaga } from '../../../support/runSaga.ts';

const visit = recordedVisit();
const receipt = { number: 17, reference: '7K2M9QX4TB' };
const message = 'Nothing happens.';
const args = [problemReportSubmitted({ message })] as [ReturnType<typeof problemReportSubmitted>];
const typed = draftChanged({ owner: null, name: 'problemReport', values: { message } });
const at = (search: string) =>
  locationChanged({
    location: { pathname: '/report-problem', search, hash: '', key: 'k' },
    action: 'PUSH',
  });

it('shows the tab’s recording, replacing an earlier report', async () => {
  const after = [recordingBegun(), problemReportSucceeded(receipt)];
  const { state } = await runSaga(openReport, { after, visit });
  expect(selectProblemReport(state)).toMatchObject({ visit, receipt: null });
});

it.each([
  ['?redirect=%2Fcart%3Fitem%3D11', '/cart?item=11'],
  ['', '/'],
  ['?redirect=https%3A%2F%2Felsewhere.example', '/'],
])('starts recording on the page that the customer came from: %j', async (search, page) => {
  const { browser } = await runSaga(beginRecording, { after: [at(search)] });
  expect(browser.recorder).toEqual(['forget', 'begin']);
  expect(browser.assigned).toEqual([page]);
});

it('deletes the recording on request', async () => {
  const { browser } = await runSaga(forgetRecording);
  expect(browser.recorder).toEqual(['forget']);
});

it('sends what is shown, then deletes the draft and ends the recording', async () => {
  const { state, api, browser } = await runSaga(sendReport, {
    args,
    after: [recordingBegun(), problemReportOpened(visit), typed],
    api: { 'POST problem-reports': receipt },
  });
  expect(api.calls.map(({ body }) => body)).toEqual([{ message, recording: visit.text }]);
  expect(selectProblemReport(state)).toMatchObject({ receipt, visit: null, recording: false });
  expect(state.drafts.guest).toEqual({});
  expect(browser.recorder).toEqual(['forget']);
});

it.each(callFailures)('keeps description and recording after %s', async (_name, reply, kind) => {
  const { state, browser } = await runSaga(sendReport, {
    args,
    after: [recordingBegun(), problemReportOpened(visit), typed],
    api: { 'POST problem-reports': reply() },
  });
  const failed = { status: 'failed', failure: { kind }, visit, recording: true, offered: true };
  expect(selectProblemReport(state)).toMatchObject(failed);
  expect(state.drafts.guest).toEqual({ problemReport: { message } });
  expect(browser.recorder).toEqual([]);
});

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Failure } from '../../api/failure.ts';
import type { ReportReceipt } from '../../api/problemReports.ts';
import type { RecordedVisit } from '../../saga/browserPort.ts';
import { notSent, sending, submitFailed, type SubmitState } from '../../saga/request.ts';

interface ProblemReportState extends SubmitState {
  /** This tab is being recorded on request. */
  recording: boolean;
  /** What is shown and then sent; null where nothing is recorded. */
  visit: RecordedVisit | null;
  receipt: ReportReceipt | null;
  /** False once a server has answered that it takes no reports. */
  offered: boolean;
}

const initialState: ProblemReportState = {
  ...notSent,
  recording: false,
  visit: null,
  receipt: null,
  offered: true,
};

const NOT_FOUND = 404;

const problemReportSlice = createSlice({
  name: 'problemReport',
  initialState,
  reducers: {
    recordingBegun: (state) => ({ ...state, recording: true }),
    opened: ({ recording, offered }, { payload }: PayloadAction<RecordedVisit | null>) => ({
      ...initialState,
      recording,
      offered,
      visit: payload,
    }),
    /** Only the saga handles it: the customer agrees to be recorded. */
    recordingAgreed: (state) => state,
    recordingStopped: (state) => ({ ...state, recording: false, visit: null }),
    submitted: (state, _: PayloadAction<{ message: string | null }>) => ({ ...state, ...sending }),
    succeeded: (state, { payload }: PayloadAction<ReportReceipt>) => ({
      ...state,
      ...notSent,
      recording: false,
      visit: null,
      receipt: payload,
    }),
    failed: (state, { payload }: PayloadAction<Failure>) => ({
      ...state,
      ...submitFailed(payload),
      offered: payload.code !== NOT_FOUND,
    }),
  },
});

export const {
  recordingBegun,
  opened: problemReportOpened,
  recordingAgreed,
  recordingStopped,
  submitted: problemReportSubmitted,
  succeeded: problemReportSucceeded,
  failed: problemReportFailed,
} = problemReportSlice.actions;
export const problemReportReducer = problemReportSlice.reducer;

interface WithProblemReport {
  problemReport: ProblemReportState;
}
export const selectProblemReport = (state: WithProblemReport) => state.problemReport;
export const selectIsRecording = (state: WithProblemReport) => state.problemReport.recording;

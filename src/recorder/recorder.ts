import type { SagaMonitor } from 'redux-saga';
import type { RecordingPort } from '../saga/browserPort.ts';
import type { Recording } from './recording.ts';

/** A text that outlives the page, but not the tab. */
export interface KeptText {
  read: () => string | null;
  keep: (text: string | null) => void;
}

/** A redux-saga monitor: it gets every action, and which saga puts it. */
export interface Recorder extends NonNullable<RecordingPort['recorder']> {
  monitor: SagaMonitor;
  recording: () => Recording;
  /** For the next page of this tab. */
  save: () => void;
}

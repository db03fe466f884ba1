import type { SagaMonitor } from 'redux-saga';
import type { RecordingPort } from '../saga/browserPort.ts';
import type { Recording } from './recording.ts';

/** A text that outlives the page, but not the tab. */
export interface KeptText {
  read: () => string | null;
  keep: (text: string | null) => void;
}

/** Hears what redux-saga tells its monitor: every action, and which saga puts it. */
export interface Recorder extends NonNullable<RecordingPort['recorder']> {
  monitor: SagaMonitor;
  recording: () => Recording;
  /** For the next page of this tab. */
  save: () => void;
}

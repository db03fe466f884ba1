import type { History } from 'history';
import type { KeptText } from '../recorder/recorder.ts';

export interface RecordedPage {
  window: Window;
  history: History;
  /** The slices that the page carries. */
  delivered: object | null;
  kept: KeptText;
  reportError: (error: unknown) => void;
}

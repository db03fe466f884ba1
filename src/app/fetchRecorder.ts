import type { Recorder } from '../recorder/recorder.ts';
import type { RecordedPage } from './recordedPage.ts';
import { keptText } from './windowPort.ts';

/** Where a tab keeps its recording between two pages. */
const RECORDING_KEY = 'recording';
export const keptRecording = (window: Window) =>
  keptText(() => window.sessionStorage, RECORDING_KEY);
/** `?record` in the address of any page. */
const SWITCH = /[?&]record\b/;

/**
 * Loads the recorder in development, or after an address of the tab has asked for it; null otherwise, and when its
 * code does not load. The start waits for it, so that it records the first action too.
 */
export async function fetchRecorder(page: Omit<RecordedPage, 'kept'>): Promise<Recorder | null> {
  const kept = keptRecording(page.window);
  const isWanted =
    process.env.NODE_ENV === 'development' ||
    SWITCH.test(page.window.location.search) ||
    kept.read() !== null;
  if (!isWanted) return null;
  try {
    const { storefrontRecorder } = await import('./storefrontRecorder.ts');
    return storefrontRecorder({ ...page, kept });
  } catch {
    return null;
  }
}

import { recordedReducer } from '../../src/app/recordedReducer.ts';
import type { RootState } from '../../src/app/rootReducer.ts';
import { selectLanguage } from '../../src/features/language/languageSlice.ts';
import { createRecorder } from '../../src/recorder/createRecorder.ts';
import { connectDevTools } from '../../src/recorder/devTools.ts';
import { reportUnexpected } from './reportedErrors.ts';

/** The storage of a tab, as far as a recorder uses it. */
export function keptText(before: string | null = null) {
  let text = before;
  return {
    read: () => text,
    keep: (next: string | null) => {
      text = next;
    },
  };
}

type Options = Partial<Parameters<typeof createRecorder<RootState>>[0]>;

/** A shop's recorder; the clock is stopped, and the browser is always idle. */
export const testRecorder = (options: Options = {}) =>
  createRecorder({
    reduce: recordedReducer,
    begins: {},
    languageOf: selectLanguage,
    release: '/assets/main.1.js',
    kept: keptText(),
    now: () => 0,
    idle: (work) => work(() => true),
    reportError: reportUnexpected,
    ...options,
  });

/** Redux DevTools shows what it records, as in the shop. */
export function shownRecorder(options: Options = {}) {
  const devTools = connectDevTools(window, {
    name: 'Shop',
    reduce: recordedReducer,
    onImported: () => undefined,
  });
  const recorder = testRecorder({ ...options, onEntry: devTools?.add });
  devTools?.show(recorder.recording());
  return recorder;
}

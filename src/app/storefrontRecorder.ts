import { selectLanguage } from '../features/language/languageSlice.ts';
import { createRecorder } from '../recorder/createRecorder.ts';
import { connectDevTools } from '../recorder/devTools.ts';
import { whenIdle } from '../recorder/idleQueue.ts';
import type { Recorder } from '../recorder/recorder.ts';
import { routerStateOf } from './connectHistory.ts';
import { importedText } from './importedText.ts';
import { recordedReducer } from './recordedReducer.ts';
import type { RecordedPage } from './recordedPage.ts';

/** The build names it after its content. */
const MAIN = 'script[src*="/main."]';

export function storefrontRecorder({
  window,
  history,
  delivered,
  ...page
}: RecordedPage): Recorder {
  const devTools = connectDevTools(window, {
    name: 'Shop, as it is recorded',
    reduce: recordedReducer,
    onImported: (text) => replayImported(window, text),
  });
  const recorder = createRecorder({
    ...page,
    reduce: recordedReducer,
    begins: { ...delivered, router: routerStateOf(history) },
    languageOf: selectLanguage,
    release: window.document.querySelector(MAIN)?.getAttribute('src') ?? '',
    now: Date.now,
    logsEffects: process.env.NODE_ENV === 'development',
    idle: whenIdle(window),
    onEntry: devTools?.add,
  });
  devTools?.show(recorder.recording());
  return recorder;
}

/** An imported file never belongs to the running shop. */
function replayImported(window: Window, text: string): void {
  const imported = importedText(window);
  imported.keep(text);
  if (imported.read() === null) throw new Error('Too long for this tab: open it at /?replay.');
  window.location.assign('/?replay');
}

import { recordedReducer } from '../app/recordedReducer.ts';
import { connectDevTools } from '../recorder/devTools.ts';
import type { Recording } from '../recorder/recording.ts';
import type { ReadRecordingFile } from './recordingFile.ts';
import type { ReplayDevTools } from './ReplayMode.tsx';
import { createSignal } from './signal.ts';

/** Does nothing without the extension. */
export function connectReplay(window: Window, read: ReadRecordingFile): ReplayDevTools {
  const moves = createSignal<number>();
  const imports = createSignal<Recording>();
  const devTools = connectDevTools(window, {
    name: 'Replay',
    reduce: recordedReducer,
    onMoved: moves.tell,
    onImported: (text) => {
      const recording = read(text);
      if (recording === null) throw new Error('This is no recording of this version of the shop.');
      imports.tell(recording);
    },
  });
  return {
    onMoved: moves.listen,
    onImported: imports.listen,
    show: (recording) => devTools?.show(recording),
  };
}

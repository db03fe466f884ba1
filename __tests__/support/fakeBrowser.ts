import { nextTask } from '../../src/ui/nextTask.ts';
import type { Language } from '../../src/contract/languages.ts';
import type { DraftsState } from '../../src/features/drafts/draftsSlice.ts';
import type { RecordedVisit, SavedFile } from '../../src/saga/browserPort.ts';

/** A tab's storage, and its customer. */
export type KeptDrafts = Partial<DraftsState>;

/** Records what sagas do to the browser, whose tab may hold drafts of before. */
export function fakeBrowser(
  before: KeptDrafts | null = null,
  languages: readonly string[] = ['en-GB'],
  visit: RecordedVisit | null = null,
  keptLanguage: Language | null = null,
) {
  const assigned: string[] = [];
  const order: ('assign' | 'save' | 'reload' | 'print')[] = [];
  const files: SavedFile[] = [];
  const keptLanguages: Language[] = [];
  const recorder: ('begin' | 'forget')[] = [];
  let kept = before && JSON.stringify(before);
  return {
    record: {
      assigned,
      order,
      files,
      /** The languages reported to the server, in order. */
      keptLanguages,
      /** The calls to the recorder, in order. */
      recorder,
      /** Null when the tab keeps none. */
      get drafts() {
        return JSON.parse(kept ?? 'null') as DraftsState | null;
      },
    },
    port: {
      assign: (url: string) => {
        order.push('assign');
        assigned.push(url);
      },
      reload: () => {
        order.push('reload');
        return Promise.resolve();
      },
      languages: () => languages,
      keepLanguage: (language: Language) => void keptLanguages.push(language),
      keptLanguage: () => keptLanguages.at(-1) ?? keptLanguage,
      print: () => void order.push('print'),
      saveFile: (file: SavedFile) => void files.push(file),
      saveState: () => {
        order.push('save');
        return Promise.resolve();
      },
      nextTask,
      readDrafts: () => kept,
      keepDrafts: (text: string | null) => {
        kept = text;
      },
      recorder: { visit: () => visit, forget: () => void recorder.push('forget') },
      beginRecording: () => void recorder.push('begin'),
    },
  };
}

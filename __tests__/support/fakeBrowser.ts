import type { SavedFile } from '../../src/saga/browserPort.ts';

/** Records what sagas do to the browser, which may hold drafts of before. */
export function fakeBrowser(kept: Readonly<Record<string, string>> = {}) {
  const assigned: string[] = [];
  const order: ('assign' | 'save' | 'reload' | 'print')[] = [];
  const files: SavedFile[] = [];
  const drafts = new Map(Object.entries(kept));
  return {
    record: { assigned, order, drafts, files },
    port: {
      assign: (url: string) => {
        order.push('assign');
        assigned.push(url);
      },
      reload: () => void order.push('reload'),
      print: () => void order.push('print'),
      saveFile: (file: SavedFile) => void files.push(file),
      saveState: () => {
        order.push('save');
        return Promise.resolve();
      },
      readDrafts: () => drafts.get('all') ?? null,
      keepDrafts: (text: string | null) => void drafts.set('all', text ?? 'null'),
      readDraft: (name: string) => drafts.get(name) ?? null,
      keepDraft: (name: string, text: string | null) => {
        if (text === null) drafts.delete(name);
        else drafts.set(name, text);
      },
    },
  };
}

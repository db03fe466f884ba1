/** Records what sagas do to the browser. */
export function fakeBrowser() {
  const assigned: string[] = [];
  const order: ('assign' | 'save' | 'reload' | 'print')[] = [];
  const drafts = new Map<string, string>();
  return {
    record: { assigned, order, drafts },
    port: {
      assign: (url: string) => {
        order.push('assign');
        assigned.push(url);
      },
      reload: () => void order.push('reload'),
      print: () => void order.push('print'),
      saveState: () => {
        order.push('save');
        return Promise.resolve();
      },
      readDraft: (name: string) => drafts.get(name) ?? null,
      keepDraft: (name: string, text: string | null) => {
        if (text === null) drafts.delete(name);
        else drafts.set(name, text);
      },
    },
  };
}

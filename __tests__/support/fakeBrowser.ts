/** Records what sagas do to the browser. */
export function fakeBrowser() {
  const assigned: string[] = [];
  const browser = { assigned, reloads: 0, saves: 0 };
  return {
    record: browser,
    port: {
      assign: (url: string) => void assigned.push(url),
      reload: () => void (browser.reloads += 1),
      saveState: () => {
        browser.saves += 1;
        return Promise.resolve();
      },
    },
  };
}

export type BrowserRecord = ReturnType<typeof fakeBrowser>['record'];

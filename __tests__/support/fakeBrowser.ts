/** Records what sagas do to the browser. */
export function fakeBrowser() {
  const assigned: string[] = [];
  const order: ('assign' | 'save' | 'reload')[] = [];
  return {
    record: { assigned, order },
    port: {
      assign: (url: string) => {
        order.push('assign');
        assigned.push(url);
      },
      reload: () => void order.push('reload'),
      saveState: () => {
        order.push('save');
        return Promise.resolve();
      },
    },
  };
}

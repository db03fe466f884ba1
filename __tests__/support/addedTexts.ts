/** Records the texts of what is added to the page, in that order, until `stop` returns them. */
export function recordAddedTexts(): { stop: () => readonly string[] } {
  const added: string[] = [];
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const { textContent } of addedNodes) added.push(textContent ?? '');
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    stop: () => {
      observer.disconnect();
      return added;
    },
  };
}

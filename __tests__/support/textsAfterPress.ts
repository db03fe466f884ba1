import { getConfig, screen } from '@testing-library/react';

/** Presses a button, and answers the texts of the page after each task that changed it, until a dialog is there. */
export async function textsAfterPress(button: string, dialog: string): Promise<(string | null)[]> {
  const texts: (string | null)[] = [];
  const observer = new MutationObserver(() => texts.push(document.body.textContent));
  observer.observe(document.body, { childList: true, subtree: true });
  await getConfig().asyncWrapper(async () => {
    screen.getByRole('button', { name: button }).click();
    await Promise.resolve();
  });
  await screen.findByRole('dialog', { name: dialog });
  observer.disconnect();
  return texts;
}

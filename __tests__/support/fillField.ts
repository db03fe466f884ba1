import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into a labelled field at once: a form of a dozen fields is slow to type key by key. */
export async function fillField(
  user: UserEvent,
  label: string | RegExp,
  text: string,
): Promise<void> {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

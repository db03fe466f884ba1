import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Sets a labelled field's text at once: typing a dozen fields key by key is slow. */
export async function fillField(
  user: UserEvent,
  label: string | RegExp,
  text: string,
): Promise<void> {
  await user.click(await screen.findByLabelText(label));
  await user.paste(text);
}

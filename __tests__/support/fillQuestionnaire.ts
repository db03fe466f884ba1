import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { fillField } from './fillField.ts';

/** By label: finding a role and its name is slow in a form of this size. */
export async function fillQuestionnaire(user: UserEvent): Promise<void> {
  await user.click(await screen.findByLabelText('No'));
  await user.click(screen.getByLabelText('Peanuts'));
  await fillField(user, 'Age', '34');
  await fillField(user, 'Height', '172');
  await fillField(user, 'Weight', '71.5');
  await user.click(screen.getByLabelText('Moderately active'));
  await user.click(screen.getByLabelText(/^I agree that the kitchen/));
}

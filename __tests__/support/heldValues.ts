import { screen, within } from '@testing-library/react';

const ROLES = ['textbox', 'combobox', 'radio', 'checkbox'];

/** What every field of the page holds. */
export const heldValues = () =>
  ROLES.flatMap((role) =>
    // Finding out whether each one is hidden is slow.
    within(screen.getByRole('main'))
      .queryAllByRole<HTMLInputElement>(role, { hidden: true })
      .map(({ checked, value, type }) => (type === role ? checked : value)),
  );

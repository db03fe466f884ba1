import { screen, within } from '@testing-library/react';

const ROLES = ['textbox', 'combobox', 'radio', 'checkbox'];

/** What every field of the page holds. */
export function heldValues() {
  // A dialog hides the page while it stays open.
  const main = within(screen.getByRole('main', { hidden: true }));
  const fields = ROLES.flatMap((role) =>
    // Finding out whether each one is hidden is slow.
    main
      .queryAllByRole<HTMLInputElement>(role, { hidden: true })
      .map(({ checked, value, type }) => (type === role ? checked : value)),
  );
  // They have no role.
  const passwords = main.queryAllByLabelText<HTMLInputElement>(/password/i, {
    selector: 'input[type="password"]',
  });
  return [...fields, ...passwords.map(({ value }) => value)];
}

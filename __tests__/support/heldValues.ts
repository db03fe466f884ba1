import { screen, within } from '@testing-library/react';

const ROLES = ['textbox', 'combobox', 'radio', 'checkbox'];

/** The values of all fields of the page. */
export function heldValues() {
  // A dialog hides the page while it stays open.
  const main = within(screen.getByRole('main', { hidden: true }));
  const fields = ROLES.flatMap((role) =>
    // Checking whether each one is hidden is slow.
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

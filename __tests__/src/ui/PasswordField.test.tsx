import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from '../../../src/ui/PasswordField.tsx';

test('the password can be shown and hidden again', async () => {
  const user = userEvent.setup();
  render(
    <PasswordField
      name="password"
      label="Password"
      value="secret12"
      onChange={() => undefined}
      showLabel="Show"
      hideLabel="Hide"
      autoComplete="current-password"
    />,
  );
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input).toHaveAttribute('type', 'password');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorState } from '../../../src/ui/ErrorState.tsx';

test('it announces itself and offers to try again', async () => {
  const onRetry = jest.fn();
  render(<ErrorState title="Could not load" retryLabel="Try again" onRetry={onRetry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('Could not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

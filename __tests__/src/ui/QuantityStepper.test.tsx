import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from '../../../src/ui/QuantityStepper.tsx';

function Stepper({ disabled = false }: { disabled?: boolean }) {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper
      label="Quantity"
      decreaseLabel="Fewer"
      increaseLabel="More"
      min={1}
      max={3}
      value={value}
      onChange={setValue}
      disabled={disabled}
    />
  );
}

test('it stops at the bounds and the button keeps the focus there', async () => {
  render(<Stepper />);
  const more = screen.getByRole('button', { name: 'More' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(screen.getByRole('status')).toHaveTextContent('3');
  expect(more).toHaveAttribute('aria-disabled', 'true');
  expect(more).toHaveFocus();

  const fewer = screen.getByRole('button', { name: 'Fewer' });
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  await userEvent.click(fewer);
  expect(screen.getByRole('status')).toHaveTextContent('1');
  expect(fewer).toHaveAttribute('aria-disabled', 'true');
});

test('a disabled stepper does not step', async () => {
  render(<Stepper disabled />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('status')).toHaveTextContent('2');
});

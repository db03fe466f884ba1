import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { RadioCards } from '../../../src/ui/RadioCards.tsx';

function Cards({ error }: { error?: string }) {
  const [value, setValue] = useState('');
  return (
    <RadioCards
      name="variant"
      label="Variant"
      error={error}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      options={[
        { value: 'men', title: 'Men', description: '150 g protein', aside: '145.000 KD' },
        { value: 'women', title: 'Women' },
        { value: 'gone', title: 'Sold out', disabled: true },
      ]}
    />
  );
}

test('a card is a radio button, named by its title and described by the rest', async () => {
  render(<Cards />);
  const men = screen.getByRole('radio', { name: 'Men' });
  expect(men).toHaveAccessibleDescription('150 g protein 145.000 KD');
  await userEvent.click(screen.getByText('145.000 KD'));
  expect(men).toBeChecked();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Women' })).toBeChecked();
});

test('a sold out card cannot be chosen', async () => {
  render(<Cards />);
  await userEvent.click(screen.getByText('Sold out'));
  expect(screen.getByRole('radio', { name: 'Sold out' })).not.toBeChecked();
});

test('the error belongs to the group', () => {
  render(<Cards error="The field is required." />);
  const group = screen.getByRole('radiogroup', { name: 'Variant' });
  expect(group).toHaveAccessibleDescription('The field is required.');
  expect(group).toBeInvalid();
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ChipGroup } from '../../../src/ui/ChipGroup.tsx';

const OPTIONS = [
  { value: 'milk', label: 'حليب' },
  { value: 'rice', label: 'الأرز' },
  { value: 'nuts', label: 'مكسرات' },
];

function Chips({ onChange }: { onChange: (values: string[]) => void }) {
  const [values, setValues] = useState<readonly string[]>(['nuts']);
  return (
    <ChipGroup
      name="allergies"
      label="Allergies"
      values={values}
      options={OPTIONS}
      search={{ label: 'Search', emptyText: 'Nothing found' }}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
    />
  );
}

test('chips are checkboxes; the values are in the order of the options', async () => {
  const onChange = jest.fn();
  render(<Chips onChange={onChange} />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'حليب' }));
  expect(onChange).toHaveBeenLastCalledWith(['milk', 'nuts']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'مكسرات' }));
  expect(onChange).toHaveBeenLastCalledWith(['milk']);
});

test('the search accepts spelling variants of Arabic and keeps hidden selections', async () => {
  const onChange = jest.fn();
  render(<Chips onChange={onChange} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'الارز');
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'الأرز' }));
  expect(onChange).toHaveBeenLastCalledWith(['rice', 'nuts']);
});

test('a search without a match says so', async () => {
  render(<Chips onChange={() => undefined} />);
  await userEvent.type(screen.getByRole('searchbox'), 'zzz');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found');
});

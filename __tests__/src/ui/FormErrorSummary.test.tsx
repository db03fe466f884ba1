import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormErrorSummary } from '../../../src/ui/FormErrorSummary.tsx';
import { SegmentedControl } from '../../../src/ui/SegmentedControl.tsx';
import { TextField } from '../../../src/ui/TextField.tsx';

// jsdom lays nothing out, so it has nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

const PROBLEMS = [
  { name: 'email', message: 'Give an e-mail' },
  { name: 'days', message: 'Choose the days' },
  { message: 'The server is closed' },
];

function Form({ attempt, errors = PROBLEMS }: { attempt: number; errors?: typeof PROBLEMS }) {
  return (
    <>
      <FormErrorSummary title="Please check" errors={errors} attempt={attempt} />
      <TextField name="email" label="E-mail" value="" onChange={() => undefined} />
      <SegmentedControl
        name="days"
        label="Days"
        value="all"
        onChange={() => undefined}
        options={[
          { value: 'some', label: 'Some' },
          { value: 'all', label: 'All' },
        ]}
      />
    </>
  );
}

test('each problem leads to its field, or to the chosen answer of a group', async () => {
  render(<Form attempt={1} />);
  await userEvent.click(screen.getByRole('link', { name: 'Give an e-mail' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await userEvent.click(screen.getByRole('link', { name: 'Choose the days' }));
  expect(screen.getByRole('radio', { name: 'All' })).toHaveFocus();
  expect(screen.getByText('The server is closed')).not.toHaveAttribute('href');
});

test('it takes the focus once for each failed attempt, not while the customer corrects', () => {
  const { rerender } = render(<Form attempt={0} errors={[]} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  rerender(<Form attempt={1} />);
  expect(screen.getByRole('alert')).toHaveFocus();

  screen.getByLabelText('E-mail').focus();
  rerender(<Form attempt={1} errors={[]} />);
  rerender(<Form attempt={1} errors={PROBLEMS.slice(1)} />);
  expect(screen.getByLabelText('E-mail')).toHaveFocus();

  rerender(<Form attempt={2} errors={PROBLEMS.slice(1)} />);
  expect(screen.getByRole('alert')).toHaveFocus();
});

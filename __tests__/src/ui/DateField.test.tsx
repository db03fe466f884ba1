import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { calendarLanguage } from '../../../src/i18n/calendarLanguage.ts';
import { DateField } from '../../../src/ui/DateField.tsx';
import type { DateFieldProps } from '../../../src/ui/DateField.tsx';

const LABELS = {
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  today: 'Today',
  selected: 'chosen',
};

const field = (props: Partial<DateFieldProps> = {}) => (
  <DateField
    name="start"
    label="Start date"
    value="2026-03-15"
    onChange={() => undefined}
    today="2026-03-10"
    language={calendarLanguage('en')}
    labels={LABELS}
    {...props}
  />
);

function renderField(props: Partial<DateFieldProps> = {}) {
  const onChange = jest.fn();
  render(field({ onChange, ...props }));
  return onChange;
}

const day = (name: string | RegExp) => screen.getByRole('button', { name });

test('returns a chosen day as YYYY-MM-DD, and marks today and the chosen day', async () => {
  const onChange = renderField();
  expect(day(/^Sunday,? 15 March 2026, chosen$/)).toBeVisible();
  expect(day(/^Today, Tuesday,? 10 March 2026$/)).toBeVisible();
  await userEvent.click(day(/^Monday,? 16 March 2026$/));
  expect(onChange).toHaveBeenCalledWith('2026-03-16');
});

test('the week begins on Saturday', () => {
  renderField();
  const [first, ...others] = within(screen.getByRole('grid')).getAllByRole('columnheader', {
    hidden: true,
  });
  expect(first).toHaveTextContent('Sat');
  expect(others.at(-1)).toHaveTextContent('Fri');
});

test('days before the first, after the last, and without delivery cannot be chosen', async () => {
  const onChange = renderField({
    min: '2026-03-13',
    max: '2026-03-20',
    isDisabled: (date) => date === '2026-03-14',
  });
  for (const name of [/\b12 March/, /\b14 March/, /\b21 March/]) expect(day(name)).toBeDisabled();
  await userEvent.click(day(/\b14 March/));
  expect(onChange).not.toHaveBeenCalled();
  expect(day('Next month')).toHaveAttribute('aria-disabled', 'true');
  expect(day('Previous month')).toHaveAttribute('aria-disabled', 'true');
});

test.each([
  { dir: 'ltr', key: '{ArrowRight}', next: '2026-03-16' },
  { dir: 'rtl', key: '{ArrowLeft}', next: '2026-03-16' },
  { dir: 'rtl', key: '{ArrowRight}', next: '2026-03-14' },
] as const)('$key on a page that is $dir goes to $next', async ({ dir, key, next }) => {
  const onChange = renderField({ language: { ...calendarLanguage('en'), direction: dir } });
  act(() => day(/15 March/).focus());
  await userEvent.keyboard(`${key}{Enter}`);
  expect(onChange).toHaveBeenCalledWith(next);
});

describe('the month', () => {
  it('of a new day opens', () => {
    const { rerender } = render(field());
    rerender(field({ value: '2026-04-02' }));
    expect(day(/\b2 April 2026, chosen$/)).toBeVisible();
  });

  it('that the customer has turned to stays when the first day is chosen for them', async () => {
    const { rerender } = render(field({ value: '' }));
    await userEvent.click(day('Next month'));
    rerender(field({ value: '2026-03-12' }));
    expect(day(/\b2 April 2026$/)).toBeVisible();
    rerender(field({ value: '2026-05-03' }));
    expect(day(/\b3 May 2026, chosen$/)).toBeVisible();
  });
});

test('the arrows step over days that cannot be chosen', async () => {
  const onChange = renderField({ isDisabled: (date) => date === '2026-03-16' });
  act(() => day(/15 March/).focus());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  expect(onChange).toHaveBeenCalledWith('2026-03-17');
});

test('Arabic has its own names with Latin digits', () => {
  renderField({ language: calendarLanguage('ar') });
  expect(screen.getByText('مارس 2026')).toBeVisible();
  expect(screen.getByText('سبت')).toBeInTheDocument();
  expect(day(/^الأحد، 15 مارس 2026، chosen$/)).toHaveTextContent('15');
});

test('label, hint and error belong to the group', () => {
  renderField({ hint: 'Three days from today', error: 'Choose a day' });
  expect(screen.getByRole('group', { name: 'Start date' })).toHaveAccessibleDescription(
    'Choose a day Three days from today',
  );
});

test('a day that cannot be chosen says why', async () => {
  const onChange = renderField({
    unavailableReason: (date) => {
      if (date === '2026-03-16') return { text: 'fully booked', mark: 'full' };
      return date === '2026-03-17' ? { text: 'closed', mark: 'closed' } : null;
    },
  });
  const full = day(/^Monday,? 16 March 2026, fully booked$/);
  expect(full).toBeDisabled();
  expect(full.closest('td')).toHaveClass('full');
  expect(day(/^Tuesday,? 17 March 2026, closed$/)).toBeDisabled();
  await userEvent.click(full);
  expect(onChange).not.toHaveBeenCalled();
});

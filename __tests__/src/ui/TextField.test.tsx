import { render, screen } from '@testing-library/react';
import { TextField } from '../../../src/ui/TextField.tsx';
import type { TextFieldProps } from '../../../src/ui/TextField.tsx';

function renderField(props: Partial<TextFieldProps> = {}) {
  render(<TextField name="phone" label="Mobile" value="" onChange={() => undefined} {...props} />);
  return screen.getByRole('textbox');
}

test('the hint and the error describe the box, and only an error makes it invalid', () => {
  const input = renderField({ hint: 'Eight digits', error: 'Invalid mobile number' });
  expect(input).toHaveAccessibleName('Mobile');
  expect(input).toHaveAccessibleDescription('Invalid mobile number Eight digits');
  expect(input).toBeInvalid();
});

test('without an error the box is valid and described by its hint alone', () => {
  const input = renderField({ hint: 'Eight digits' });
  expect(input).toHaveAccessibleDescription('Eight digits');
  expect(input).toBeValid();
});

test('a mark such as "Optional" is part of the name', () => {
  expect(renderField({ requirement: 'Optional' })).toHaveAccessibleName('Mobile Optional');
});

test('a number is a left-to-right text box with the number pad, so that any digits can be typed', () => {
  const input = renderField({ numeric: true });
  expect(input).toHaveAttribute('type', 'text');
  expect(input).toHaveAttribute('inputmode', 'numeric');
  expect(input).toHaveAttribute('dir', 'ltr');
});

test('free text follows its own direction, an empty box that of the page', () => {
  expect(renderField({ dir: 'auto', value: 'نورة' })).toHaveAttribute('dir', 'auto');
});

test('an empty box follows the direction of the page', () => {
  expect(renderField({ dir: 'auto' })).not.toHaveAttribute('dir');
});

test('an empty left-to-right box shows its placeholder in the direction of the page', () => {
  const { rerender } = render(<CodeField value="" />);
  expect(screen.getByRole('textbox')).not.toHaveAttribute('dir');
  rerender(<CodeField value="W" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('dir', 'ltr');
});

const CodeField = ({ value }: { value: string }) => (
  <TextField
    name="c"
    label="رمز"
    placeholder="مثل A1"
    ltr
    value={value}
    onChange={() => undefined}
  />
);

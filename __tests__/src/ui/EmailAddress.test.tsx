import { render, screen } from '@testing-library/react';
import { EmailAddress } from '../../../src/ui/EmailAddress.tsx';

it('is one word to the reader, and may break before its @', () => {
  const { container } = render(<EmailAddress>noura@mizan.example</EmailAddress>);
  expect(screen.getByText('noura@mizan.example')).toHaveAttribute('dir', 'ltr');
  expect(container.querySelector('wbr')?.nextSibling).toHaveTextContent('@mizan.example');
});
